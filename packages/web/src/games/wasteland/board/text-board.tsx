import { useBoard, usePlay } from './board-state.ts'
import { t } from '../words.ts'
import { isSecret } from './secrets.ts'
import css from './text-board.module.css'

const WIDTH = 90 // letters

/** The same table and the same choices in words, for people who play by ear or like to read. */
export function TextBoard() {
  const board = useBoard()
  const { narrator, choices, captions, near, withdraws, concealed, known } = usePlay()
  const [asks, ...told] = narrator.question(known).split('\n').reverse()
  const open = concealed ? choices.filter(choice => !isSecret(choice)) : choices
  return (
    <div class={css.text}>
      {choices.length > 0 && (
        <section>
          {told.reverse().map((line, at) => (
            <p key={at}>{line}</p>
          ))}
          <h2>{asks}</h2>
          <ol>
            {open.map((choice, at) => (
              <li key={at}>
                <button type="button" class="button plain" data-answer={at + 1} onClick={() => board.choose(choice)}>
                  {narrator.choice(known, choice)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {withdraws && (
        <button type="button" class="button plain" onClick={() => board.withdraw()}>
          {captions.say('choice.withdraw')}
        </button>
      )}
      {concealed && (
        <button type="button" class="button plain" data-covered onClick={() => board.look()}>
          {captions.say('table.heading', { name: captions.say('table.yourAgendas') })} {t('agenda.look')}
        </button>
      )}
      <section>
        <ul>
          {captions.ahead(known, near).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      </section>
      <pre tabIndex={0}>{narrator.picture(known, WIDTH, text => text)}</pre>
    </div>
  )
}
