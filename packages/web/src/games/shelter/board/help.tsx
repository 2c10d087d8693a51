import {
  type Choice,
  cubesText,
  effectText,
  incomeFor,
  type ItemId,
  ITEMS,
  playerAt,
  ROOMS,
  spaceIn,
  type SpaceName,
  spaceText,
  type View,
  whereText,
} from '@overseer/shelter'
import { touch } from '../../../ui/screen-size.ts'
import { t } from '../words.ts'
import { useRefusal } from '../../use-refusal.ts'
import { useBoard, usePlay } from './board-state.ts'
import { forecast, reasons } from './forecast.ts'
import { choicesOfItem, choicesOfRoom, type Play, spaceId, type Topic, topic } from './play.ts'
import css from './help.module.css'

/** The lines that explain whatever the pointer or the focus came to: what it does, and if it is closed, why. */
export function HelpLine() {
  const play = usePlay()
  const about = topic.value
  const board = useBoard()
  const refusal = useRefusal(
    () => (about === null ? undefined : closedWish(play, about)),
    wish => board.why(wish),
    [about, play.view, play.picked, play.narrator],
  )
  if (about === null && play.choices[0]?.do === 'train')
    return (
      <p class={css.help}>
        <b>{t('help.train')}</b> {t('help.train.what')}
      </p>
    )
  if (about === null)
    return (
      <p class={`${css.help} ${css.idle}`} data-idle>
        {t(touch.value ? 'help.tap' : 'help.point')} {play.open.size > 0 && t('help.open')}
      </p>
    )
  const { main, notes } = explain(play, about)
  return (
    <p class={css.help} data-help>
      <b>{main}</b> {notes.join(' ')}
      {refusal !== undefined && (
        <span class={css.refusal}>
          {' '}
          <b>{refusal.sentence}</b>{' '}
          <a href={`#/rules/${refusal.rule}`} aria-label={`${t('help.why')} ${refusal.rule}`} title={refusal.text}>
            {t('help.why')}
          </a>
        </span>
      )}
    </p>
  )
}

function explain(play: Play, about: Topic): { main: string; notes: string[] } {
  const { view, say, nameOf, open, lately } = play
  if (about.about === 'letter') {
    const train: Choice = { do: 'train', letter: about.letter }
    return { main: play.narrator.choice(view, train), notes: reasons(view, train, []) }
  }
  if (about.about === 'thing') return { main: t(`thing.${about.thing}`), notes: [t(`thing.${about.thing}.what`)] }
  if (about.about === 'item')
    return {
      main: t('help.item', { name: say(`item.${about.item}`), kind: say(`kind.${ITEMS[about.item].kind}`) }),
      notes: [effectText(say, about.item)],
    }
  if (about.about === 'room') {
    const { left, right, price } = ROOMS[about.room]
    const spaces = [left, right].map(space => `${spaceText(say, space)}.`)
    return {
      main: t('help.room', { name: say(`room.${about.room}`), price: cubesText(say, price) }),
      notes: spaces.map((text, i) => t('help.half', { n: i + 1, text })),
    }
  }
  if (about.about === 'pile') return pile(view, say, about.pile)
  const id = spaceId(about.space)
  const space = spaceIn(view, id)
  const notes = space === undefined ? [] : [`${spaceText(say, space)}.`]
  const visitor = view.pending?.seat
  const [choice, ...others] = open.get(about.space) ?? []
  const owner = visitor === undefined || view.crews[id] ? undefined : incomeFor(view, id, visitor)
  if (choice !== undefined && others.length === 0) notes.push(...forecast(play, choice))
  else if (owner !== undefined) notes.push(`${t('table.income', { who: nameOf(owner) })}.`)
  const crew = view.crews[id]
  if (crew && crew.seat === visitor) notes.push(t('help.yours'))
  else if (crew && lately.has(about.space)) notes.push(t('help.lately', { who: nameOf(crew.seat) }))
  return { main: t('help.space', { where: whereText(say, view, about.space) }), notes }
}

/** What is left of a deck, and what has been discarded: everybody may know that (SH-VIS-1). */
function pile(view: View, say: Play['say'], name: 'items' | 'rooms' | 'threats'): { main: string; notes: string[] } {
  const { deck, names } = {
    items: { deck: view.itemPile.deck, names: view.itemPile.discard.map(item => say(`item.${item}`)) },
    rooms: { deck: view.roomPile.deck, names: view.roomPile.discard.map(room => say(`room.${room}`)) },
    threats: { deck: view.threatPile.deck, names: view.threatPile.discard.map(threat => say(`threat.${threat}`)) },
  }[name]
  return {
    main: t(`help.pile.${name}`, { n: deck }),
    notes: [names.length === 0 ? t('help.noDiscards') : t('help.discards', { names: names.sort().join(', ') })],
  }
}

/** What a click on the thing would mean if it were allowed; undefined if it is, never means anything, or something else is asked. */
function closedWish(play: Play, about: Topic): Choice | undefined {
  const { view, choices, open } = play
  if (choices.length === 0 || view.pending === null) return undefined
  const { ask } = view.pending
  switch (about.about) {
    case 'space':
      if (ask !== 'place') return undefined
      if (view.crews[spaceId(about.space)]?.seat === view.pending.seat) return undefined // nobody wishes to go there again
      return open.has(about.space) ? undefined : placingWish(play, about.space)
    case 'thing':
    case 'letter':
      return undefined
    case 'room':
      if (ask !== 'place' && ask !== 'chooseRoom') return undefined
      return choicesOfRoom(play, about.room).length > 0 ? undefined : { do: 'room', room: about.room }
    case 'pile':
      return undefined
    case 'item':
      if (choicesOfItem(play, about.item).length > 0) return undefined
      if (about.owner === null)
        return ask === 'place' || ask === 'takeItem' ? { do: 'item', item: about.item } : undefined
      return about.owner === view.pending.seat && isUsed(about.item) ? { do: 'use', item: about.item } : undefined
  }
}

/** Sending the dweller in hand, or one that would suit; where only the injured may go and none is, a healthy one. */
function placingWish({ view, picked, narrator }: Play, space: SpaceName): Choice | undefined {
  const { hurtOnly = false, linked = false } = spaceIn(view, spaceId(space)) ?? {}
  const { hurt, plain } = playerAt(view, view.pending!.seat)
  const who = picked ?? (hurtOnly && hurt === 0 && plain > 0 ? 'plain' : null)
  return who === null || linked ? narrator.wish(view, space) : { do: 'place', who, space }
}

/** Whether an item is ever used; others count by themselves. */
function isUsed(item: ItemId): boolean {
  const { does } = ITEMS[item].ability
  return does !== 'score' && does !== 'steady'
}
