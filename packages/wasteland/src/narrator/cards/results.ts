import type { Result, Results, Selector } from '../../content/cards/types.ts'
import { list } from '../phrases.ts'
import { conditionText, type Reader } from './conditions-and-tasks.ts'
import type { Print, PrintTable } from './result-table.ts'
import { MAP_RESULTS } from './results-map.ts'
import { SURVIVOR_RESULTS } from './results-survivors.ts'

/** What comes of quests and encounters, as it is printed on them. */
export function resultsText(reader: Reader, results: Results): string {
  return results.map(result => resultText(reader, result)).join(reader.teller.say('list.semicolon'))
}

function resultText(reader: Reader, result: Result): string {
  const print = RESULTS[result.do] as Print<Result['do']>
  return print(reader, result)
}

const ofCards: Print<'stage' | 'add' | 'trashFromDeck' | 'vaultPool'> = ({ teller }, { do: what, cards }) =>
  teller.say(`result.${what}`, { n: cards.length })

const ofTag: Print<'keep' | 'dropKept'> = ({ teller: { say } }, { do: what, tag }) =>
  say(`result.${what}`, { tag: say(`tag.${tag}`) })

const ofResults: Print<'rollPerCompanion' | 'ifDamaged'> = (reader, { do: what, results }) =>
  reader.teller.say(`result.${what}`, { what: resultsText(reader, results) })

const plain: Print<'addSelf' | 'addSelfAtTurnEnd' | 'trash'> = ({ teller }, { do: what }) =>
  teller.say(`result.${what}`)

const RESULTS: PrintTable = {
  ...SURVIVOR_RESULTS,
  ...MAP_RESULTS,
  stage: ofCards,
  add: ofCards,
  addSelf: plain,
  addSelfAtTurnEnd: plain,
  trash: plain,
  trashFromDeck: ofCards,
  vaultPool: ofCards,
  keep: ofTag,
  dropKept: ofTag,
  complete: ({ teller: { say, title } }, { card, objective }) =>
    objective === 'choice'
      ? say('result.completeChoice', { card: title(card) })
      : say('result.complete', { card: title(card), n: objective }),
  resolve: ({ teller }) => teller.say('result.resolve'),
  drawNext: ({ teller }, { may }) => teller.say(may ? 'result.mayDrawNext' : 'result.drawNext'),
  option: ({ teller }, { n }) => teller.say('result.option', { n }),
  when: whenText,
  forSurvivor: (reader, { who, results }) =>
    reader.teller.say('result.forSurvivor', { who: selectorText(reader, who), what: resultsText(reader, results) }),
  rollPerCompanion: ofResults,
  ifDamaged: ofResults,
}

type When = Extract<Result, { do: 'when' }>

function whenText(reader: Reader, { if: conditions, yes, no }: When): string {
  const { teller } = reader
  const asked = list(
    teller,
    conditions.map(condition => conditionText(reader, condition)),
  )
  if (no.length === 0) return teller.say('result.when', { if: asked, yes: resultsText(reader, yes) })
  return teller.say('result.whenElse', { if: asked, yes: resultsText(reader, yes), no: resultsText(reader, no) })
}

function selectorText({ teller }: Reader, selector: Selector): string {
  const { say } = teller
  switch (selector.who) {
    case 'chosen':
      return say('selector.chosen', { trait: say(`trait.${selector.trait}`) })
    case 'mostEndorsed':
      return say(`selector.mostEndorsed.${selector.rank}`)
    case 'holder':
      return say('selector.holder', { tag: say(`tag.${selector.tag}`) })
    default:
      return say(`selector.${selector.who}`)
  }
}
