import {
  type AgendaAhead,
  type AgendaId,
  asState,
  type Choice,
  inventoryLimit,
  type ItemId,
  ITEMS,
  type PerkId,
  playerAt,
  survivorOf,
  type View,
} from '@overseer/wasteland'
import { type ComponentChildren, toChildArray } from 'preact'
import { LetterToken } from '../art/dice.tsx'
import { small } from '../../../ui/screen-size.ts'
import { Mark } from '../art/mark.tsx'
import { AgendaPicture, ItemPicture, PerkPicture } from '../art/picture.tsx'
import { draggable } from '../dialogs/drag.tsx'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { CardFace } from './card-face.tsx'
import { looksFirst } from './card-told.tsx'
import { LookButton } from './look-button.tsx'
import { explained, type Play, type Topic } from './play.ts'
import css from './shelf.module.css'

/** One's own things, perks and agendas, and the shop. What may be used or changed now glows. */
export function Shelf() {
  const { view, captions, near, ahead, concealed } = usePlay()
  const { say } = captions
  const player = view.players[near]
  if (player === undefined || player.character === null) return <div class={css.shelf} />
  const agendas = player.agendas.filter(agenda => agenda !== null)
  const own = agendas.length === player.agendas.length // a spectator sees somebody else's, face down
  return (
    <div class={css.shelf}>
      <Group title={say('table.equipped')} zone="equipped">
        {player.equipped.map((item, at) => (
          <ItemCard key={at} item={item} owned />
        ))}
        {SLOTS.filter(kind => !player.equipped.some(item => ITEMS[item].kind === kind)).map(kind => (
          <Slot key={kind} kind={kind} />
        ))}
      </Group>
      <Group
        zone="inventory"
        title={say('table.inventory')}
        note={t('goal.count', { n: player.inventory.length, all: inventoryLimit(playerAt(asState(view), near)) })}
      >
        {player.inventory.map((item, at) => (
          <ItemCard key={at} item={item} owned />
        ))}
      </Group>
      {player.perks.length > 0 && (
        <Group title={say('table.perks')}>
          {player.perks.map(perk => (
            <PerkCard key={perk} perk={perk} />
          ))}
        </Group>
      )}
      {view.options.friends === null && own && concealed && agendas.length > 0 && <Covered n={agendas.length} />}
      {view.options.friends === null && own && !concealed && (
        <Group title={say('table.yourAgendas')}>
          {agendas.map(agenda => (
            <AgendaCard
              key={agenda}
              agenda={agenda}
              ahead={ahead.influence.agendas.find(one => one.agenda === agenda)}
            />
          ))}
        </Group>
      )}
      <Group title={say('table.shop')} shop>
        {view.row.map((item, at) => (
          <ItemCard key={at} item={item} owned={false} />
        ))}
      </Group>
    </div>
  )
}

/** Agendas that nobody else at this screen is to see. */
function Covered({ n }: { n: number }) {
  return (
    <Group title={usePlay().captions.say('table.yourAgendas')} note={String(n)}>
      <LookButton />
    </Group>
  )
}

const ROWS = 2 // of the shop

function Group({
  title,
  note,
  shop = false,
  zone,
  children,
}: {
  title: string
  note?: string
  zone?: string // where cards can be dropped
  shop?: boolean
  children: ComponentChildren
}) {
  const cards = toChildArray(children).length
  return (
    <section
      class={css.group}
      aria-label={title}
      data-shop={shop}
      data-drop={zone}
      style={{ '--cards': cards, '--columns': Math.max(1, Math.ceil(cards / ROWS)) }}
    >
      <h2>
        {title} {note !== undefined && <small>{note}</small>}
      </h2>
      <div>{children}</div>
    </section>
  )
}

/** What one can wear, one of each kind. */
const SLOTS = ['weapon', 'apparel', 'companion'] as const

/** A place on the shelf where nothing is worn yet. */
function Slot({ kind }: { kind: (typeof SLOTS)[number] }) {
  const { say } = usePlay().captions
  return (
    <span class={css.slot} aria-hidden="true">
      <Mark name={kind} />
      {say(`icon.${kind}`)}
    </span>
  )
}

function Card({
  name,
  about,
  choices,
  spent = false,
  kind,
  picture,
  lift,
  children,
}: {
  name: string
  about: Topic
  choices: readonly Choice[]
  spent?: boolean
  lift?: (event: PointerEvent) => void
  kind: 'item' | 'shop' | 'perk' | 'agenda'
  picture: ComponentChildren
  children?: ComponentChildren
}) {
  const board = useBoard()
  const play = usePlay()
  return (
    <CardFace
      kind={kind}
      name={name}
      picture={picture}
      open={choices.length > 0}
      spent={spent}
      explain={explained(about)}
      {...(lift === undefined ? {} : { lift })}
      looks={() => small.value && looksFirst(play, about, choices)}
      run={() => board.chooseOrAsk(choices, name)}
    >
      {children}
    </CardFace>
  )
}

function ItemCard({ item, owned }: { item: ItemId; owned: boolean }) {
  const board = useBoard()
  const play = usePlay()
  const { view, captions, near } = play
  const { value } = ITEMS[item]
  const choices = owned ? ownChoices(play, item) : play.choices.filter(choice => isOf(choice, item) && !isOwn(choice))
  return (
    <Card
      name={captions.say(`item.${item}`)}
      about={{ about: 'item', item }}
      choices={choices}
      spent={owned && survivorOf(view, near).exhausted.includes(item)}
      kind={owned ? 'item' : 'shop'}
      picture={<ItemPicture of={item} />}
      {...(owned ? { lift: draggable(dropsOf(play, item, choices, choice => board.choose(choice))) } : {})}
    >
      {owned && <ItemSigns item={item} />}
      {!owned && value !== null && (
        <span>
          <Mark name="cap" /> {value}
        </span>
      )}
    </Card>
  )
}

/** What a weapon rerolls by and what apparel stops, for those who wear it. */
function ItemSigns({ item }: { item: ItemId }) {
  const { view, near } = usePlay()
  const { letters, armor, ranged } = ITEMS[item]
  if (letters.length === 0 && armor === 0) return null
  return (
    <span aria-hidden="true">
      {letters.map(letter => (
        <LetterToken
          key={letter}
          letter={letter}
          seat={near}
          owned={view.players[near]?.letters.includes(letter) ?? false}
        />
      ))}
      {ranged && <Mark name="ranged" />}
      {armor > 0 && (
        <>
          <Mark name="armor" /> {armor}
        </>
      )}
    </span>
  )
}

function PerkCard({ perk }: { perk: PerkId }) {
  const { captions, choices } = usePlay()
  return (
    <Card
      name={captions.say(`perk.${perk}`)}
      about={{ about: 'perk', perk }}
      choices={choices.filter(choice => choice.do === 'use' && choice.card === perk)}
      kind="perk"
      picture={<PerkPicture of={perk} />}
    />
  )
}

/** What it is worth now, and how much there is of what it counts: 7 of the 10 that would be worth more. */
function AgendaCard({ agenda, ahead }: { agenda: AgendaId; ahead: AgendaAhead | undefined }) {
  const { captions, choices, view, near } = usePlay()
  const { revealed } = survivorOf(view, near)
  return (
    <Card
      name={captions.agenda(agenda)}
      about={{ about: 'agenda', agenda }}
      choices={choices.filter(
        choice => 'agenda' in choice && (choice.agenda === agenda || (choice.agenda === null && agenda === revealed)),
      )}
      kind="agenda"
      picture={<AgendaPicture of={agenda} />}
    >
      <span>
        <Mark name="influence" /> {ahead?.worth ?? 0}
        {ahead?.counts.map(({ what, has, next }, at) =>
          next === null || what === 'check' ? null : (
            <small key={at}>
              {Math.max(0, has)}/{next.n}
            </small>
          ),
        )}
      </span>
    </Card>
  )
}

const OWN: ReadonlySet<Choice['do']> = new Set(['use', 'sell', 'discard', 'equip', 'stow', 'pay', 'give', 'arrange'])
const isOwn = (choice: Choice): boolean => OWN.has(choice.do)
const isOf = (choice: Choice, item: ItemId): boolean => 'card' in choice && choice.card === item

/** What may be done with a thing of one's own; at the start of a turn it is put on or taken off. */
function ownChoices({ view, choices, near }: Play, item: ItemId): readonly Choice[] {
  const arranged = choices.find(choice => choice.do === 'arrange' && isToggle(view, near, item, choice.equip))
  return [...choices.filter(choice => isOf(choice, item) && isOwn(choice)), ...(arranged ? [arranged] : [])]
}

/** A thing is worn, put away, or thrown out onto the map by carrying it there. */
function dropsOf(
  { view, near }: Play,
  item: ItemId,
  choices: readonly Choice[],
  choose: (choice: Choice) => void,
): Record<string, () => void> {
  const isWorn = survivorOf(view, near).equipped.includes(item)
  const zoneOf = (choice: Choice): string | null => {
    if (choice.do === 'equip') return 'equipped'
    if (choice.do === 'stow') return 'inventory'
    if (choice.do === 'discard') return 'map'
    return choice.do === 'arrange' ? (isWorn ? 'inventory' : 'equipped') : null
  }
  return Object.fromEntries(
    choices.flatMap(choice => {
      const zone = zoneOf(choice)
      return zone === null ? [] : [[zone, () => choose(choice)]]
    }),
  )
}

/** Whether an arrangement only puts this thing on, in place of one of its kind, or only takes it off. */
function isToggle(view: View, seat: number, item: ItemId, equip: readonly ItemId[]): boolean {
  const { equipped } = survivorOf(view, seat)
  const kept = equipped.includes(item)
    ? equipped.filter(one => one !== item)
    : [...equipped.filter(one => ITEMS[one].kind !== ITEMS[item].kind), item]
  return kept.length === equip.length && kept.every(one => equip.includes(one))
}
