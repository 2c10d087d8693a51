import {
  type BuiltRoomId,
  type Choice,
  COLOURS,
  columnsOf,
  cubesText,
  effectText,
  ELEVATOR_COLUMN,
  type ItemId,
  LETTERS,
  nameSpace,
  RESOURCES,
  roomIndex,
  ROOMS,
  sentence,
  type ShelterSay,
  SLOTS,
  spaceAt,
  spaceIn,
  type SpaceName,
  spaceText,
  whereText,
} from '@overseer/shelter'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { forecast } from './forecast.ts'
import { happinessOf, spaceId } from './play.ts'
import { questionOf } from './question.tsx'
import css from './text-board.module.css'

/** The same table and the same choices in words, for people who play by ear or like to read. */
export function TextBoard() {
  const { view, say, choices } = usePlay()
  return (
    <div class={css.text}>
      <p>
        {say('table.round', { n: view.round })}. {say('table.threatsLeft', { n: view.threatPile.deck })}.
        {view.ending !== null && ` ${t('table.lastRound')}`}
      </p>
      {choices.length > 0 && <Choices />}
      <Players />
      <Vault />
      <Tracks />
    </div>
  )
}

/** What is asked, and every answer with what it would mean. */
function Choices() {
  const board = useBoard()
  const play = usePlay()
  const sentences = (choice: Choice): string => {
    const notes = forecast(board.drawn, choice)
    const what = play.narrator.choice(play.view, choice)
    return [notes.length === 0 || what.endsWith('.') ? what : `${what}.`, ...notes].join(' ')
  }
  return (
    <section>
      <h2>{questionOf(play)}</h2>
      <ol class={css.choices}>
        {play.choices.map((choice, i) => (
          <li key={i}>
            <button type="button" class="button plain" data-number={i + 1} onClick={() => board.choose(choice)}>
              <kbd aria-hidden="true">{i + 1}</kbd> {sentences(choice)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Players() {
  const { view, say, nameOf } = usePlay()
  return (
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
              {say('table.free', { n: player.plain + player.trained.length })}, {say('table.hurt', { n: player.hurt })}
              {player.trained.length > 0 && `, ${LETTERS.filter(letter => player.trained.includes(letter)).join(' ')}`}
              {player.passed && `, ${say('table.passed')}`}
              {view.token === seat && `, ${say('table.token')}`}.
            </p>
            {player.items.length > 0 && (
              <p>
                {player.items
                  .map(
                    item =>
                      `${itemText(say, item)}${player.exhausted.includes(item) ? ` ${t('table.exhausted')}` : ''}`,
                  )
                  .join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Vault() {
  const { view, say, nameOf } = usePlay()
  const spaceLine = (name: SpaceName): string => {
    const id = spaceId(name)
    const crew = view.crews[id]
    const who = crew ? ` ${nameOf(crew.seat)}${crew.hurt > 0 ? ` (${say('table.hurt', { n: crew.hurt })})` : ''}.` : ''
    return `${t('table.line', { what: whereText(say, view, name), text: spaceText(say, spaceIn(view, id)!) })}.${who}`
  }
  return (
    <section>
      <h2>{t('table.vault')}</h2>
      <ul>
        {[null, ...view.levels].map((owner, level) => (
          <li key={level}>
            <h3>{owner === null ? sentence(say('level.top')) : say('level.own', { who: nameOf(owner) })}</h3>
            <ul>
              {spacesOf(view.vault, level).map(name => (
                <li key={name}>{spaceLine(name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tracks() {
  const { view, say } = usePlay()
  return (
    <>
      <section>
        <h2>{say('table.items')}</h2>
        <ul>
          {view.itemTrack.map(item => (
            <li key={item}>{itemText(say, item)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('table.rooms')}</h2>
        <ul>
          {view.roomTrack.map(room => (
            <li key={room}>{roomText(say, room)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function itemText(say: ShelterSay, item: ItemId): string {
  return t('table.line', { what: say(`item.${item}`), text: effectText(say, item) })
}

function roomText(say: ShelterSay, room: BuiltRoomId): string {
  const { left, right, price } = ROOMS[room]
  const text = `1) ${spaceText(say, left)}. 2) ${spaceText(say, right)}.`
  return `${t('help.room', { name: say(`room.${room}`), price: cubesText(say, price) })} ${text}`
}

/** The spaces of a level from left to right. */
function spacesOf(vault: readonly unknown[], level: number): SpaceName[] {
  const columns = [...Array(SLOTS).keys()]
    .filter(slot => vault[roomIndex(level, slot)])
    .flatMap(slot => [...columnsOf(slot)])
  return [...columns, ELEVATOR_COLUMN].sort((a, b) => a - b).map(column => nameSpace(spaceAt(level, column)))
}
