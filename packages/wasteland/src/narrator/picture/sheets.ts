import type { Seat } from '@overseer/kernel'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import { LETTERS } from '../../content/terms.ts'
import { worthOf } from '../../rules/round/agendas.ts'
import { armorOf, inventoryLimit, loyaltyOf } from '../../rules/items/passives.ts'
import { hpMax, MOST_RADS } from '../../rules/survivors/survivors.ts'
import { type Player, playerAt } from '../../state.ts'
import { asState, survivorOf, type View } from '../../view.ts'
import { agendaText } from '../effects.ts'
import { type Line, plain, type Span, span, wrap } from './styled-text.ts'
import { agendaName, factionName, heading, itemName, labelled, nodeText } from '../phrases.ts'
import { survivorSign } from './map-signs.ts'
import type { Teller } from '../teller.ts'

/** The survivors' boards. */

/** One survivor: health, experience, belongings and traits, each line at most so wide. */
export function drawSheet(teller: Teller, view: View, seat: Seat, width: number): Line[] {
  const player = playerAt(asState(view), seat)
  const lines = [headOf(teller, view, seat)]
  if (player.eliminated) return wrapAll([...lines, plain(teller.say('table.out'))], width)
  if (player.character === null) return wrapAll(lines, width)
  lines.push(healthOf(teller, player), experienceOf(teller, player), standingOf(teller, view, seat))
  lines.push(...belongingsOf(teller, player), ...agendasOf(teller, view, seat))
  return wrapAll(lines, width)
}

const INDENT = 2

export function wrapAll(lines: readonly Line[], width: number): Line[] {
  return lines.flatMap(line => wrap(line, width, INDENT))
}

/** '@A Ada, Vault Dweller (first player, on turn)'. */
function headOf(teller: Teller, view: View, seat: Seat): Line {
  const { say } = teller
  const { character } = survivorOf(view, seat)
  const notes = [
    view.first === seat ? say('table.firstPlayer') : '',
    view.turn.seat === seat ? say('table.turn') : '',
  ].filter(Boolean)
  const who = character === null ? '' : `, ${say(`character.${character}`)}`
  return [
    span(`${survivorSign(teller, view, seat)} ${teller.nameOf(seat)}`, seat),
    span(`${who}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`),
  ]
}

/** One track for both pegs: rads come up from the left, HP go down to meet them. */
function healthOf({ say }: Teller, player: Player): Line {
  const { hp, rads } = player
  return [
    span('~'.repeat(Math.min(hp, rads)), 'alarm'),
    span('█'.repeat(Math.max(0, hp - rads)), 'bright'),
    span('·'.repeat(Math.max(0, MOST_RADS - hp)), 'dim'),
    span(` ${say('fact.health', { hp, max: hpMax(player), rads })}`),
  ]
}

/** The letters that are owned, with the peg before the first or around the one it is under. */
function experienceOf({ say }: Teller, { letters, xp }: Player): Line {
  const track = LETTERS.map((letter, at) => {
    const owned = letters.includes(letter) ? letter : '·'
    return xp === at + 1 ? `[${owned}]` : owned
  })
  const left = letters.filter(letter => LETTERS.indexOf(letter) >= xp).length + 1
  return [span(`${xp === 0 ? '[]' : ''}${track.join('')}`, 'bright'), span(` ${say('table.xpLeft', { n: left })}`)]
}

function standingOf(teller: Teller, view: View, seat: Seat): Line {
  const { say } = teller
  const player = playerAt(asState(view), seat)
  const loyalty = loyaltyOf(player)
  const armor = armorOf(player)
  const facts = [
    player.node < 0 ? '' : nodeText(teller, view, player.node),
    say('table.caps', { n: player.caps }),
    armor > 0 ? say('print.armor', { n: armor }) : '',
    ...player.traits.map(trait => say(`trait.${trait}`)),
    loyalty === null ? '' : say('table.loyal', { faction: factionName(teller, view, loyalty) }),
  ]
  return plain(facts.filter(Boolean).join(', '))
}

function belongingsOf(teller: Teller, player: Player): Line[] {
  const { say } = teller
  const { equipped, inventory, perks, kept } = player
  const lines: Line[] = []
  if (equipped.length > 0)
    lines.push([span(`${heading(teller, say('table.equipped'))} `), ...cardsOf(teller, player, equipped)])
  const room = `${inventory.length}/${inventoryLimit(player)}`
  lines.push([span(`${heading(teller, `${say('table.inventory')} ${room}`)} `), ...cardsOf(teller, player, inventory)])
  if (perks.length > 0)
    lines.push(plain(labelled(teller, say('table.perks'), perks.map(perk => say(`perk.${perk}`)).join(', '))))
  if (kept.length > 0)
    lines.push(plain(labelled(teller, say('table.kept'), kept.map(({ tag }) => say(`tag.${tag}`)).join(', '))))
  return lines
}

/** Names of cards; exhausted ones in brackets. */
function cardsOf(teller: Teller, { exhausted }: Player, cards: readonly ItemId[]): Span[] {
  if (cards.length === 0) return [span(teller.say('list.none'), 'dim')]
  return cards.flatMap((card, i) => {
    const name = `${itemName(teller, card)}${letterNote(card)}`
    const shown = exhausted.includes(card) ? span(`(${name})`, 'dim') : span(name)
    return i === 0 ? [shown] : [span(', '), shown]
  })
}

/** The letters of a weapon give rerolls, so they are worth their place. */
function letterNote(card: ItemId): string {
  const { letters } = ITEMS[card]
  return letters.length === 0 ? '' : ` ${letters.join('')}`
}

/** How many agendas; to whom they are known, what they come to. */
function agendasOf({ say }: Teller, view: View, seat: Seat): Line[] {
  if (view.options.friends !== null) return []
  const { agendas, influence } = survivorOf(view, seat)
  const count = say('table.agendas', { n: agendas.length })
  return [plain(influence === null ? count : `${count}, ${say('table.influence', { n: influence, goal: view.goal })}`)]
}

/** The agendas that the onlooker knows of, with their worth: the own ones, and others' signs of loyalty. */
export function drawAgendas(teller: Teller, view: View, width: number): Line[] {
  const { say } = teller
  const own = view.players.findIndex(({ influence }) => influence !== null)
  if (own < 0 || view.result !== null || survivorOf(view, own).agendas.length === 0) return []
  const lines = survivorOf(view, own).agendas.flatMap((agenda): Line[] =>
    agenda === null
      ? []
      : [
          [
            span(`${agendaName(teller, agenda)} `, 'bright'),
            span(`${heading(teller, String(worthOf(asState(view), own, agenda)))} `),
            span(agendaText(teller, view, agenda), 'dim'),
          ],
        ],
  )
  return [plain(heading(teller, say('table.yourAgendas'))), ...wrapAll(lines, width)]
}
