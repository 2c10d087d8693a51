import type { Result, Results, Selector, Shopping } from '../content/vocabulary-cards.ts'
import { amountText, cardNumber, cardNumbers, conditionText, fightText, type Reader, taskText, token } from './cards.ts'
import { factionName, list, placeText } from './phrases.ts'

/** What comes of quests and encounters, as it is printed on them. */

export function resultsText(reader: Reader, results: Results): string {
  return results.map(result => resultText(reader, result)).join(reader.teller.say('list.semicolon'))
}

function resultText(reader: Reader, result: Result): string {
  const { teller, view } = reader
  const { say } = teller
  switch (result.do) {
    case 'when':
      return whenText(reader, result)
    case 'xp':
    case 'caps':
    case 'loseCaps':
    case 'loot':
    case 'agenda':
    case 'damage':
    case 'rads':
    case 'heal':
    case 'cure':
    case 'shopAdd':
    case 'shopReplace':
    case 'moveMarker':
    case 'capOnCard':
    case 'removeCapOnCard':
      return say(`result.${result.do}`, { n: amountText(teller, result.n) })
    case 'unique':
      return say('result.unique', { item: say(`item.${result.item}`) })
    case 'power':
      return say('result.power', {
        faction: factionName(teller, view, result.faction),
        n: amountText(teller, result.n),
      })
    case 'stage':
    case 'add':
    case 'trashFromDeck':
    case 'vaultPool':
      return say(`result.${result.do}`, { cards: cardNumbers(result.cards) })
    case 'become':
    case 'lose':
      return say(`result.${result.do}`, { trait: say(`trait.${result.trait}`) })
    case 'move':
      return say('result.move', { n: result.n })
    case 'place':
    case 'marker':
    case 'moveMarkerToward':
      return say(`result.${result.do}`, { place: placeText(teller, view, result.place) })
    case 'shop':
      return shopText(reader, result)
    case 'companionDraw':
      return say(`result.companionDraw.${result.who}`)
    case 'fight':
      return say('result.fight', { enemy: fightText(teller, result) })
    case 'attempt':
      return say('result.attempt', {
        task: taskText(reader, result.task),
        success: resultsText(reader, result.success),
        fail: resultsText(reader, result.fail),
      })
    case 'fightToken':
      return say('result.fightToken', { token: token(reader, result.faction) })
    case 'option':
      return say('result.option', { n: result.n })
    case 'forSurvivor':
      return say('result.forSurvivor', {
        who: selectorText(reader, result.who),
        what: resultsText(reader, result.results),
      })
    case 'killEnemy':
    case 'killAll':
      return say(`result.${result.do}`, { n: result.range })
    case 'moveEnemies':
      return say('result.moveEnemies', { n: result.n, type: say(`type.${result.type}`) })
    case 'token':
      return say('result.token', {
        n: result.n,
        token: token(reader, result.faction),
        place: placeText(teller, view, result.place),
      })
    case 'removeToken':
      return say('result.removeToken', {
        token: token(reader, result.faction),
        place: placeText(teller, view, result.place),
      })
    case 'tokensPerSurvivor':
      return tokensText(reader, result)
    case 'complete':
      return result.objective === 'choice'
        ? say('result.completeChoice', { card: cardNumber(result.card) })
        : say('result.complete', { card: cardNumber(result.card), n: result.objective })
    case 'keep':
    case 'dropKept':
      return say(`result.${result.do}`, { tag: say(`tag.${result.tag}`) })
    case 'resolve':
      return say('result.resolve', { card: cardNumber(result.card) })
    case 'drawNext':
      return say(result.may ? 'result.mayDrawNext' : 'result.drawNext')
    case 'rollPerCompanion':
    case 'ifDamaged':
      return say(`result.${result.do}`, { what: resultsText(reader, result.results) })
    default:
      return say(`result.${result.do}`)
  }
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

function shopText({ teller }: Reader, { n, discount, kinds, saleBonus }: Shopping): string {
  const { say } = teller
  const parts = [say('result.shop', { n: amountText(teller, n) })]
  if (discount > 0 && kinds.length === 0) parts.push(say('result.shopAllCheaper', { n: discount }))
  else if (discount > 0)
    parts.push(
      say('result.shopCheaper', {
        n: discount,
        kinds: list(
          teller,
          kinds.map(kind => say(`kind.${kind}`)),
        ),
      }),
    )
  if (saleBonus > 0) parts.push(say('result.shopSales', { n: saleBonus }))
  return parts.join(', ')
}

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
