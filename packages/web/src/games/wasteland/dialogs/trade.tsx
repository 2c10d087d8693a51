import {
  type AgendaId,
  type Choice,
  type ItemId,
  type OfferView,
  type PlayerView,
  survivorOf,
} from '@overseer/wasteland'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { seatColors } from '../../../ui/seat.tsx'
import { Mark } from '../art/mark.tsx'
import { AgendaPicture, ItemPicture } from '../art/picture.tsx'
import { useBoard, usePlay, useProposal } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { LookButton } from '../board/look-button.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
import { DropZone, draggable } from './drag.tsx'
import { Head } from './head.tsx'
import { Scroll } from './scroll.tsx'
import css from './trade.module.css'

/** What one has in mind to swap, before it is said aloud. */
interface Draft {
  readonly give: readonly ItemId[]
  readonly want: readonly ItemId[]
  readonly giveCaps: number
  readonly wantCaps: number
  readonly agendas: readonly { readonly agenda: AgendaId; readonly shown: boolean }[]
  readonly wantAgendas: boolean
}

const NOTHING: Draft = { give: [], want: [], giveCaps: 0, wantCaps: 0, agendas: [], wantAgendas: false }

/** An offer is put together on two trays that face each other, and made as a whole. */
export function MakeOffer() {
  const board = useBoard()
  const { view, known, nameOf, choices, captions, concealed } = usePlay()
  const [draft, setDraft] = useState(NOTHING)
  const offer = view.offer!
  const { from, to } = offer
  const pieces = piecesOf(draft)
  useProposal(
    pieces.length === 0
      ? null
      : { n: 1, label: t('trade.offer'), run: () => board.perform([...pieces, { do: 'propose' }]) },
  )
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const mine = survivorOf(known, from) // with the agendas face down until they are asked for
  const theirs = survivorOf(view, to)
  return (
    <>
      <Head title={t('trade.title', { who: nameOf(to) })} />
      <Scroll>
        {offer.before !== null && <Before offer={offer} />}
        <div class={css.table}>
          <Side
            seat={from}
            cards={[...offer.give.cards, ...draft.give]}
            caps={offer.give.caps + draft.giveCaps}
            most={offer.give.caps > 0 ? 0 : mine.caps}
            left={without(belongings(mine), [...offer.give.cards, ...draft.give])}
            title={t('trade.add')}
            may={item => choices.some(choice => choice.do === 'give' && choice.card === item)}
            onAdd={item => change({ give: [...draft.give, item] })}
            onRemove={item => change({ give: without(draft.give, [item]) })}
            onCaps={giveCaps => change({ giveCaps })}
            tray={draft.agendas.map(({ agenda, shown }) => (
              <Promised
                key={agenda}
                agenda={agenda}
                shown={shown}
                to={nameOf(to)}
                onShow={() =>
                  change({
                    agendas: draft.agendas.map(one => (one.agenda === agenda ? { ...one, shown: !shown } : one)),
                  })
                }
                onRemove={() => change({ agendas: draft.agendas.filter(one => one.agenda !== agenda) })}
              />
            ))}
          >
            {concealed && mine.agendas.length > 0 && <LookButton />}
            {mine.agendas
              .filter(agenda => agenda !== null)
              .filter(agenda => !draft.agendas.some(one => one.agenda === agenda))
              .map(agenda => (
                <CardFace
                  key={agenda}
                  kind="agenda"
                  name={captions.agenda(agenda)}
                  picture={<AgendaPicture of={agenda} />}
                  open={choices.some(choice => choice.do === 'giveAgenda' && choice.agenda === agenda)}
                  label={captions.say('choice.giveAgenda', { agenda: captions.agenda(agenda) })}
                  explain={explained({ about: 'agenda', agenda })}
                  run={() => change({ agendas: [...draft.agendas, { agenda, shown: false }] })}
                />
              ))}
          </Side>
          <Mark name="trade" class={css.hinge ?? ''} />
          <Side
            seat={to}
            cards={[...offer.want.cards, ...draft.want]}
            caps={offer.want.caps + draft.wantCaps}
            most={offer.want.caps > 0 ? 0 : theirs.caps}
            left={without(belongings(theirs), [...offer.want.cards, ...draft.want])}
            title={t('trade.ask')}
            may={item => choices.some(choice => choice.do === 'want' && choice.card === item)}
            onAdd={item => change({ want: [...draft.want, item] })}
            onRemove={item => change({ want: without(draft.want, [item]) })}
            onCaps={wantCaps => change({ wantCaps })}
          >
            {choices.some(choice => choice.do === 'wantAgendas') && (
              <label class={css.wanted}>
                <input
                  type="checkbox"
                  checked={draft.wantAgendas}
                  onChange={event => change({ wantAgendas: event.currentTarget.checked })}
                />
                {captions.say('choice.wantAgendas')}
              </label>
            )}
          </Side>
        </div>
      </Scroll>
    </>
  )
}

/** An offer that somebody has made, with what each side would hold after it. */
export function AnswerOffer() {
  const { view, known, nameOf, concealed } = usePlay()
  const { from, to, give, want } = known.offer!
  const shown = view.offer!.give.agendas.some(agenda => agenda !== null)
  return (
    <>
      <Head title={t('trade.title', { who: nameOf(from) })} />
      <Scroll>
        <div class={css.table}>
          <Given seat={from} basket={give} covered={concealed && shown} />
          <Mark name="trade" class={css.hinge ?? ''} />
          <Given seat={to} basket={want} />
        </div>
      </Scroll>
    </>
  )
}

function Given({
  seat,
  basket: { cards, caps, agendas },
  covered = false,
}: {
  seat: number
  basket: OfferView['give']
  covered?: boolean // agendas are shown to whoever is asked, and to nobody else at this screen
}) {
  const { captions } = usePlay()
  const hidden = agendas.filter(agenda => agenda === null).length
  return (
    <section class={css.side} style={seatColors(seat)}>
      <Gives seat={seat} />
      <div class={css.tray}>
        <div class={css.cards}>
          {cards.map((item, at) => (
            <CardFace
              key={at}
              kind="item"
              name={captions.say(`item.${item}`)}
              picture={<ItemPicture of={item} />}
              explain={explained({ about: 'item', item })}
            />
          ))}
          {agendas
            .filter(agenda => agenda !== null)
            .map(agenda => (
              <CardFace
                key={agenda}
                kind="agenda"
                name={captions.agenda(agenda)}
                picture={<AgendaPicture of={agenda} />}
                explain={explained({ about: 'agenda', agenda })}
              />
            ))}
        </div>
        {hidden > 0 && (
          <p>
            <Mark name="agenda" /> {t('trade.hidden', { n: hidden })}
          </p>
        )}
        {covered && <LookButton />}
        {caps > 0 && (
          <p class={css.caps}>
            <Mark name="cap" /> <b>{captions.say('table.caps', { n: caps })}</b>
          </p>
        )}
        {cards.length + caps + agendas.length === 0 && <p>{t('trade.nothing')}</p>}
      </div>
    </section>
  )
}

/** What the other one had offered before one began to answer with an offer of one's own. */
function Before({ offer: { before } }: { offer: OfferView }) {
  const { narrator, known } = usePlay()
  return before === null ? null : <p class={css.before}>{narrator.question(known).split('\n')[0]}</p>
}

function Gives({ seat }: { seat: number }) {
  const { nameOf } = usePlay()
  return <h3>{t('trade.gives', { who: nameOf(seat) })}</h3>
}

function Side({
  seat,
  cards,
  caps,
  most,
  left,
  title,
  tray,
  children,
  may,
  onAdd,
  onRemove,
  onCaps,
}: {
  seat: number
  cards: readonly ItemId[]
  caps: number
  most: number // Caps that can be put in
  left: readonly ItemId[]
  title: string
  tray?: ComponentChildren
  children?: ComponentChildren
  may(item: ItemId): boolean // be put in; in a lesson only what is spoken of
  onAdd(item: ItemId): void
  onRemove(item: ItemId): void
  onCaps(n: number): void
}) {
  const { captions, view } = usePlay()
  const name = (item: ItemId) => captions.say(`item.${item}`)
  const spent = (item: ItemId) => survivorOf(view, seat).exhausted.includes(item)
  return (
    <section class={css.side} style={seatColors(seat)}>
      <Gives seat={seat} />
      <DropZone name={`tray-${seat}`} class={css.tray ?? ''}>
        <div class={css.cards}>
          {cards.map((item, at) => (
            <CardFace
              key={at}
              kind="item"
              name={name(item)}
              picture={<ItemPicture of={item} />}
              open
              spent={spent(item)}
              label={t('trade.back', { card: name(item) })}
              explain={explained({ about: 'item', item })}
              run={() => onRemove(item)}
            />
          ))}
          {tray}
        </div>
        <p class={css.caps}>
          <Mark name="cap" />
          <button
            type="button"
            class="button plain"
            aria-label={t('trade.less')}
            aria-disabled={caps === 0 || most === 0}
            onClick={() => caps > 0 && most > 0 && onCaps(caps - 1)}
          >
            −
          </button>
          <b>{caps}</b>
          <button
            type="button"
            class="button plain"
            aria-label={t('trade.more')}
            aria-disabled={caps >= most}
            onClick={() => caps < most && onCaps(caps + 1)}
          >
            +
          </button>
          <small>{t('trade.keeps', { n: survivorOf(view, seat).caps - caps })}</small>
        </p>
      </DropZone>
      <h4>{title}</h4>
      <div class={css.cards}>
        {left.map((item, at) => (
          <span
            key={at}
            class={css.loose}
            onPointerDown={draggable(may(item) ? { [`tray-${seat}`]: () => onAdd(item) } : {})}
          >
            <CardFace
              kind="item"
              name={name(item)}
              picture={<ItemPicture of={item} />}
              open={may(item)}
              spent={spent(item)}
              explain={explained({ about: 'item', item })}
              run={() => onAdd(item)}
            />
          </span>
        ))}
        {children}
      </div>
    </section>
  )
}

/** An agenda on offer, face down unless it is shown to the other one. */
function Promised({
  agenda,
  shown,
  to,
  onShow,
  onRemove,
}: {
  agenda: AgendaId
  shown: boolean
  to: string
  onShow(): void
  onRemove(): void
}) {
  const { captions } = usePlay()
  const name = captions.agenda(agenda)
  return (
    <div class={css.promised}>
      <CardFace
        kind="agenda"
        name={name}
        picture={<AgendaPicture of={agenda} />}
        open
        label={t('trade.back', { card: name })}
        run={onRemove}
      />
      <button
        type="button"
        class="button plain"
        aria-pressed={shown}
        title={t('trade.show', { who: to })}
        onClick={onShow}
      >
        <Mark name={shown ? 'eye' : 'sealed'} label={t('trade.show', { who: to })} />
      </button>
    </div>
  )
}

function piecesOf({ give, want, giveCaps, wantCaps, agendas, wantAgendas }: Draft): Choice[] {
  return [
    ...give.map((card): Choice => ({ do: 'give', card })),
    ...want.map((card): Choice => ({ do: 'want', card })),
    ...(giveCaps > 0 ? [{ do: 'giveCaps', n: giveCaps } as const] : []),
    ...(wantCaps > 0 ? [{ do: 'wantCaps', n: wantCaps } as const] : []),
    ...agendas.map((one): Choice => ({ do: 'giveAgenda', ...one })),
    ...(wantAgendas ? [{ do: 'wantAgendas' } as const] : []),
  ]
}

const belongings = ({ equipped, inventory }: PlayerView): readonly ItemId[] => [...equipped, ...inventory]

/** A list without some of its things, each once. */
function without<T>(list: readonly T[], gone: readonly T[]): readonly T[] {
  const left = [...list]
  for (const one of gone) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
