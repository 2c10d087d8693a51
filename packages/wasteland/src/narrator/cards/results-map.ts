import type { Result } from '../../content/cards/types.ts'
import { list } from '../phrases.ts'
import { amountText, fightText, type Reader, token } from './conditions-and-tasks.ts'
import type { Print, PrintTable } from './result-table.ts'

const atPlace: Print<'place' | 'marker' | 'moveMarkerToward'> = ({ teller: { say } }, { do: what, place }) =>
  say(`result.${what}`, { place: say(`place.${place}`) })

const inRange: Print<'killEnemy' | 'killAll'> = ({ teller }, { do: what, range }) =>
  teller.say(`result.${what}`, { n: range })

const counted: Print<'moveMarker' | 'capOnCard' | 'removeCapOnCard'> = (reader, { do: what, n }) =>
  reader.teller.say(`result.${what}`, { n: amountText(reader, n) })

const plain: Print<'inheritMarker' | 'capOnSpace' | 'clearCaps'> = ({ teller }, { do: what }) =>
  teller.say(`result.${what}`)

/** What happens on the map: to figures, enemies, tokens and markers. */
export const MAP_RESULTS = {
  move: ({ teller }, { n }) => teller.say('result.move', { n }),
  place: atPlace,
  fight: ({ teller }, fight) => teller.say('result.fight', { enemy: fightText(teller, fight) }),
  fightToken: (reader, { faction }) => reader.teller.say('result.fightToken', { token: token(reader, faction) }),
  killEnemy: inRange,
  killAll: inRange,
  moveEnemies: ({ teller: { say } }, { n, type }) => say('result.moveEnemies', { n, type: say(`type.${type}`) }),
  token: (reader, { n, faction, place }) =>
    reader.teller.say('result.token', {
      n,
      token: token(reader, faction),
      place: reader.teller.say(`place.${place}`),
    }),
  removeToken: (reader, { faction, place }) =>
    reader.teller.say('result.removeToken', {
      token: token(reader, faction),
      place: reader.teller.say(`place.${place}`),
    }),
  tokensPerSurvivor: tokensText,
  marker: atPlace,
  moveMarker: counted,
  moveMarkerToward: atPlace,
  inheritMarker: plain,
  capOnCard: counted,
  removeCapOnCard: counted,
  capOnSpace: plain,
  clearCaps: plain,
} satisfies Partial<PrintTable>

type Tokens = Extract<Result, { do: 'tokensPerSurvivor' }>

function tokensText(reader: Reader, { by, put }: Tokens): string {
  const { teller } = reader
  const { say } = teller
  const tokens = list(
    teller,
    put.map(({ faction, kind }) =>
      say('result.tokenOnKind', { token: token(reader, faction), kind: say(`deck.${kind}`) }),
    ),
  )
  return say(by === 'level' ? 'result.tokensByLevel' : 'result.tokensByChoice', { tokens })
}
