import { type BuiltRoomId, cubesText, effectText, type ItemId, ROOMS, spaceText } from '@overseer/shelter'
import { Art, Sign } from '../../../ui/art.tsx'
import { Fit } from '../../../ui/fit.tsx'
import { memo } from '../../../ui/memo.ts'
import { t } from '../words.ts'
import { useBoard, usePlay, useShown } from './board-state.ts'
import { choicesOfItem, choicesOfRoom, explained, type Play, topic } from './play.ts'
import { PriceSigns, SpaceSigns } from './signs.tsx'
import { RoomTitle, WALLS } from './vault.tsx'
import css from './tracks.module.css'

/** The item track and the room track, with what is left of their decks. */
export function Tracks() {
  const { view, say } = usePlay()
  return (
    <section class={css.tracks} aria-label={t('table.tracks')}>
      <div class={css.track}>
        <header>
          <h2>{say('table.items')}</h2>
          <Pile name="items" {...view.itemPile} />
        </header>
        <ul>
          {view.itemTrack.map(item => (
            <li key={item}>
              <TrackItem item={item} />
            </li>
          ))}
        </ul>
      </div>
      <div class={css.track}>
        <header>
          <h2>{say('table.rooms')}</h2>
          <Pile name="rooms" {...view.roomPile} />
        </header>
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

function Pile({ name, deck, discard }: { name: 'items' | 'rooms'; deck: number; discard: readonly unknown[] }) {
  const about = { about: 'pile', pile: name } as const
  return (
    <button
      type="button"
      class={css.pile}
      onClick={() => {
        topic.value = about
      }}
      {...explained(about)}
    >
      {t('table.deck', { n: deck })}
      {discard.length > 0 && ` · ${t('table.discards', { n: discard.length })}`}
    </button>
  )
}

const TrackItem = memo(function TrackItem({ item }: { item: ItemId }) {
  const board = useBoard()
  const { name, effect, open } = useShown(
    play => ({
      name: play.say(`item.${item}`),
      effect: effectText(play.say, item),
      open: play.view.pending?.ask === 'takeItem' && choicesOfItem(play, item).length > 0,
    }),
    [item],
  )
  const about = { about: 'item', item, owner: null } as const
  return (
    <button
      type="button"
      class={`${css.item} ${open ? css.open : ''}`}
      data-track={item}
      aria-disabled={!open}
      onClick={() => {
        topic.value = about
        if (open) board.chooseOrAsk(choicesOfItem(board.drawn, item), name, item)
      }}
      {...explained(about)}
    >
      <Fit class={css.itemName ?? ''}>{name}</Fit>
      <Art name={`items/${item}`} class={css.picture ?? ''} />
      <span class={css.effect}>{effect}</span>
    </button>
  )
})

const TrackRoom = memo(function TrackRoom({ room }: { room: BuiltRoomId }) {
  const board = useBoard()
  const { name, words, open } = useShown(play => cardOf(play, room), [room])
  const about = { about: 'room', room } as const
  const { left, right } = ROOMS[room]
  return (
    <button
      type="button"
      class={`${css.room} ${open ? css.open : ''}`}
      style={{ '--wall': `var(--wall-${WALLS[room]})` }}
      data-track={room}
      aria-disabled={!open}
      onClick={() => {
        topic.value = about
        board.chooseOrAsk(choicesOfRoom(board.drawn, room), name, room)
      }}
      {...explained(about)}
    >
      <RoomTitle name={name} />
      <span class="visually-hidden">{words}</span>
      <span class={css.inside} aria-hidden="true">
        <Art name={`rooms/${room}`} class={css.scene ?? ''} />
        {[left, right].map((space, i) => (
          <span key={i} class={css.half}>
            <SpaceSigns space={space} />
            <span class={css.rings}>
              <b>{space.hurtOnly ? <Sign name="heal" /> : space.letter}</b>
              {space.linked && <b />}
            </span>
          </span>
        ))}
      </span>
      <span class={css.price} aria-hidden="true">
        <Sign name="roomPrice" />
        <PriceSigns price={ROOMS[room].price} />
      </span>
    </button>
  )
})

/** What is seen and read of a room in the track. */
function cardOf(play: Play, room: BuiltRoomId) {
  const { say } = play
  const { left, right, price } = ROOMS[room]
  const cost = t('table.price', { price: cubesText(say, price) })
  return {
    name: say(`room.${room}`),
    words: `${spaceText(say, left)}. ${spaceText(say, right)}. ${cost}`,
    open: choicesOfRoom(play, room).length > 0,
  }
}
