import { asState, type Choice, type Foe, graphOf, isWholeTile } from '@overseer/wasteland'
import { small, touch } from '../../../ui/screen-size.ts'
import { isDialogOpen } from '../dialogs/frame.tsx'
import { t } from '../words.ts'
import { choicesOfAction, isActing, wishOf } from './actions.ts'
import { useRefusal } from '../../use-refusal.ts'
import { useBoard, usePlay } from './board-state.ts'
import { fightWords } from './fight-words.ts'
import { deedsOf, headlinesOf } from './news.ts'
import { pickNode } from './pick-node.ts'
import { type Play, type Topic, topic } from './play.ts'
import { choicesByNode, wayTo } from './targets.ts'
import css from './help.module.css'

/** The line that explains whatever is pointed at: what it is, and if it is closed, why. */
export function HelpLine() {
  const play = usePlay()
  const about = topic.value
  const board = useBoard()
  const refusal = useRefusal(
    () => (about === null ? undefined : closedWish(play, about)),
    wish => board.why(wish),
    [about, play.view, play.narrator],
  )
  if (about === null) return <Idle />
  const { main, notes } = explain(play, about)
  return (
    <div class={css.help} tabIndex={0} data-help>
      {small.value && about.about === 'node' && <Go node={about.node} />}
      {about.about === 'action' && about.action === 'fight' && touch.value && <Attack />}
      <b>{main}</b> {notes.join(' · ')}
      {refusal !== undefined && (
        <span class={css.refusal}>
          {' '}
          {refusal.sentence}{' '}
          <a href={`#/rules/${refusal.rule}`} aria-label={`${t('help.why')} ${refusal.rule}`}>
            {t('help.why')}
          </a>
        </span>
      )}
    </div>
  )
}

/**
 * While nothing is pointed at: what the agenda deck is about to do, if it is about to, and what happened since one's last
 * turn; else how the line is used.
 */
function Idle() {
  const board = useBoard()
  const play = usePlay()
  if (small.value && (play.event !== null || isDialogOpen(play))) return null // prompt or card need the room
  const { warning } = play.ahead.deck
  const alarmed = warning === 'warning' || warning === 'alarm'
  const deeds = isActing(play) ? deedsOf(play, board) : []
  const room = small.value || alarmed ? 'small' : 'large'
  const news = isActing(play) && deeds.length === 0 ? headlinesOf(play, board, room) : []
  return (
    <div class={`${css.help} ${css.idle}`} tabIndex={0} data-idle>
      {alarmed && <b class={css.refusal}>{play.captions.deck(play.view, play.ahead.deck)} </b>}
      {news.length > 0 && (
        <span data-news>
          <b>{play.captions.say('table.heading', { name: t('overview.since') })}</b> {news.join(' ')}
        </span>
      )}
      {deeds.length > 0 && (
        <span data-deeds>
          <b>{play.captions.say('table.heading', { name: t('help.justNow') })}</b> {deeds.join(' ')}
        </span>
      )}
      {!alarmed &&
        deeds.length + news.length === 0 &&
        play.choices.length > 0 &&
        t(touch.value ? 'help.tap' : 'help.point')}
    </div>
  )
}

/** On a phone: does what a second tap on the place does. */
function Go({ node }: { node: number }) {
  const board = useBoard()
  const play = usePlay()
  if (!choicesByNode(play).has(node) && wayTo(play, node) === undefined) return null
  return (
    <button type="button" class={`button main ${css.go}`} data-go onClick={() => pickNode(board, node)}>
      {t(isWholeTile(node) ? 'action.explore' : 'map.go')}
    </button>
  )
}

/** Fingers see whom they would fight, and with what chance, before they do. */
function Attack() {
  const board = useBoard()
  const [only, ...others] = choicesOfAction(usePlay(), 'fight')
  if (only === undefined || others.length > 0) return null
  return (
    <button type="button" class={`button main ${css.go}`} data-go onClick={() => board.choose(only)}>
      {t('action.fight')}
    </button>
  )
}

/** A thing in words: what it is called, and what there is to know. */
export function explain(play: Play, about: Topic): { main: string; notes: readonly string[] } {
  const { view, captions } = play
  const { say } = captions
  const quest = about.about === 'quest' ? play.ahead.quests.find(({ card }) => card === about.card) : undefined
  switch (about.about) {
    case 'node':
      return explainNode(play, about.node)
    case 'action':
      return {
        main: t(`action.${about.action}`),
        notes: about.action === 'fight' ? fightsAhead(play) : [t(`help.${about.action}`)],
      }
    case 'item':
      return named(say(`item.${about.item}`), captions.item(about.item))
    case 'perk':
      return { main: say(`perk.${about.perk}`), notes: [captions.perk(about.perk)] }
    case 'agenda':
      return { main: captions.agenda(about.agenda), notes: [captions.agendaBonus(view, about.agenda)] }
    case 'quest':
      return {
        main: captions.title(about.card),
        notes: captions.objectives(view, about.card).map(({ line, how, results }, at) => {
          const ahead = quest?.objectives.find(({ objective }) => objective === at + 1)
          const facts = ahead === undefined ? [] : captions.objective(view, ahead)
          return `${line}. ${[how, ...facts].join(say('list.semicolon'))} → ${results}`
        }),
      }
    case 'words':
      return { main: '', notes: [about.words] }
  }
}

/** A thing and what it does; junk is but what it is called. */
function named(main: string, note: string): { main: string; notes: readonly string[] } {
  return { main, notes: note === `${main}.` ? [] : [note] }
}

/** Whom one could fight now, and with what chance; else what it takes. */
function fightsAhead(play: Play): readonly string[] {
  const foes = play.choices.flatMap(choice => (choice.do === 'fight' ? [choice.foe] : []))
  if (foes.length === 0) return [t('help.fight')]
  return play.view.foes.filter(({ id }) => foes.includes(id)).map(foe => namedFight(play, foe))
}

/** Each language has its own colon. */
function namedFight(play: Play, foe: Foe): string {
  const name = play.captions.say('table.heading', { name: play.captions.enemy(play.view, foe) })
  return `${name} ${fightWords(play, foe) ?? ''}`
}

/** A space: who and what is there, what it takes to go there, and which quests point at it. */
function explainNode(play: Play, node: number): { main: string; notes: readonly string[] } {
  const { view, spaces, captions, ahead } = play
  const { say } = captions
  const name = graphOf(asState(view).board).names[node]!
  const way = wayTo(play, node)
  const cost =
    way === undefined
      ? []
      : [
          say('way.points', { n: way.points }),
          ...(way.moves > 0 ? [say('way.moves', { n: way.moves })] : []),
          ...(way.rads > 0 ? [say('way.rads', { n: way.rads })] : []),
          ...(way.foes.length > 0
            ? [say('way.foes', { enemies: way.foes.map(foe => captions.foe(view, foe)).join(', ') })]
            : []),
          ...(way.fatal ? [say('way.fatal')] : []),
        ]
  const here = view.foes.filter(foe => foe.node === node)
  const fights = here.flatMap(foe => {
    const words = fightWords(play, foe)
    if (words === undefined) return []
    return [here.length === 1 ? words : namedFight(play, foe)]
  })
  const quests = ahead.quests.filter(
    ({ marker, objectives }) => marker === name || objectives.some(({ places }) => places?.includes(name)),
  )
  const title = spaces.title(view, name)
  return {
    main: title,
    notes: [
      ...captions.there(view, name).filter(note => note !== title),
      ...fights,
      ...cost,
      ...quests.map(({ card }) => captions.title(card)),
    ],
  }
}

/** What a click on the thing would mean if it were allowed; undefined if it is, or never means anything. */
function closedWish(play: Play, about: Topic): Choice | undefined {
  if (!isActing(play)) return undefined
  if (about.about === 'action')
    return choicesOfAction(play, about.action).length > 0 ? undefined : wishOf(play, about.action)
  if (about.about !== 'node' || choicesByNode(play).has(about.node) || wayTo(play, about.node)) return undefined
  const to = graphOf(asState(play.view).board).names[about.node]!
  return { do: 'step', to }
}
