import {
  asState,
  type Choice,
  type ItemId,
  ITEMS,
  type PlayerView,
  priceOf,
  proceedsOf,
  survivorOf,
  playerAt,
} from '@overseer/wasteland'
import { same } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import { useBoard, usePlay, useProposal } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
import { Scroll } from './scroll.tsx'
import frame from './frame.module.css'
import css from './shop.module.css'

type Deal = Extract<Choice, { do: 'buy' | 'sell' | 'recruit' }>
const isDeal = (choice: Choice): choice is Deal =>
  choice.do === 'buy' || choice.do === 'sell' || choice.do === 'recruit'

/** The counter and one's own bags. A click picks, the prompt or another click makes the deal. */
export function Shop() {
  const board = useBoard()
  const { view, captions, choices, narrator } = usePlay()
  const [picked, setPicked] = useState<Deal | null>(null)
  const deals = choices.filter(isDeal)
  const { pending } = view
  const numberOf = (deal: Deal): number => deals.findIndex(one => same(one, deal)) + 1
  useProposal(
    picked === null
      ? null
      : { n: numberOf(picked), label: narrator.choice(view, picked), run: () => board.choose(picked) },
  )
  if (pending === null || pending.do !== 'shop') return null
  const player = playerAt(asState(view), pending.seat)
  const owned = [...new Set([...player.equipped, ...player.inventory])]
  const offered = (deal: Deal | undefined): Offered | undefined =>
    deal && {
      n: numberOf(deal),
      label: narrator.choice(view, deal),
      picked: same(deal, picked),
      pick: () => (same(deal, picked) ? board.choose(deal) : setPicked(deal)),
    }
  const toBuy = (item: ItemId) => offered(deals.find(({ card, do: kind }) => card === item && kind !== 'sell'))
  const toSell = (item: ItemId) => offered(deals.find(({ card, do: kind }) => card === item && kind === 'sell'))
  return (
    <>
      <header class={frame.head}>
        <Mark name="shop" class={css.sign ?? ''} />
        <h2>{captions.say('table.shop')}</h2>
        <p class={css.purse}>
          <Mark name="cap" /> <b>{player.caps}</b> <span>{captions.say('fact.deals', { n: pending.n })}</span>
        </p>
      </header>
      <Scroll>
        <h3 class={css.title}>{t('shop.counter')}</h3>
        <div class={css.cards}>
          {[...new Set(view.row)].map(item => (
            <Ware key={item} item={item} deal={toBuy(item)} price={priceOf(player, item, pending)} caps={player.caps} />
          ))}
        </div>
        <h3 class={css.title}>{t('shop.sell')}</h3>
        <div class={css.cards}>
          {owned.map(item => {
            const [deal, caps] = [toSell(item), proceedsOf(item, pending)]
            return (
              <DealCard key={item} item={item} deal={deal} kind="item" spent={player.exhausted.includes(item)}>
                <span>{caps === undefined ? t('shop.noPrice') : <Caps n={caps} plus />}</span>
              </DealCard>
            )
          })}
          {owned.length === 0 && <p>{t('trade.nothing')}</p>}
        </div>
        {picked !== null && <Tray deal={picked} />}
      </Scroll>
    </>
  )
}

/** A deal that may be made with a card. */
interface Offered {
  readonly n: number // of the answer
  readonly label: string
  readonly picked: boolean
  pick(): void
}

interface DealCardProps {
  readonly item: ItemId
  readonly deal: Offered | undefined
  readonly kind: 'companion' | 'item'
  readonly spent: boolean
  readonly children: ComponentChildren
}

function DealCard({ item, deal, kind, spent, children }: DealCardProps) {
  const { captions } = usePlay()
  return (
    <CardFace
      kind={kind}
      name={captions.say(`item.${item}`)}
      picture={<ItemPicture of={item} />}
      open={deal !== undefined}
      spent={spent}
      picked={deal?.picked ?? false}
      {...(deal && { answer: deal.n, label: deal.label })}
      explain={explained({ about: 'item', item })}
      run={() => deal?.pick()}
    >
      {children}
    </CardFace>
  )
}

interface WareProps {
  readonly item: ItemId
  readonly deal: Offered | undefined
  readonly price: number | undefined // undefined: it is not for Caps
  readonly caps: number // of who would buy it
}

/** A card of the counter, with what would be left or what stands in the way. */
function Ware({ item, deal, price, caps }: WareProps) {
  const kind = ITEMS[item].kind === 'companion' ? 'companion' : 'item'
  return (
    <DealCard item={item} deal={deal} kind={kind} spent={deal === undefined}>
      <span>{price === undefined ? t('shop.free') : <Caps n={price} />}</span>
      <small class={css.note}>
        {price === undefined ? (
          <MarkWanted item={item} />
        ) : price <= caps ? (
          t('shop.left', { n: caps - price })
        ) : (
          t('shop.short', { n: price - caps })
        )}
      </small>
    </DealCard>
  )
}

/** What somebody must have or be for a companion to come along. */
function MarkWanted({ item }: { item: ItemId }) {
  const { say } = usePlay().captions
  const { mark } = ITEMS[item]
  if (mark === null) return null
  return <>{say('print.mark', { mark: mark.is === 'letter' ? mark.letter : say(`trait.${mark.trait}`) })}</>
}

function Caps({ n, plus = false }: { n: number; plus?: boolean }) {
  return (
    <>
      {plus && '+'}
      <Mark name="cap" /> {n}
    </>
  )
}

/** The pick, large: what it does, and what it would take the place of. */
function Tray({ deal }: { deal: Deal }) {
  const { captions, view } = usePlay()
  const player = survivorOf(view, view.pending!.seat)
  const displaced = deal.do === 'sell' ? undefined : inPlaceOf(player, deal.card)
  return (
    <div class={css.tray}>
      <ItemPicture of={deal.card} class={css.large ?? ''} />
      <div>
        <b>{captions.say(`item.${deal.card}`)}</b>
        <p>{captions.item(deal.card)}</p>
        {displaced !== undefined && <p>{t('shop.replaces', { card: captions.say(`item.${displaced}`) })}</p>}
      </div>
    </div>
  )
}

/** The thing of the same kind that is worn now. */
function inPlaceOf({ equipped }: PlayerView, item: ItemId): ItemId | undefined {
  const { kind } = ITEMS[item]
  return kind === 'weapon' || kind === 'apparel' || kind === 'companion'
    ? equipped.find(one => ITEMS[one].kind === kind)
    : undefined
}
