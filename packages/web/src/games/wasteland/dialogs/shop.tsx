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
import { useState } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import { useBoard, usePlay, useProposal } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
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
  useProposal(
    picked === null
      ? null
      : { n: numberOf(picked), label: narrator.choice(view, picked), run: () => board.choose(picked) },
  )
  if (pending === null || pending.do !== 'shop') return null
  const player = playerAt(asState(view), pending.seat)
  const pick = (deal: Deal) => (same(deal, picked) ? board.choose(deal) : setPicked(deal))
  const owned = [...new Set([...player.equipped, ...player.inventory])]
  return (
    <>
      <header class={frame.head}>
        <Mark name="shop" class={css.sign ?? ''} />
        <h2>{captions.say('table.shop')}</h2>
        <p class={css.purse}>
          <Mark name="cap" /> <b>{player.caps}</b> <span>{captions.say('fact.deals', { n: pending.n })}</span>
        </p>
      </header>
      <div class={frame.scroll} tabIndex={0}>
        <h3 class={css.title}>{t('shop.counter')}</h3>
        <div class={css.cards}>
          {[...new Set(view.row)].map(item => (
            <Ware key={item} item={item} price={priceOf(player, item, pending)} />
          ))}
        </div>
        <h3 class={css.title}>{t('shop.sell')}</h3>
        <div class={css.cards}>
          {owned.map(item => (
            <Own key={item} item={item} caps={proceedsOf(item, pending)} />
          ))}
          {owned.length === 0 && <p>{t('trade.nothing')}</p>}
        </div>
        {picked !== null && <Tray deal={picked} />}
      </div>
    </>
  )

  function numberOf(deal: Deal): number {
    return deals.findIndex(one => same(one, deal)) + 1
  }

  function Ware({ item, price }: { item: ItemId; price: number | undefined }) {
    const deal = deals.find(one => one.card === item && one.do !== 'sell')
    const name = captions.say(`item.${item}`)
    return (
      <CardFace
        kind={ITEMS[item].kind === 'companion' ? 'companion' : 'item'}
        name={name}
        picture={<ItemPicture of={item} />}
        open={deal !== undefined}
        spent={deal === undefined}
        picked={deal !== undefined && same(deal, picked)}
        {...(deal === undefined ? {} : { answer: numberOf(deal), label: narrator.choice(view, deal) })}
        explain={explained({ about: 'item', item })}
        run={() => pick(deal!)}
      >
        <span>{price === undefined ? t('shop.free') : <Caps n={price} />}</span>
        <small class={css.note}>{noteOf(item, price)}</small>
      </CardFace>
    )
  }

  /** What would be left, or what stands in the way. */
  function noteOf(item: ItemId, price: number | undefined): string {
    const { mark } = ITEMS[item]
    if (price !== undefined)
      return price <= player.caps
        ? t('shop.left', { n: player.caps - price })
        : t('shop.short', { n: price - player.caps })
    if (mark === null) return ''
    return captions.say('print.mark', {
      mark: mark.is === 'letter' ? mark.letter : captions.say(`trait.${mark.trait}`),
    })
  }

  function Own({ item, caps }: { item: ItemId; caps: number | undefined }) {
    const deal = deals.find(one => one.card === item && one.do === 'sell')
    return (
      <CardFace
        kind="item"
        name={captions.say(`item.${item}`)}
        picture={<ItemPicture of={item} />}
        open={deal !== undefined}
        spent={player.exhausted.includes(item)}
        picked={deal !== undefined && same(deal, picked)}
        {...(deal === undefined ? {} : { answer: numberOf(deal), label: narrator.choice(view, deal) })}
        explain={explained({ about: 'item', item })}
        run={() => pick(deal!)}
      >
        <span>{caps === undefined ? t('shop.noPrice') : <Caps n={caps} plus />}</span>
      </CardFace>
    )
  }
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
