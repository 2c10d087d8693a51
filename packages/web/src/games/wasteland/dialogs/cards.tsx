import { type AgendaId, CHARACTERS, type CharacterId, type Choice, type ItemId, ITEMS } from '@overseer/wasteland'
import { Figure } from '../art/cutout.tsx'
import { LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { AgendaPicture, ItemPicture } from '../art/picture.tsx'
import { useBoard, usePlay } from '../board/board-state.ts'
import { CardFace } from '../board/card-face.tsx'
import { LookButton } from '../board/look-button.tsx'
import { explained } from '../board/play.ts'
import { Head } from './head.tsx'
import { isPlain } from './plain.ts'
import { AnswerRows, Facts } from './rows.tsx'
import { Scroll } from './scroll.tsx'
import css from './cards.module.css'

const IN_A_ROW = 4 // of the usual width

/** A question about cards: the cards themselves, large; a click takes, drops or pays for one. */
export function Cards() {
  const { choices, narrator, view, concealed } = usePlay()
  const lines = narrator.question(view).split('\n')
  const cards = choices.filter(isOfItem)
  const agendas = choices.filter(choice => choice.do === 'agenda')
  const others = choices.filter(choice => !isPlain(choice) && !isOfItem(choice) && choice.do !== 'agenda')
  return (
    <>
      <Head title={lines.at(-1)!} />
      <Scroll>
        <Facts lines={lines.slice(0, -1)} />
        <div class={css.cards} data-many={cards.length + agendas.length > IN_A_ROW}>
          {cards.map((choice, at) => (
            <ItemChoice key={at} choice={choice} answer={at + 1} />
          ))}
          {concealed && agendas.length > 0 ? (
            <LookButton answer={cards.length + 1} />
          ) : (
            agendas.map((choice, at) => (
              <AgendaChoice key={choice.agenda} agenda={choice.agenda} answer={cards.length + at + 1} />
            ))
          )}
        </div>
        <AnswerRows choices={others} from={cards.length + agendas.length + 1} />
      </Scroll>
    </>
  )
}

type OfItem = Extract<Choice, { card: ItemId }> & { readonly card: ItemId }

const isOfItem = (choice: Choice): choice is OfItem =>
  choice.do !== 'use' && 'card' in choice && typeof choice.card === 'string' && choice.card in ITEMS

function ItemChoice({ choice, answer }: { choice: OfItem; answer: number }) {
  const board = useBoard()
  const { view, captions, narrator } = usePlay()
  const { card } = choice
  return (
    <CardFace
      kind={ITEMS[card].kind === 'companion' ? 'companion' : 'item'}
      name={captions.say(`item.${card}`)}
      picture={<ItemPicture of={card} />}
      open
      large
      answer={answer}
      label={narrator.choice(view, choice)}
      explain={explained({ about: 'item', item: card })}
      run={() => board.choose(choice)}
    >
      <small>{captions.item(card)}</small>
    </CardFace>
  )
}

function AgendaChoice({ agenda, answer }: { agenda: AgendaId; answer: number }) {
  const board = useBoard()
  const { view, captions, narrator, ahead } = usePlay()
  const choice: Choice = { do: 'agenda', agenda }
  return (
    <CardFace
      kind="agenda"
      name={captions.agenda(agenda)}
      picture={<AgendaPicture of={agenda} />}
      open
      large
      answer={answer}
      label={narrator.choice(view, choice)}
      explain={explained({ about: 'agenda', agenda })}
      run={() => board.choose(choice)}
    >
      <span>
        <Mark name="influence" /> {ahead.influence.agendas.find(one => one.agenda === agenda)?.worth ?? 0}
      </span>
      <small>{captions.agendaBonus(view, agenda)}</small>
    </CardFace>
  )
}

/** Who one will be. */
export function Characters() {
  const { choices, captions, view } = usePlay()
  const open = choices.flatMap(choice => (choice.do === 'character' ? [choice.character] : []))
  return (
    <>
      <Head title={captions.say('ask.pickCharacter')} />
      <Scroll>
        <p class={css.scenario}>{captions.say(`scenario.${view.options.scenario}`)}</p>
        <div class={css.people}>
          {open.map((character, at) => (
            <Person key={character} character={character} answer={at + 1} />
          ))}
        </div>
      </Scroll>
    </>
  )
}

function Person({ character, answer }: { character: CharacterId; answer: number }) {
  const board = useBoard()
  const { view, captions, narrator } = usePlay()
  const { say } = captions
  const seat = view.pending!.seat
  const choice: Choice = { do: 'character', character }
  const { letter, hp, card } = CHARACTERS[character]
  const own = card === 'mutantHide' || card === 'ghoulBlood' ? null : card
  return (
    <button type="button" class={css.person} data-answer={answer} onClick={() => board.choose(choice)}>
      <Figure of={character} seat={seat} class={css.figure ?? ''} />
      <div class={css.about}>
        <div class={css.gist}>
          <b>{say(`character.${character}`)}</b>
          <p>
            <Mark name="hp" /> {hp}
          </p>
          <p>
            <LetterToken letter={letter} seat={seat} class={css.letter ?? ''} /> {say(`letter.${letter}`)}
          </p>
        </div>
        {own !== null && (
          <p>
            <ItemPicture of={own} class={css.own ?? ''} /> {say(`item.${own}`)}
          </p>
        )}
        <small>{own === null ? abilityOf(narrator.choice(view, choice)) : captions.item(own)}</small>
      </div>
    </button>
  )
}

/** What the narrator says of a character's own card: the last part of the answer. */
function abilityOf(text: string): string {
  return text.split(', ').slice(2).join(', ')
}
