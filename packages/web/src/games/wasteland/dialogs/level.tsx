import { type Choice, type Letter, type PerkId, PERKS, survivorOf } from '@overseer/wasteland'
import { LetterToken, LetterTrack } from '../art/dice.tsx'
import { PerkPicture } from '../art/picture.tsx'
import { useBoard, usePlay } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { explained } from '../board/play.ts'
import { t } from '../words.ts'
import { Head } from './head.tsx'
import { Scroll } from './scroll.tsx'
import css from './level.module.css'

/** A new level: two letters turn up, one is kept. One that is owned already brings a perk, picked in the same breath. */
export function LevelUp() {
  const { view, choices, captions } = usePlay()
  const { pending } = view
  const seat = pending!.seat
  const { letters, xp } = survivorOf(view, seat)
  const kept = choices.flatMap(choice => (choice.do === 'letter' ? [choice.letter] : []))
  return (
    <>
      <Head title={captions.say('ask.keepLetter')} />
      <Scroll>
        <LetterTrack owned={letters} xp={xp} seat={seat} class={css.track ?? ''} label={letters.join(' ')} />
        <div class={css.tokens}>
          {kept.map((letter, at) => (
            <Token key={letter} letter={letter} n={at + 1} seat={seat} owned={letters.includes(letter)} />
          ))}
        </div>
      </Scroll>
    </>
  )
}

function Token({ letter, n, seat, owned }: { letter: Letter; n: number; seat: number; owned: boolean }) {
  const board = useBoard()
  const { view, narrator, captions } = usePlay()
  const choice: Choice = { do: 'letter', letter }
  const perks = owned ? view.perks.filter(perk => PERKS[perk].letter === letter) : []
  return (
    <section class={css.token}>
      <button
        type="button"
        class={css.keep}
        data-answer={n}
        aria-description={narrator.choice(view, choice)}
        onClick={() => board.choose(choice)}
      >
        <LetterToken letter={letter} seat={seat} owned={owned} class={css.letter ?? ''} />
        <span>
          <b>{captions.say(`letter.${letter}`)}</b>
          <small>{t(owned ? 'level.own' : 'level.new', { letter })}</small>
        </span>
      </button>
      {perks.length > 0 && (
        <div class={css.perks}>
          {perks.map(perk => (
            <Poster key={perk} perk={perk} run={() => board.perform([choice, { do: 'perk', perk }])} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The perks that a letter has brought. */
export function PickPerk() {
  const board = useBoard()
  const { choices, captions } = usePlay()
  const perks = choices.flatMap(choice => (choice.do === 'perk' ? [choice.perk] : []))
  return (
    <>
      <Head title={captions.say('ask.pickPerk')} />
      <Scroll>
        <div class={css.perks}>
          {perks.map((perk, at) => (
            <Poster key={perk} perk={perk} answer={at + 1} run={() => board.choose({ do: 'perk', perk })} />
          ))}
        </div>
      </Scroll>
    </>
  )
}

function Poster({ perk, answer, run }: { perk: PerkId; answer?: number; run(): void }) {
  const { captions } = usePlay()
  return (
    <CardFace
      kind="perk"
      name={captions.say(`perk.${perk}`)}
      picture={<PerkPicture of={perk} />}
      open
      large
      {...(answer === undefined ? {} : { answer })}
      explain={explained({ about: 'perk', perk })}
      run={run}
    >
      <small>{captions.perk(perk)}</small>
    </CardFace>
  )
}
