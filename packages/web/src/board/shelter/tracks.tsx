import { type BuiltRoomId, cubesText, effectText, type ItemId, ROOMS, spaceText } from '@overseer/shelter'
import { Art, Sign } from '../../art/art.tsx'
import { Fit } from '../fit.tsx'
import { choicesOfItem, choicesOfRoom, type Play, usePlay } from './play.ts'
import { PriceSigns, SpaceSigns } from './signs.tsx'
import { RoomTitle } from './vault.tsx'
import css from './tracks.module.css'

/** The item track and the room track, with what is left of their decks. */
export function Tracks() {
  const { view, say } = usePlay()
  return (
    <section class={css.tracks}>
      <div class={css.track}>
        <h2>
          {say('table.items')} <small>{view.itemPile.deck}</small>
        </h2>
        <ul>
          {view.itemTrack.map(item => (
            <li key={item}>
              <TrackItem item={item} />
            </li>
          ))}
        </ul>
      </div>
      <div class={css.track}>
        <h2>
          {say('table.rooms')} <small>{view.roomPile.deck}</small>
        </h2>
        <ul>
          {view.roomTrack.map((room, i) => (
            <li key={`${room}${i}`}>
              <TrackRoom room={room} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One choice is made at once, several are asked about, none is explained. */
export function act(play: Play, choices: readonly Parameters<Play['choose']>[0][], title: string, at: string): void {
  if (choices.length === 1) play.choose(choices[0]!)
  else if (choices.length > 1) play.ask(title, choices, at)
}

function TrackItem({ item }: { item: ItemId }) {
  const play = usePlay()
  const { say } = play
  const choices = play.view.pending?.ask === 'takeItem' ? choicesOfItem(play, item) : []
  const name = say(`item.${item}`)
  const effect = effectText(say, item)
  return (
    <button
      type="button"
      class={`${css.item} ${choices.length > 0 ? css.open : ''}`}
      data-track={item}
      aria-disabled={choices.length === 0}
      onClick={() => act(play, choices, name, item)}
    >
      <Fit class={css.itemName ?? ''}>{name}</Fit>
      <Art name={`items/${item}`} class={css.picture ?? ''} />
      <span class={css.effect}>{effect}</span>
    </button>
  )
}

function TrackRoom({ room }: { room: BuiltRoomId }) {
  const play = usePlay()
  const { say } = play
  const choices = choicesOfRoom(play, room)
  const { left, right, price } = ROOMS[room]
  const name = say(`room.${room}`)
  return (
    <button
      type="button"
      class={`${css.room} ${choices.length > 0 ? css.open : ''}`}
      data-track={room}
      aria-disabled={choices.length === 0}
      onClick={() => act(play, choices, name, room)}
    >
      <RoomTitle name={name} />
      <Art name={`rooms/${room}`} class={css.scene ?? ''} />
      <span class="visually-hidden">{`${spaceText(say, left)}. ${spaceText(say, right)}.`}</span>
      <span class={css.halves} aria-hidden="true">
        {[left, right].map((space, i) => (
          <span key={i}>
            <SpaceSigns space={space} />
            <b>{space.letter ?? ''}</b>
          </span>
        ))}
      </span>
      <span class={css.price}>
        <Sign name="roomPrice" label={say('icon.roomPrice')} />
        <span class="visually-hidden">{cubesText(say, price)}</span>
        <PriceSigns price={price} />
      </span>
    </button>
  )
}
