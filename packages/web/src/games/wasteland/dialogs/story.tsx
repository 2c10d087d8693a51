import {
  cardKey,
  encounterCard,
  type Event,
  type ItemId,
  optionsAhead,
  outcomesSeen,
  survivorOf,
} from '@overseer/wasteland'
import { EncounterSign } from '../art/badges.tsx'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import { Vignette } from '../art/vignette.tsx'
import { vignetteOf } from '../art/vignettes/cards.ts'
import { useBoard, usePlay } from '../board/board-state.ts'
import { Chances } from '../board/chances.tsx'
import { Demands } from '../board/objective-signs.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
import { Stamp } from './head.tsx'
import { Scroll } from './scroll.tsx'
import frame from './frame.module.css'
import css from './story.module.css'

/** An encounter read from its card: picture, story, and what one may do with the chance of each. */
export function Story() {
  const { view, captions, spaces } = usePlay()
  const { pending } = view
  if (pending === null || pending.do !== 'option') return null
  const { card, deck, level } = pending.run
  const story = captions.story(card)
  const node = survivorOf(view, pending.seat).node
  const rows = encounterCard(card).options.length + (view.flipped === null ? 0 : 1)
  return (
    <>
      <header class={frame.head}>
        {deck !== null && <EncounterSign deck={deck} level={level} class={css.sign ?? ''} />}
        <h2>{captions.title(card)}</h2>
        <p>{node < 0 ? '' : spaces.node(view, node)}</p>
        <Stamp>{t('action.encounter')}</Stamp>
      </header>
      <Scroll class={`${css.card} ${css.story}`}>
        <div class={css.tale} data-long={isLong(story?.intro ?? '', rows)}>
          <Vignette of={vignetteOf(cardKey(card))} class={css.vignette ?? ''} />
          <p class={css.lined}>{story?.intro}</p>
        </div>
        {view.flipped !== null && <TurnedOver item={view.flipped} />}
        <Options card={card} />
      </Scroll>
    </>
  )
}

const ROOM = 640 // letters of a story that find room on a phone below a wide picture
const ROW = 112 // letters for which an option or what lies there has the room

/** Whether a phone has room for a small picture only, or the last rows would be out of sight. */
const isLong = (intro: string, rows: number): boolean => intro.length + ROW * rows > ROOM

/** What lies there for the taking. */
function TurnedOver({ item }: { item: ItemId }) {
  const { say, item: textOf } = usePlay().captions
  return (
    <p class={css.turned} tabIndex={0} {...explained({ about: 'item', item })}>
      <ItemPicture of={item} /> {say('fact.turnedOver', { item: say(`item.${item}`), text: textOf(item) })}
    </p>
  )
}

function Options({ card }: { card: number }) {
  const { captions } = usePlay()
  return (
    <>
      <p class={css.columns} aria-hidden="true">
        <span>{t('roll.what')}</span>
        <span>{t('roll.test')}</span>
        <span>{t('story.chance')}</span>
        <span>{t('story.known')}</span>
      </p>
      <ol class={css.options}>
        {encounterCard(card).options.map((_, at) => (
          <li key={at}>
            <Option card={card} n={at + 1} line={captions.story(card)?.options[at]?.line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Option({ card, n, line }: { card: number; n: number; line: string | undefined }) {
  const board = useBoard()
  const { view, captions, choices } = usePlay()
  const choice = choices.find(one => one.do === 'option' && one.n === n)
  const odds = optionsAhead(view)[n - 1]?.odds
  const rolled = odds?.tasks.some(task => task.odds !== null) ?? false
  const notes = captions.option(view, card, n)
  return (
    <button
      type="button"
      class={css.option}
      aria-disabled={choice === undefined}
      {...(choice === undefined ? {} : { 'data-answer': n })}
      onClick={() => choice !== undefined && board.choose(choice)}
    >
      <kbd aria-hidden="true">{n}</kbd>
      <b>{line ?? captions.say('card.option', { n })}</b>
      <span class={css.demands}>
        <span class="visually-hidden">{notes}</span>
        <Demands tasks={odds?.tasks.map(({ task }) => task) ?? []} />
      </span>
      <em data-rolled={rolled}>
        {choice !== undefined && (rolled ? <Chances odds={odds!} /> : captions.say('odds.sure'))}
      </em>
      <span class={css.known}>{choice === undefined ? <Locked notes={notes} /> : <Known card={card} n={n} />}</span>
    </button>
  )
}

function Locked({ notes }: { notes: string }) {
  return (
    <>
      <Mark name="lock" {...(notes === '' ? {} : { label: t('story.locked') })} /> {notes || t('story.locked')}
    </>
  )
}

/** What the table has seen the option do; everything else is sealed until somebody chooses it. */
function Known({ card, n }: { card: number; n: number }) {
  const { history } = useBoard()
  const { view, captions } = usePlay()
  const seen = outcomesSeen(history.map(({ event }) => event as Event)).filter(
    one => one.card === card && one.option === n,
  )
  if (seen.length === 0)
    return (
      <>
        <Mark name="sealed" /> {t('story.sealed')}
      </>
    )
  return (
    <>
      <Mark name="eye" />{' '}
      {seen
        .map(one => t(one.success ? 'story.worked' : 'story.failed', { what: captions.outcome(view, one) || '–' }))
        .join(' ')}
    </>
  )
}
