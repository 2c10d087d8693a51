import type { Refusal, Seat } from '@overseer/kernel'
import type { Facts } from '../refusal.ts'
import type { View } from '../view.ts'
import type { ShelterSay } from './catalogues.ts'
import { cubesText } from './phrases.ts'

/** What a sentence is made with besides the facts. */
interface Teller {
  readonly say: ShelterSay
  readonly you: Seat | undefined // who is told
  nameOf(seat: Seat): string
}

type NamesOf<F> = F extends unknown ? keyof F : never
/** The facts that a sentence is about; the others only add to it. */
type Subject = Exclude<NamesOf<Facts>, 'hurt' | 'threat' | 'shown' | 'again'>
type About<S extends Subject> = Extract<Facts, { readonly [Name in S]: unknown }>

const SENTENCES: { readonly [S in Subject]: (facts: About<S>, teller: Teller) => string } = {
  noRoom: (_facts, { say }) => say('why.noRoom'),
  takenBy: ({ takenBy }, { say, you, nameOf }) =>
    takenBy === you ? say('why.takenByYou') : say('why.taken', { who: nameOf(takenBy) }),
  elevatorOf: ({ elevatorOf }, { say, nameOf }) => say('why.elevator', { who: nameOf(elevatorOf) }),
  onlyHurt: ({ hurt }, { say }) => say(hurt === 0 ? 'why.noneHurt' : 'why.onlyHurt'),
  onlyWell: ({ threat }, { say }) =>
    threat === null ? say('why.onlyWell') : say('why.onlyWellThreat', { threat: say(`threat.${threat}`) }),
  dwellers: ({ dwellers }, { say }) => say(dwellers === 2 ? 'why.twoDwellers' : 'why.oneDweller'),
  none: ({ none }, { say }) =>
    none === 'plain' || none === 'hurt' ? say(`why.none.${none}`) : say('why.none.trained', { letter: none }),
  nearest: ({ nearest, missing }, { say }) =>
    say('why.missingForRoom', { room: say(`room.${nearest}`), what: cubesText(say, missing) }),
  missing: ({ missing }, { say }) => say('why.missing', { what: cubesText(say, missing) }),
  noItem: (_facts, { say }) => say('why.noItem'),
  exactly: ({ exactly }, { say }) => say('why.exactly', { n: exactly }),
  reserved: (_facts, { say }) => say('why.reserved'),
  notYours: (_facts, { say }) => say('why.notYours'),
  exhausted: (_facts, { say }) => say('why.exhausted'),
  ready: (_facts, { say }) => say('why.ready'),
  passive: (_facts, { say }) => say('why.passive'),
  when: ({ when }, { say }) => say(`why.when.${when}`),
  letter: ({ letter, shown }, { say }) => say('why.letter', { letter, shown }),
  rolled: ({ rolled, again }, { say }) =>
    say(again === 1 ? 'why.rollOne' : 'why.rollBoth', { dice: rolled.join(', ') }),
  noFight: (_facts, { say }) => say('why.noFight'),
  nobodyHurt: ({ nobodyHurt }, { say }) => say(`why.nobodyHurt.${nobodyHurt}`),
  noneExhausted: (_facts, { say }) => say('why.noneExhausted'),
  noOtherItem: (_facts, { say }) => say('why.noOtherItem'),
  notOnTrack: (_facts, { say }) => say('why.notOnTrack'),
  emptyTrack: ({ emptyTrack }, { say }) => say(`why.emptyTrack.${emptyTrack}`),
  earnedBy: ({ earnedBy }, { say }) => say(`why.earnedBy.${earnedBy}`),
  full: ({ full }, { say }) => say(`why.full.${full}`),
  trained: ({ trained }, { say }) => say('why.trained', { letter: trained }),
  resigned: ({ resigned }, { say, nameOf }) => say('why.resigned', { who: nameOf(resigned) }),
  over: (_facts, { say }) => say('why.over'),
}

/** Why not, as the facts have it; undefined if there are none, or none that we know. */
export function refusalText(
  say: ShelterSay,
  view: View,
  facts: Refusal['facts'],
  nameOf: (seat: Seat) => string,
): string | undefined {
  const subject = Object.keys(facts ?? {}).find(name => Object.hasOwn(SENTENCES, name)) as Subject | undefined
  if (subject === undefined) return undefined
  const sentence = SENTENCES[subject] as (facts: unknown, teller: Teller) => string
  return sentence(facts, { say, nameOf, you: view.pending?.seat })
}
