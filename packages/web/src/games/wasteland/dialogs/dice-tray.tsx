import {
  asState,
  FACES,
  type Fight,
  type ItemId,
  ITEMS,
  type Letter,
  playerAt,
  rerollsBy,
  type TestRoll,
  weaponRerolls,
} from '@overseer/wasteland'
import { Die, LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import { usePlay } from '../board/board-state.ts'
import { t } from '../words.ts'
import css from './dice-tray.module.css'

const BLANK = [0, 0, 0] // dice that are not cast yet

/** The dice on their tray, and where rerolls come from. Dice picked for a reroll are ringed; a click picks or drops one. */
export function DiceTray({
  is,
  roll,
  words,
  picked,
  toggle,
}: {
  is: 'test' | 'fight'
  roll: Fight | TestRoll
  words: readonly string[] // under each die
  picked: readonly number[]
  toggle?: (die: number) => void // undefined: nothing can be rolled again
}) {
  const cast = roll.dice.length > 0
  return (
    <div class={css.tray}>
      <div class={css.dice}>
        {(cast ? roll.dice : BLANK).map((face, die) => (
          <button
            key={die}
            type="button"
            aria-pressed={toggle !== undefined && picked.includes(die)}
            aria-disabled={toggle === undefined}
            aria-label={[t('roll.die', { n: die + 1 }), words[die]].filter(Boolean).join(', ')}
            onClick={() => toggle?.(die)}
          >
            <Die
              face={FACES[face - 1] ?? null}
              ringed={toggle !== undefined && picked.includes(die)}
              class={css.die ?? ''}
            />
            {words[die] !== undefined && <span aria-hidden="true">{words[die]}</span>}
          </button>
        ))}
      </div>
      {is === 'test' && <TestHits trial={roll as TestRoll} />}
      <Rerolls is={is} roll={roll} />
    </div>
  )
}

/** Hits in a test: those there are, and those that are missing. */
function TestHits({ trial: { dice, n, bonus } }: { trial: TestRoll }) {
  const hits = dice.reduce((sum, face) => sum + (FACES[face - 1]?.hits ?? 0), bonus)
  return (
    <div class={css.hits}>
      <h3>{t('roll.bursts')}</h3>
      <p>
        {Array.from({ length: Math.max(n, hits) }, (_, at) => (
          <Mark key={at} name={at < hits ? 'hit' : 'hitOff'} />
        ))}
        <b>{t('goal.count', { n: hits, all: n })}</b>
      </p>
    </div>
  )
}

/** Where rerolls come from: letters that count here, the weapon they belong to, and Well Rested. */
function Rerolls({ is, roll }: { is: 'test' | 'fight'; roll: Fight | TestRoll }) {
  const { view, captions } = usePlay()
  const { seat, rerolls, rested } = roll
  const player = playerAt(asState(view), seat)
  const weapons = player.equipped.filter(item => ITEMS[item].kind === 'weapon')
  const left = is === 'fight' && roll.dice.length === 0 ? rerolls + weaponRerolls(player) : rerolls
  const tested = is === 'test' ? (roll as TestRoll).letters : []
  const sources =
    is === 'test' ? [{ item: null, letters: tested }] : weapons.map(item => ({ item, letters: ITEMS[item].letters }))
  const cards = player.equipped.filter(item => rerollsBy(item, tested) > 0)
  const byCards = cards.reduce((sum, item) => sum + rerollsBy(item, tested), 0)
  const owned = sources.flatMap(({ letters }) => letters).filter(letter => player.letters.includes(letter)).length
  let spent = Math.max(0, owned + byCards - left) // the first ones are used up first
  const isSpent = (letter: Letter): boolean => player.letters.includes(letter) && spent-- > 0
  const fresh = player.traits.includes('wellRested') && !rested
  return (
    <div class={css.rerolls}>
      <h3>
        {t('roll.rerolls')} <small>{t('roll.left', { n: left })}</small>
      </h3>
      <p>
        {sources.map(({ item, letters }, at) => (
          <span key={at} class={css.source}>
            {item !== null && <Thing item={item} />}
            {letters.map(letter => (
              <LetterToken
                key={letter}
                letter={letter}
                seat={seat}
                owned={player.letters.includes(letter)}
                spent={isSpent(letter)}
                label={captions.say(`letter.${letter}`)}
              />
            ))}
          </span>
        ))}
        {cards.map(item => (
          <span key={item} class={css.source}>
            <Thing item={item} /> +{rerollsBy(item, tested)}
          </span>
        ))}
        {fresh && (
          <span class={css.source} data-ready>
            <Mark name="wellRested" /> {captions.say('trait.wellRested')}
          </span>
        )}
      </p>
    </div>
  )
}

function Thing({ item }: { item: ItemId }) {
  const { captions } = usePlay()
  return (
    <i class={css.thing}>
      <ItemPicture of={item} label={captions.say(`item.${item}`)} />
    </i>
  )
}
