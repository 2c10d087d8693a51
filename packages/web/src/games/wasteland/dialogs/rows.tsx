import { type Choice, questOdds, survivorOf } from '@overseer/wasteland'
import type { ComponentChild } from 'preact'
import { Figure, Portrait } from '../art/cutout.tsx'
import { LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { AgendaPicture, ItemPicture, PerkPicture } from '../art/picture.tsx'
import { useBoard, usePlay } from '../board/board-state.ts'
import { fightWords, lookOf } from '../board/fight-words.ts'
import type { Play } from '../board/play.ts'
import { t } from '../words.ts'
import { Head } from './head.tsx'
import { isPlain } from './plain.ts'
import { Scroll } from './scroll.tsx'
import css from './rows.module.css'

/** A question on its card: what one has to know, then its answers, each with its picture. */
export function Rows() {
  const { choices, narrator, view } = usePlay()
  const lines = narrator.question(view).split('\n')
  return (
    <>
      <Head title={lines.at(-1)!} />
      <Scroll>
        <Facts lines={lines.slice(0, -1)} />
        <AnswerRows choices={choices.filter(choice => !isPlain(choice))} />
      </Scroll>
    </>
  )
}

export function Facts({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div class={css.facts}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

const FEW = 6 // as many as fit in one column

/** Choices as rows: a picture, what one does, and what stands on the card. */
export function AnswerRows({ choices, from = 1 }: { choices: readonly Choice[]; from?: number }) {
  const board = useBoard()
  const play = usePlay()
  return (
    <ol class={css.rows} data-many={choices.length > FEW}>
      {choices.map((choice, at) => (
        <li key={at}>
          <button type="button" class={css.row} data-answer={from + at} onClick={() => board.choose(choice)}>
            <kbd aria-hidden="true">{from + at < 10 ? from + at : ''}</kbd>
            <span class={css.picture}>{pictureOf(play, choice)}</span>
            <span class={css.text}>
              <b>{play.narrator.choice(play.view, choice)}</b>
              <small>{noteOf(play, choice)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** What stands on the card that a choice is about. */
function noteOf(play: Play, choice: Choice): string {
  const { captions, view } = play
  if (choice.do === 'fight' || choice.do === 'foe') {
    const foe = view.foes.find(({ id }) => id === choice.foe)
    return (foe && fightWords(play, foe)) ?? ''
  }
  if (choice.do === 'quest') {
    const odds = questOdds(view, play.near, choice.card, choice.objective)
    return odds === undefined ? '' : captions.attempt(odds)
  }
  if (choice.do === 'objective') {
    const results = captions.objectives(view, choice.card)[choice.objective - 1]?.results
    return results === undefined ? '' : t('quest.brings', { what: results })
  }
  if (choice.do === 'trait') return t('trait.note')
  if (!('card' in choice) || typeof choice.card === 'number' || choice.do === 'use') return ''
  return captions.item(choice.card)
}

function pictureOf({ view, near }: Play, choice: Choice): ComponentChild {
  const seat = view.pending?.seat ?? near
  switch (choice.do) {
    case 'character':
      return <Figure of={choice.character} seat={seat} />
    case 'buy':
    case 'sell':
    case 'recruit':
    case 'take':
    case 'discard':
    case 'equip':
    case 'stow':
    case 'give':
    case 'want':
    case 'pay':
      return <ItemPicture of={choice.card} />
    case 'arrange':
      return choice.equip.length === 0 ? (
        <Mark name="bag" />
      ) : (
        choice.equip.map(item => <ItemPicture key={item} of={item} />)
      )
    case 'perk':
      return <PerkPicture of={choice.perk} />
    case 'agenda':
    case 'giveAgenda':
      return <AgendaPicture of={choice.agenda} />
    case 'letter':
      return (
        <LetterToken
          letter={choice.letter}
          seat={seat}
          owned={survivorOf(view, seat).letters.includes(choice.letter)}
        />
      )
    case 'survivor':
      return portrait(view.players[choice.seat]?.character ?? null, choice.seat)
    case 'trade':
      return portrait(view.players[choice.with]?.character ?? null, choice.with)
    case 'fight':
    case 'foe':
    case 'moveFoe': {
      const foe = view.foes.find(({ id }) => id === choice.foe)
      const look = foe === undefined ? null : lookOf(view, foe)
      return look === null ? <Mark name="fight" /> : <Figure of={look} />
    }
    case 'caps':
    case 'giveCaps':
    case 'wantCaps':
      return <Mark name="cap" />
    case 'explore':
    case 'encounter':
    case 'quest':
      return <Mark name={choice.do} />
    case 'objective':
    case 'carry':
    case 'putDown':
      return <Mark name="quest" />
    case 'loyal':
      return <Mark name="influence" />
    case 'end':
      return <Mark name="end" />
    case 'use':
      return <Mark name="gear" />
    case 'trait':
      return <Mark name={choice.trait} />
    default:
      return <Mark name="move" />
  }
}

const portrait = (character: Parameters<typeof Portrait>[0]['of'] | null, seat: number): ComponentChild =>
  character === null ? null : <Portrait of={character} seat={seat} />
