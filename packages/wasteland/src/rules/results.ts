import type { Emit, Seat } from '@overseer/kernel'
import type { UniqueId } from '../content/items.ts'
import type { Amount, Result } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { decider, type Path, push, type Run, type State } from '../state.ts'
import { drawAgendas, firstPlayer, gainPower } from './agendas.ts'
import { gainItems, takeUnique } from './belongings.ts'
import { companionDraw, revealAsset, takeRevealed } from './assets.ts'
import { allHold } from './conditions.ts'
import { rollDie } from './dice.ts'
import { dropFlipped, readCard } from './encounters.ts'
import { isOver } from './ending.ts'
import { drawAndFight } from './fighting.ts'
import {
  addAgain,
  addCard,
  addLater,
  dropKept,
  foundVault,
  keepCard,
  newRun,
  trashCard,
  trashFromDeck,
} from './library.ts'
import { inheritMarker } from './markers.ts'
import { companions, forSurvivors } from './selecting.ts'
import { addToRow, openShop } from './shopping.ts'
import { completeVia } from './quests.ts'
import {
  becomeTrait,
  cureRads,
  gainCaps,
  gainXp,
  killIfFatal,
  loseCaps,
  loseHp,
  loseTrait,
  recover,
  sufferRads,
} from './survivors.ts'
import { isCutShort, resultsAt } from './tasks.ts'
import {
  capOnCard,
  capOnSpace,
  clearCaps,
  fightToken,
  killAll,
  markerFor,
  moveEnemies,
  placeSurvivor,
  putTokens,
  takeTokens,
  tokensPerSurvivor,
} from './results-map.ts'

/** The results of the card vocabulary, carried out one after the other (W-QCARD-8, W-RES-R1). */

type ResultsStep = { readonly run: Run; readonly path: Path; readonly at: number }

/** Between two results everything that the last one started is over: the end is looked at, then deeds are completed. */
export function results(state: State, step: ResultsStep, emit?: Emit<Event>): void {
  if (isOver(state, emit)) return
  if (state.due.length > 0) return push(state, { do: 'deeds' }, { do: 'results', ...step })
  const { run, path, at } = step
  const list = resultsAt(run.card, path)
  const result = list[at]
  if (result === undefined) return
  push(state, { do: 'results', run, path, at: at + 1 })
  if (!isCutShort(state, run) || !LAPSING.has(result.do)) carryOut(state, result, run, [...path, at], emit)
}

/** W-RES-R7, W-CON-R13: what does not happen any more once the survivor was killed midway. */
const LAPSING: ReadonlySet<Result['do']> = new Set([
  'attempt',
  'fight',
  'fightToken',
  'option',
  'move',
  'place',
  'shop',
  'drawNext',
])

/** W-ENC-11, W-RES-2, W-RES-R4. */
function amountOf(n: Amount, { level, excess, paid }: Run): number {
  switch (n) {
    case 'L':
      return level
    case 'L+1':
      return level + 1
    case 'L-1':
      return Math.max(0, level - 1)
    case 'all':
      return Number.POSITIVE_INFINITY
    case 'excess':
      return excess
    case 'paid':
      return paid
    case 'tens':
      return Math.floor(paid / 10)
    default:
      return n
  }
}

/** `path` leads to the result itself; lists inside it are found from there. */
function carryOut(state: State, result: Result, run: Run, path: Path, emit?: Emit<Event>): void {
  const { seat, card } = run
  switch (result.do) {
    case 'when':
      return go(state, run, [...path, allHold(state, result.if, run) ? 'yes' : 'no'])
    case 'xp':
      return gainXp(state, seat, amountOf(result.n, run), emit)
    case 'caps':
      return gainCaps(state, seat, amountOf(result.n, run), emit)
    case 'loseCaps':
      return loseCaps(state, seat, amountOf(result.n, run), emit)
    case 'loot':
      return push(state, { do: 'drawLoot', seat, n: amountOf(result.n, run) })
    case 'agenda':
      return drawAgendas(state, seat, amountOf(result.n, run), emit)
    case 'damage':
      return harm(state, seat, amountOf(result.n, run), 0, emit)
    case 'rads':
      return harm(state, seat, 0, amountOf(result.n, run), emit)
    case 'heal':
      return recover(state, seat, amountOf(result.n, run), emit)
    case 'cure':
      return cureRads(state, seat, amountOf(result.n, run), emit)
    case 'unique':
      return gainUnique(state, seat, result.item, emit)
    case 'power':
      return gainPower(state, result.faction, amountOf(result.n, run), emit)
    case 'stage':
      return push(
        state,
        ...result.cards.map(one => ({ do: 'stage' as const, card: one, seat: decider(state, seat), from: card })),
      )
    case 'add':
      for (const one of result.cards) addCard(state, one, emit)
      return
    case 'addSelf':
      return addAgain(state, card, emit)
    case 'addSelfAtTurnEnd':
      return addLater(state, card, emit)
    case 'trash':
      return trashCard(state, card, emit)
    case 'become':
      return becomeTrait(state, seat, result.trait, emit)
    case 'lose':
      return loseTrait(state, seat, result.trait, emit)
    case 'move':
      return push(state, { do: 'moveStep', seat, left: result.n, deaths: state.players[seat]!.deaths })
    case 'place':
      return placeSurvivor(state, seat, result.place, emit)
    case 'shop':
      return openShop(state, seat, { ...result, n: amountOf(result.n, run) }, emit)
    case 'shopAdd':
      for (let i = amountOf(result.n, run); i > 0; i--) addToRow(state, emit)
      return
    case 'shopReplace':
      return push(state, { do: 'replaceShop', seat: decider(state, seat), left: amountOf(result.n, run), gone: 0 })
    case 'takeShop':
    case 'takeAssetDiscard':
      return push(state, { do: result.do, seat })
    case 'revealAsset':
      return revealAsset(state, emit)
    case 'takeRevealed':
      return takeRevealed(state, seat, emit)
    case 'dropRevealed':
      return dropFlipped(state, emit)
    case 'companionDraw':
      return companionDraw(state, seat, result.who, emit)
    case 'fight':
      return drawAndFight(state, seat, result.type, result.level, result.ability, null, emit)
    case 'attempt':
      return push(state, { do: 'tasks', run, path, at: 0 })
    case 'fightToken':
      return fightToken(state, seat, result.faction, emit)
    case 'option':
      return push(state, { do: 'tasks', run, path: ['options', result.n - 1], at: 0 })
    case 'forSurvivor':
      return forSurvivors(state, result.who, run, [...path, 'results'])
    case 'killEnemy':
      return push(state, { do: 'strike', seat, level: 9, range: result.range })
    case 'killAll':
      return killAll(state, run, path, result.range)
    case 'moveEnemies':
      return moveEnemies(state, seat, result.type, result.n)
    case 'token':
      return putTokens(state, run, result.faction, result.place, result.n, emit)
    case 'removeToken':
      return takeTokens(state, run, result.faction, result.place, emit)
    case 'tokensPerSurvivor':
      return tokensPerSurvivor(state, run, result)
    case 'marker':
      return markerFor(state, run, result.place)
    case 'moveMarker':
      return push(state, { do: 'markerStep', seat: decider(state, seat), card, left: amountOf(result.n, run) })
    case 'moveMarkerToward':
      return push(state, { do: 'markerToward', seat: firstPlayer(state), card, place: result.place })
    case 'inheritMarker':
      return inheritMarker(state, run.from, card)
    case 'capOnCard':
      return capOnCard(state, run, amountOf(result.n, run), emit)
    case 'removeCapOnCard':
      return capOnCard(state, run, -amountOf(result.n, run), emit)
    case 'capOnSpace':
      return capOnSpace(state, run, emit)
    case 'clearCaps':
      return clearCaps(state, card)
    case 'complete':
      if (result.objective !== 'choice') return completeVia(state, seat, result.card, result.objective - 1, emit)
      return push(state, { do: 'pickObjective', seat: decider(state, seat), for: seat, card: result.card })
    case 'keep':
      return keepCard(state, seat, card, result.tag, emit)
    case 'dropKept':
      return dropKept(state, result.tag, emit)
    case 'resolve':
      return resolveInstead(state, run, result.card)
    case 'drawNext':
      return push(state, { do: 'drawNext', seat, run, may: result.may })
    case 'trashFromDeck':
      return trashFromDeck(state, result.cards, emit)
    case 'vaultPool':
      return foundVault(state, result.cards, emit)
    case 'rollPerCompanion':
      return rollPerCompanion(state, run, result.face, [...path, 'results'], emit)
    case 'ifDamaged':
      return run.hurt > 0 ? go(state, run, [...path, 'results']) : undefined
  }
}

function go(state: State, run: Run, path: Path): void {
  push(state, { do: 'results', run, path, at: 0 })
}

function harm(state: State, seat: Seat, damage: number, rads: number, emit?: Emit<Event>): void {
  loseHp(state, seat, damage, emit)
  sufferRads(state, seat, rads, emit)
  killIfFatal(state, seat)
}

function gainUnique(state: State, seat: Seat, item: UniqueId, emit?: Emit<Event>): void {
  if (state.players[seat]!.eliminated) return
  const card = takeUnique(state, item)
  if (card !== undefined) gainItems(state, seat, [card], emit)
}

/** 080: another card is carried out in its place; it comes from the library and is never in a deck. */
function resolveInstead(state: State, run: Run, card: number): void {
  const at = state.library.indexOf(card)
  if (at < 0) return
  state.library.splice(at, 1)
  readCard(state, { ...newRun(state, run.seat, card), deck: run.deck, icon: run.icon, level: run.level })
}

/** 097: a die for each companion, equipped or carried; no rerolls. */
function rollPerCompanion(state: State, run: Run, face: number, path: Path, emit?: Emit<Event>): void {
  const dice = companions(state.players[run.seat]!).map(() => rollDie(state))
  if (dice.length === 0) return
  emit?.({ type: 'companionsRolled', seat: run.seat, dice })
  for (const die of dice) if (die === face) go(state, run, path)
}
