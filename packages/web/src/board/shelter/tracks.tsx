import { type BuiltRoomId, cubesText, effectText, type ItemId, ROOMS, spaceText } from '@overseer/shelter'
import { Art, Sign } from '../../art/art.tsx'
import { t } from '../../words.ts'
import { Fit } from '../fit.tsx'
import { memo } from '../memo.ts'
import { choicesOfItem, choicesOfRoom, explained, type Play, topic, usePlay, usePlayNow } from './play.ts'
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

/** One choice is made at once, several are asked about; without any the help line says why. */
export function act(play: Play, choices: readonly Parameters<Play['choose']>[0][], title: string, at: string): void {
  if (choices.length === 1) play.choose(choices[0]!)
  else if (choices.length > 1) play.ask(title, choices, at)
}

function TrackItem({ item }: { item: ItemId }) {
  const play = usePlay()
  const open = play.view.pending?.ask === 'takeItem' && choicesOfItem(play, item).length > 0
  return <ItemCard item={item} name={play.say(`item.${item}`)} effect={effectText(play.say, item)} open={open} />
}

interface ItemCardProps {
  readonly item: ItemId
  readonly name: string
  readonly effect: string
  readonly open: boolean
}

const ItemCard = memo(function ItemCard({ item, name, effect, open }: ItemCardProps) {
  const now = usePlayNow()
  const about = { about: 'item', item, owner: null } as const
  return (
    <button
      type="button"
      class={`${css.item} ${open ? css.open : ''}`}
      data-track={item}
      aria-disabled={!open}
      onClick={() => {
        topic.value = about
        if (open) act(now.current, choicesOfItem(now.current, item), name, item)
      }}
      {...explained(about)}
    >
      <Fit class={css.itemName ?? ''}>{name}</Fit>
      <Art name={`items/${item}`} class={css.picture ?? ''} />
      <span class={css.effect}>{effect}</span>
    </button>
  )
})

function TrackRoom({ room }: { room: BuiltRoomId }) {
  const play = usePlay()
  const { say } = play
  const { left, right, price } = ROOMS[room]
  return (
    <RoomCard
      room={room}
      name={say(`room.${room}`)}
      words={`${spaceText(say, left)}. ${spaceText(say, right)}.`}
      price={t('table.price', { price: cubesText(say, price) })}
      open={choicesOfRoom(play, room).length > 0}
    />
  )
}

interface RoomCardProps {
  readonly room: BuiltRoomId
  readonly name: string
  readonly words: string
  readonly price: string
  readonly open: boolean
}

const RoomCard = memo(function RoomCard({ room, name, words, price, open }: RoomCardProps) {
  const now = usePlayNow()
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
        act(now.current, choicesOfRoom(now.current, room), name, room)
      }}
      {...explained(about)}
    >
      <RoomTitle name={name} />
      <span class="visually-hidden">{`${words} ${price}`}</span>
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
