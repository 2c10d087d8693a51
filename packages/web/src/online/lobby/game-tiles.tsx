import { boxOf, GAME_IDS } from '@overseer/games/boxes'
import { Emblem } from '../../games/emblem.tsx'
import { gameName } from '../../games/kits.ts'
import { t } from '../words.ts'
import css from './game-tiles.module.css'

/** Which game: a picture of each, and how long it takes. */
export function GameTiles({ game, onChange }: { game: string; onChange(game: string): void }) {
  return (
    <fieldset class={css.tiles}>
      <legend class="visually-hidden">{t('setup.game')}</legend>
      {GAME_IDS.map(id => {
        const { minutes } = boxOf(id)
        return (
          <label key={id} class={css.tile}>
            <input type="radio" name="game" checked={game === id} onChange={() => onChange(id)} />
            <Emblem game={id} class={css.emblem} />
            <b>{gameName(id)}</b>
            {minutes && <small>{t('lobby.minutes', { from: minutes[0], to: minutes[1] })}</small>}
          </label>
        )
      })}
    </fieldset>
  )
}
