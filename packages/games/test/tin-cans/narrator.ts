import { type Language, type Narrator, type Say, type Seat, speaker } from '@overseer/kernel'
import { RULE_IDS } from './rules.ts'
import { type Choice, type Event, HEAPS, type View } from './state.ts'
import { CATALOGUES, type English } from './words.ts'

export function narrator(language: Language, names: readonly string[]): Narrator<View, Choice, Event> {
  const say = speaker<English>(language, CATALOGUES[language])
  const nameOf = (seat: Seat): string => names[seat] ?? String(seat + 1)
  return {
    language,
    question: ({ pending }) => (pending === null ? '' : say(pending.ask === 'bid' ? 'ask.bid' : 'ask.spend')),
    choice: (_view, choice) => (choice.do === 'play' ? say('do.play', { card: choice.card }) : say(`do.${choice.do}`)),
    event: (_view, event) => eventText(say, event, nameOf),
    wish(_view, words) {
      const card = /(?:^|\D)([1-6])$/.exec(words)?.[1]
      if (card !== undefined) return { do: 'play', card: Number(card) }
      return (['pass', 'buy', 'keep'] as const)
        .map(name => ({ do: name }))
        .find(choice => [choice.do, say(`do.${choice.do}`)].some(text => text.toLowerCase() === words.toLowerCase()))
    },
    refusal(_view, { rule, facts }) {
      if (typeof facts?.least === 'number') return say('refusal.least', { least: facts.least })
      return ruleText(say, rule)?.text ?? rule
    },
    rule: id => ruleText(say, id),
    picture(view, _columns, paint) {
      const { round, options, heap, players } = view
      const lines = players.map(({ hand, cards, cans }, seat) => {
        const shown = hand === null ? say('table.hidden', { n: cards }) : hand.map(card => `[${card}]`).join(' ')
        return paint(say('table.player', { who: nameOf(seat), n: cans, cards: shown }), seat)
      })
      return [say('table.round', { round, rounds: HEAPS[options.heap], n: heap }), ...lines].join('\n')
    },
    outcome({ result, players }) {
      if (result === null) return []
      return [...players.keys()]
        .sort((a, b) => result.ranks[a]! - result.ranks[b]!)
        .map(seat => say('outcome.line', { rank: result.ranks[seat]!, who: nameOf(seat), n: result.scores[seat]! }))
    },
  }
}

function ruleText(say: Say<English>, id: string): ReturnType<Narrator['rule']> {
  const known = RULE_IDS.find(rule => rule === id)
  return known === undefined ? undefined : { text: say(`rule.${known}`) }
}

function eventText(say: Say<English>, event: Event, nameOf: (seat: Seat) => string): string {
  switch (event.type) {
    case 'thrown':
      return say('event.thrown', { n: event.cans })
    case 'played':
    case 'drawn':
      return say(`event.${event.type}`, { who: nameOf(event.seat), card: event.card })
    case 'taken':
      return say('event.taken', { who: nameOf(event.seat), n: event.cans })
    case 'passed':
    case 'bought':
      return say(`event.${event.type}`, { who: nameOf(event.seat) })
  }
}
