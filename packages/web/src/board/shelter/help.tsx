import {
  type Choice,
  cubesText,
  effectText,
  type ItemId,
  ITEMS,
  parseSpace,
  PLACES,
  ROOMS,
  spaceIn,
  type SpaceName,
  spaceText,
  type View,
  whereText,
} from '@overseer/shelter'
import type { RuleText } from '@overseer/kernel'
import { useEffect, useState } from 'preact/hooks'
import { small } from '../../media.ts'
import { t } from '../../words.ts'
import { choicesOfItem, choicesOfRoom, type Play, type Topic, topic, usePlay } from './play.ts'
import { reason } from './reason.ts'
import css from './help.module.css'

/** The lines that explain whatever the pointer or the focus came to: what it does, and if it is closed, why. */
export function HelpLine() {
  const play = usePlay()
  const about = topic.value
  const refusal = useRefusal(play, about)
  if (about === null) return <p class={`${css.help} ${css.idle}`}>{t(small.value ? 'help.tap' : 'help.point')}</p>
  const { main, notes } = explain(play, about)
  const why = refusal === undefined ? undefined : reason(play, about, refusal.id)
  return (
    <p class={css.help}>
      <b>{main}</b> {notes.join(' ')}
      {refusal !== undefined && (
        <span class={css.refusal}>
          {' '}
          <b>{why ?? t('help.closed')}</b> <a href={`#/rules/${refusal.id}`}>{refusal.id}</a> {refusal.text}
        </span>
      )}
    </p>
  )
}

function explain({ view, say, names }: Play, about: Topic): { main: string; notes: string[] } {
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
  const id = parseSpace(about.space)!
  const space = spaceIn(view, id)
  const notes = space === undefined ? [] : [`${spaceText(say, space)}.`]
  const owner = incomeFor(view, id)
  if (owner !== undefined) notes.push(`${t('table.income', { who: names[owner]! })}.`)
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

/** Who would get a cube if somebody went there (SH-INC-1). */
function incomeFor(view: View, id: number): number | undefined {
  const { level, slot } = PLACES[id]!
  const owner = level === 0 || slot < 0 || view.threats[id] || view.crews[id] ? undefined : view.levels[level - 1]
  return owner === view.pending?.seat ? undefined : owner
}

/** What a click on the thing would mean if it were allowed; undefined if it is, or never means anything. */
function closedWish(play: Play, about: Topic): Choice | undefined {
  const { view, choices, open } = play
  if (choices.length === 0 || view.pending === null) return undefined
  switch (about.about) {
    case 'space':
      return open.has(about.space) ? undefined : placingWish(play, about.space)
    case 'room':
      return choicesOfRoom(play, about.room).length > 0 ? undefined : { do: 'room', room: about.room }
    case 'pile':
      return undefined
    case 'item':
      if (choicesOfItem(play, about.item).length > 0) return undefined
      if (about.owner === null) return { do: 'item', item: about.item }
      return about.owner === view.pending.seat && isUsed(about.item) ? { do: 'use', item: about.item } : undefined
  }
}

/** Sending the dweller in hand, or one that would suit; where only the injured may go and none is, a healthy one. */
function placingWish({ view, picked, narrator }: Play, space: SpaceName): Choice | undefined {
  const { hurtOnly = false, linked = false } = spaceIn(view, parseSpace(space)!) ?? {}
  const { hurt, plain } = view.players[view.pending!.seat]!
  const who = picked ?? (hurtOnly && hurt === 0 && plain > 0 ? 'plain' : null)
  return who === null || linked ? narrator.wish(view, space) : { do: 'place', who, space }
}

/** Whether an item is ever used; others count by themselves. */
function isUsed(item: ItemId): boolean {
  const { does } = ITEMS[item].ability
  return does !== 'score' && does !== 'steady'
}

function useRefusal(play: Play, about: Topic | null): (RuleText & { id: string }) | undefined {
  const [refusal, setRefusal] = useState<RuleText & { id: string }>()
  useEffect(() => {
    setRefusal(undefined)
    const wish = about === null ? undefined : closedWish(play, about)
    if (wish === undefined) return
    let current = true
    void play.why(wish).then(found => current && setRefusal(found))
    return () => {
      current = false
    }
  }, [about, play.view, play.picked, play.narrator])
  return refusal
}
