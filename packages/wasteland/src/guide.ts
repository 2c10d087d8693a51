import type { Guide } from '@overseer/kernel'
import { jsonSchemas } from '@overseer/kernel/guide'
import * as z from 'zod'
import { ANSWERS } from './answers.ts'
import { AGENDA_IDS } from './content/agendas.ts'
import { TAGS } from './content/cards/types.ts'
import { LIBRARY } from './content/cards/library.ts'
import { ENEMY_IDS } from './content/enemies.ts'
import { ITEM_IDS } from './content/items/items.ts'
import { TILE_IDS, TILES } from './content/map/tiles.ts'
import { CHARACTER_IDS } from './content/survivors/characters.ts'
import { PERK_IDS } from './content/survivors/perks.ts'
import { TRAITS } from './content/survivors/traits.ts'
import { ENCOUNTER_DECKS, ENEMY_TYPES, FACTIONS, LETTERS, PLACES, SCENARIO_IDS } from './content/terms.ts'
import { agendaId, cardNumber, characterId, choice, count, die, faction, foeId } from './schema/choice.ts'
import { givenOptions, itemId, letter, perkId, seat, spaceName, trait } from './schema/choice.ts'
import { position } from './schema/position.ts'
import { state } from './schema/state.ts'
import { ENDINGS } from './state.ts'

/** Wasteland for programs. */

const hiddenAgendas = z.array(z.nullable(agendaId)) // null: hidden
const pileOf = <Card extends z.ZodType>(card: Card) => z.strictObject({ deck: count, discard: z.array(card) })
const basket = z.strictObject({ cards: z.array(itemId), caps: count, agendas: hiddenAgendas })
const enemy = z.enum(ENEMY_IDS)
const { shape } = state()
const perSeat = z.array(z.number())

const view = state()
  .omit({ library: true, buried: true, steps: true, random: true })
  .extend({
    players: z.array(shape.players.element.extend({ agendas: hiddenAgendas, influence: z.nullable(z.number()) })),
    board: shape.board.extend({ tiles: z.array(z.nullable(z.enum(TILE_IDS))) }), // null: facedown
    stacks: z.record(z.enum(ENEMY_TYPES), pileOf(enemy)),
    agendaPile: z.strictObject({ deck: count, discard: z.array(agendaId), hidden: count }),
    lootPile: pileOf(itemId),
    assetPile: pileOf(itemId),
    decks: z.record(z.enum(ENCOUNTER_DECKS), count),
    offer: z.nullable(z.looseObject({ from: seat, to: seat, give: basket, want: basket, before: z.nullable(basket) })),
    offers: count,
    goal: count, // of influence
    pending: z.nullable(z.looseObject({ seat, ask: z.enum(Object.keys(ANSWERS)) })), // with all that belongs to it
    result: z.nullable(
      z.strictObject({
        winners: z.array(seat),
        scores: perSeat,
        ranks: perSeat,
        ending: z.enum(ENDINGS),
        standings: z.array(z.looseObject({ seat, influence: z.number(), eliminated: z.boolean() })),
        goal: count,
      }),
    ),
  })
  .loose()

const told = <F extends z.ZodRawShape>(types: readonly [string, ...string[]], fields: F) =>
  z.strictObject({ type: z.enum(types), ...fields })
const dice = z.array(die)
const foe = { foe: foeId, kind: z.enum([...ENEMY_TYPES, ...FACTIONS]), face: z.nullable(enemy) }
const to = { to: z.array(seat) } // who may see it
const deck = z.enum(ENCOUNTER_DECKS)

const event = z.union([
  told(['characterPicked'], { seat, character: characterId }),
  told(['roundBegan'], { round: count }),
  told(['turnBegan', 'turnEnded', 'loyaltyEnded', 'restGivenUp', 'actionGained', 'deckPassed'], {
    seat,
  }),
  told(['fightSkipped'], { seat, loyal: z.boolean() }),
  told(['killed', 'eliminated', 'resigned'], { seat }),
  told(['arranged'], { seat, equipped: z.array(itemId) }),
  told(['loyaltyDeclared'], { seat, agenda: agendaId, faction }),
  told(['actionTaken'], { seat, action: z.enum(['move', 'explore', 'encounter', 'fight', 'quest', 'camp']) }),
  told(['survivorPlaced', 'survivorMoved'], { seat, at: spaceName }),
  told(['tileExplored'], { seat, tile: z.enum(TILE_IDS), at: spaceName }),
  told(['enemyPlaced', 'enemyMoved', 'enemyTurnedUp', 'enemyTurnedDown'], { at: spaceName, ...foe }),
  told(['enemyKilled'], { seat: z.nullable(seat), at: z.nullable(spaceName), ...foe }),
  told(['tokenPlaced', 'tokenRemoved'], { faction, at: spaceName }),
  told(['tokenWaits'], { faction }),
  told(['markerPlaced', 'markerMoved', 'spaceCapped'], { card: cardNumber, at: spaceName }),
  told(['markerCarried', 'markerPutDown'], { seat, card: cardNumber }),
  told(['wreckPlaced'], { at: spaceName }),
  told(['wreckRemoved'], {}),
  told(['fightBegan'], { seat, level: count, ...foe }),
  told(['testBegan'], { seat, letters: z.array(letter), n: count }),
  told(['diceRolled', 'companionsRolled'], { seat, dice }),
  told(['diceRerolled'], { seat, dice, which: z.array(count) }),
  told(['dieSet'], { seat, dice, die: count }),
  told(['enemyHit'], { seat, hits: count, blocked: count, damage: count, ...foe }),
  told(['survivorHit'], { seat, hits: count, needed: count, ...foe }),
  told(['fightEnded'], { seat, won: z.boolean(), ...foe }),
  told(['testEnded'], { seat, hits: count, n: count, passed: z.boolean() }),
  told(['riskRolled'], { seat, die, addicted: z.boolean() }),
  told(['damaged', 'radsSuffered', 'healed', 'cured', 'xpGained'], { seat, n: count }),
  told(['capsGained', 'capsPaid', 'capsLost', 'pointsGained'], { seat, n: count }),
  told(['agendasDrawn', 'agendasDiscarded'], { seat, n: count, to: z.array(z.union([seat, z.literal('spectator')])) }),
  told(['levelGained'], { seat, letters: z.array(letter) }),
  told(['letterGained', 'letterReturned'], { seat, letter }),
  told(['traitGained', 'traitLost'], { seat, trait }),
  told(['perkGained', 'perkUsed'], { seat, perk: perkId }),
  told(['itemGained', 'itemEquipped', 'itemDiscarded', 'itemReadied', 'companionLeft'], { seat, item: itemId }),
  told(['eventResolved', 'companionRecruited'], { seat, item: itemId }),
  told(['itemUsed'], { seat, item: itemId, effect: count }),
  told(['itemBought', 'itemSold'], { seat, item: itemId, caps: count }),
  told(['shopAdded', 'shopDropped', 'assetRevealed', 'assetDropped'], { item: itemId }),
  told(['deckReshuffled'], { deck: z.enum(['loot', 'assets', 'agendas', ...ENEMY_TYPES]) }),
  told(['camped'], { seat, part: z.string() }),
  told(['agendaDrawn', 'agendaDiscarded', 'agendaShown'], { seat, agenda: agendaId, ...to }),
  told(['agendaRevealed'], { agenda: agendaId }),
  told(['typeActivated'], { kind: z.string() }),
  told(['powerGained', 'powerLost'], { faction, n: count, power: count }),
  told(['tradeOffered', 'tradeCountered', 'traded', 'tradeDeclined', 'tradeWithdrawn'], { seat, with: seat }),
  told(['itemTraded'], { seat, with: seat, item: itemId }),
  told(['capsTraded', 'agendasTraded'], { seat, with: seat, n: count }),
  told(['encounterDrawn'], { seat, deck, card: cardNumber }),
  told(['optionChosen'], { seat, card: cardNumber, option: count }),
  told(['optionResolved'], { seat, card: cardNumber, option: count, success: z.boolean() }),
  told(['cardAdded'], { card: cardNumber, deck }),
  told(['cardsAdded'], { n: count, deck }),
  told(['cardTrashed', 'cardReturned', 'cardSetAside', 'questStaged'], { card: cardNumber }),
  told(['cardKept'], { seat, card: cardNumber, tag: z.enum(TAGS) }),
  told(['questAttempted', 'questFailed', 'objectiveCompleted', 'objectiveCounted'], {
    seat,
    card: cardNumber,
    objective: count,
  }),
  told(['capsOnCard'], { card: cardNumber, n: count }),
  told(['gameEnded'], { ending: z.enum(ENDINGS), winners: z.array(seat) }),
])

export const SHAPES = {
  options: givenOptions(),
  choice: choice(),
  position: position(),
  view,
  event: event as z.ZodType<unknown>,
}

export const guide: Guide = {
  questions: ANSWERS,
  always: ['resign', 'agreeEnd', 'withdraw'],
  names: {
    scenario: SCENARIO_IDS,
    character: CHARACTER_IDS,
    item: ITEM_IDS,
    perk: PERK_IDS,
    agenda: AGENDA_IDS,
    enemy: ENEMY_IDS,
    type: ENEMY_TYPES,
    faction: FACTIONS,
    letter: LETTERS,
    trait: TRAITS,
    place: PLACES,
    tile: TILE_IDS,
    space: TILE_IDS.flatMap(tile => Object.keys(TILES[tile].spaces).map(space => `${tile}.${space}`)),
    card: LIBRARY.flatMap((card, n) => (card === undefined ? [] : [String(n)])),
  },
  schemas: () => jsonSchemas(SHAPES),
}
