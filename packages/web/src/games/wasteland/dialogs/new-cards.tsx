import { asState, fitTogether, type ItemId, mayEquip, playerAt, survivorOf } from '@overseer/wasteland'
import { useState } from 'preact/hooks'
import { ItemPicture } from '../art/picture.tsx'
import { useBoard, usePlay, useProposal } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
import { Head } from './head.tsx'
import { Scroll } from './scroll.tsx'
import css from './cards.module.css'

/** New things beside what is worn now: one is put on or away, of several those that are picked are put on. */
export function NewCards() {
  const { view } = usePlay()
  const { pending } = view
  if (pending === null || pending.do !== 'equip') return null
  const player = playerAt(asState(view), pending.seat)
  const cards = [pending.card, ...(pending.next ?? [])].filter(card => mayEquip(player, card))
  return cards.length > 1 ? <Several cards={cards} /> : <One card={pending.card} />
}

function One({ card }: { card: ItemId }) {
  const board = useBoard()
  const { view, captions, narrator, choices } = usePlay()
  return (
    <>
      <Head title={captions.say('ask.equip')} />
      <Scroll>
        <div class={css.beside}>
          <CardFace kind="item" name={captions.say(`item.${card}`)} picture={<ItemPicture of={card} />} large>
            <small>{captions.item(card)}</small>
          </CardFace>
          <div>
            <div class={css.answers}>
              {choices.map((choice, at) => (
                <button
                  key={choice.do}
                  type="button"
                  class={`button ${choice.do === 'equip' ? 'main' : 'plain'}`}
                  data-answer={at + 1}
                  onClick={() => board.choose(choice)}
                >
                  {narrator.choice(view, choice)}
                </button>
              ))}
            </div>
            <Worn />
          </div>
        </div>
      </Scroll>
    </>
  )
}

/** All in one gesture. What fits beside the things that are worn is picked beforehand. */
function Several({ cards }: { cards: readonly ItemId[] }) {
  const board = useBoard()
  const { view, captions } = usePlay()
  const { say } = captions
  const { equipped } = survivorOf(view, view.pending!.seat)
  const [picked, setPicked] = useState(() => fitting(cards, equipped))
  const toggle = (card: ItemId) =>
    setPicked(
      picked.includes(card)
        ? picked.filter(one => one !== card)
        : [...picked.filter(other => fitTogether(other, card)), card],
    )
  const names = picked.map(card => say(`item.${card}`))
  useProposal({
    n: 1,
    asks: t('wear.which'),
    label: picked.length === 0 ? t('wear.none') : t('wear.these', { cards: names.join(', ') }),
    run: () => board.perform(cards.map(card => (picked.includes(card) ? { do: 'equip', card } : { do: 'stow', card }))),
  })
  return (
    <>
      <Head title={t('wear.which')} />
      <Scroll>
        <div class={css.cards}>
          {cards.map((card, at) => (
            <CardFace
              key={at}
              kind="item"
              name={say(`item.${card}`)}
              picture={<ItemPicture of={card} />}
              large
              open
              picked={picked.includes(card)}
              explain={explained({ about: 'item', item: card })}
              run={() => toggle(card)}
            >
              <small>{captions.item(card)}</small>
            </CardFace>
          ))}
        </div>
        <Worn />
      </Scroll>
    </>
  )
}

/** Those that fit beside what is worn and beside each other. */
function fitting(cards: readonly ItemId[], worn: readonly ItemId[]): readonly ItemId[] {
  const on: ItemId[] = []
  for (const card of cards) if ([...worn, ...on].every(other => fitTogether(other, card))) on.push(card)
  return on
}

/** What is worn now. */
function Worn() {
  const { view, captions } = usePlay()
  const { equipped } = survivorOf(view, view.pending!.seat)
  if (equipped.length === 0) return null
  return (
    <>
      <h3 class={css.title}>{captions.say('table.equipped')}</h3>
      <div class={css.cards}>
        {equipped.map(item => (
          <CardFace
            key={item}
            kind="item"
            name={captions.say(`item.${item}`)}
            picture={<ItemPicture of={item} />}
            explain={explained({ about: 'item', item })}
          />
        ))}
      </div>
    </>
  )
}
