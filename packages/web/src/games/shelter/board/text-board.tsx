import {
  type BuiltRoomId,
  type Choice,
  COLOURS,
  cubesText,
  type ItemId,
  nameSpace,
  SLOTS,
  roomIndex,
  columnsOf,
  spaceAt,
  spaceIn,
  spaceText,
  ELEVATOR_COLUMN,
  whereText,
  effectText,
  LETTERS,
  RESOURCES,
  ROOMS,
  sentence,
} from '@overseer/shelter'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { forecast } from './forecast.ts'
import { happinessOf } from './play.ts'
import { questionOf } from './question.tsx'
import css from './text-board.module.css'

/** The same table and the same choices in words, for people who play by ear or like to read. */
export function TextBoard() {
  const board = useBoard()
  const play = usePlay()
  const { view, say, nameOf, narrator, choices } = play
  return (
    <div class={css.text}>
      <p>
        {say('table.round', { n: view.round })}. {say('table.threatsLeft', { n: view.threatPile.deck })}.
        {view.ending !== null && ` ${t('table.lastRound')}`}
      </p>
      {choices.length > 0 && (
        <section>
          <h2>{questionOf(play)}</h2>
          <ol class={css.choices}>
            {choices.map((choice, i) => (
              <li key={i}>
                <button type="button" class="button plain" data-number={i + 1} onClick={() => board.choose(choice)}>
                  <kbd aria-hidden="true">{i + 1}</kbd> {sentences(choice)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{t('table.players')}</h2>
        <ul>
          {view.players.map((player, seat) => (
            <li key={seat}>
              <h3>
                {nameOf(seat)} ({say(`colour.${COLOURS[seat]!}`)})
              </h3>
              <p>
                {say('amount.happiness', { n: happinessOf(view, seat) })},{' '}
                {RESOURCES.map(one => say(`amount.${one}`, { n: player[one] })).join(', ')}.{' '}
                {say('table.free', { n: player.plain + player.trained.length })},{' '}
                {say('table.hurt', { n: player.hurt })}
                {player.trained.length > 0 &&
                  `, ${LETTERS.filter(letter => player.trained.includes(letter)).join(' ')}`}
                {player.passed && `, ${say('table.passed')}`}
                {view.token === seat && `, ${say('table.token')}`}.
              </p>
              {player.items.length > 0 && (
                <p>
                  {player.items
                    .map(
                      item => `${itemText(item)}${player.exhausted.includes(item) ? ` ${t('table.exhausted')}` : ''}`,
                    )
                    .join(' ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('table.vault')}</h2>
        <ul>
          {Array.from({ length: view.players.length + 1 }, (_, level) => (
            <li key={level}>
              <h3>
                {level === 0 ? sentence(say('level.top')) : say('level.own', { who: nameOf(view.levels[level - 1]!) })}
              </h3>
              <ul>
                {spacesOf(view.vault, level).map(name => (
                  <li key={name}>{describe(name)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('table.items')}</h2>
        <ul>
          {view.itemTrack.map(item => (
            <li key={item}>{itemText(item)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('table.rooms')}</h2>
        <ul>
          {view.roomTrack.map(room => (
            <li key={room}>{roomText(room)}</li>
          ))}
        </ul>
      </section>
    </div>
  )

  /** What is chosen, and what it would mean. */
  function sentences(choice: Choice): string {
    const notes = forecast(board.drawn, choice)
    const what = narrator.choice(view, choice)
    return [notes.length === 0 || what.endsWith('.') ? what : `${what}.`, ...notes].join(' ')
  }

  function itemText(item: ItemId): string {
    return t('table.line', { what: say(`item.${item}`), text: effectText(say, item) })
  }

  function roomText(room: BuiltRoomId): string {
    const { left, right, price } = ROOMS[room]
    const text = `1) ${spaceText(say, left)}. 2) ${spaceText(say, right)}.`
    return `${t('help.room', { name: say(`room.${room}`), price: cubesText(say, price) })} ${text}`
  }

  function describe(name: ReturnType<typeof nameSpace>): string {
    const id = spaceAt('TABCD'.indexOf(name[0]!), Number(name.slice(1)))
    const crew = view.crews[id]
    const who = crew ? ` ${nameOf(crew.seat)}${crew.hurt > 0 ? ` (${say('table.hurt', { n: crew.hurt })})` : ''}.` : ''
    return `${t('table.line', { what: whereText(say, view, name), text: spaceText(say, spaceIn(view, id)!) })}.${who}`
  }
}

function spacesOf(vault: readonly unknown[], level: number): ReturnType<typeof nameSpace>[] {
  const columns = [...Array(SLOTS).keys()]
    .filter(slot => vault[roomIndex(level, slot)])
    .flatMap(slot => [...columnsOf(slot)])
  return [...columns, ELEVATOR_COLUMN].sort((a, b) => a - b).map(column => nameSpace(spaceAt(level, column)))
}
