import { ITEMS } from '../../content/items/items.ts'
import { MARKERS } from '../../content/map/markers.ts'
import { ENEMY_TYPES, type Faction, FACTIONS } from '../../content/terms.ts'
import { factionLevel, isEnemy, isFaction } from '../../rules/fight/foes.ts'
import type { Staged } from '../../state.ts'
import { asState, type View } from '../../view.ts'
import { itemText } from '../effects.ts'
import { type Line, plain, span } from './styled-text.ts'
import {
  enemyNotes,
  enemyText,
  factionName,
  heading,
  itemName,
  labelled,
  nodeText,
  noted,
  tokenName,
} from '../phrases.ts'
import { cardTitle, printedObjectives, standingTexts } from '../cards/printed.ts'
import { wrapAll } from './sheets.ts'
import { FACTION_SIGNS, MARKER_SIGNS, TYPE_SIGNS, WRECK_SIGN } from './map-signs.ts'
import type { Teller } from '../teller.ts'

/** What lies beside the map: the round, the power track, quests, enemies and the shop. */

export function drawHead(teller: Teller, view: View, width: number): Line[] {
  const { say } = teller
  const facts = [say(`scenario.${view.options.scenario}`)]
  if (view.options.friends === null) facts.push(say('table.goal', { n: view.goal }))
  facts.push(say('table.agendaDeck', { n: view.agendaPile.deck }))
  const round: Line = [span(say('table.round', { n: view.round }), 'bright'), span(` · ${facts.join(' · ')}`)]
  return wrapAll([round, ...FACTIONS.map(faction => powerOf(teller, view, faction))], width)
}

/** The power track: steps taken, and the level that a faction's tokens have there. */
function powerOf(teller: Teller, view: View, faction: Faction): Line {
  const { say } = teller
  const end = view.options.trackEnd
  const power = Math.min(view[faction], end)
  return [
    span(`${FACTION_SIGNS[faction]} `, 'bright'),
    span('■'.repeat(power), 'bright'),
    span('□'.repeat(end - power), 'dim'),
    span(` ${say('table.powerOf', { faction: factionName(teller, view, faction), n: view[faction], end })}`),
    span(
      ` (${labelled(teller, tokenName(teller, view, faction), say('table.enemyLevel', { n: factionLevel(asState(view), faction) }))})`,
      'dim',
    ),
  ]
}

/** What the signs of the map mean, in a few lines. */
export function drawKey(teller: Teller, view: View, width: number): Line[] {
  const { say } = teller
  const types = ENEMY_TYPES.map(type => `${TYPE_SIGNS[type]} ${say(`type.${type}`)}`)
  const tokens = FACTIONS.map(faction => `${FACTION_SIGNS[faction]} ${tokenName(teller, view, faction)}`)
  const marked = MARKERS.filter(({ colour }) => view.quests.some(({ marker }) => marker?.colour === colour))
  const signs = [
    `W ${say('deck.wasteland')}`,
    `S ${say('deck.settlement')}`,
    `^ ${say('terrain.difficult')}`,
    `~ ${say('terrain.irradiated')}`,
    `@ ${say('key.survivor')}`,
    ...types,
    `R2 ${say('key.active')}`,
    `r? ${say('table.faceDown')}`,
    ...tokens,
    ...marked.map(({ colour }) => `${MARKER_SIGNS[colour]} ${say(`marker.${colour}`)}`),
    ...(view.wreck >= 0 ? [`${WRECK_SIGN} ${say('place.wreck')}`] : []),
    `░ ${say('tile.dangerous')}`,
    `▒ ${say('tile.deadly')}`,
  ]
  return wrapAll(
    [
      [
        span(
          labelled(teller, say('table.legend'), signs.map(sign => sign.replaceAll(' ', '\u00a0')).join(' · ')),
          'dim',
        ),
      ],
    ],
    width,
  )
}

/** The active enemies and the tokens, with their numbers and where they are. */
export function drawEnemies(teller: Teller, view: View, width: number): Line[] {
  const active = view.foes.filter(foe => foe.up && (isFaction(foe.kind) || foe.face !== null))
  if (active.length === 0) return []
  const groups = new Map<string, string[]>()
  for (const foe of active) {
    const notes = isEnemy(asState(view), foe) ? enemyNotes(teller, view, foe) : ''
    const what = noted(enemyText(teller, view, foe), [notes])
    groups.set(what, [...(groups.get(what) ?? []), nodeText(teller, view, foe.node)])
  }
  const told = [...groups].map(([what, where]) => `${what}, ${where.join(', ')}`)
  return wrapAll([[span(labelled(teller, teller.say('table.enemies'), told.join(' · ')))]], width)
}

export function drawQuests(teller: Teller, view: View, width: number): Line[] {
  if (view.quests.length === 0) return []
  const lines = view.quests.flatMap(quest => questLines(teller, view, quest))
  return [plain(heading(teller, teller.say('table.quests'))), ...wrapAll(lines, width)]
}

/** The title, what holds while it is staged, and each objective with its results. */
function questLines(teller: Teller, view: View, { card, caps, marker }: Staged): Line[] {
  const { say } = teller
  const notes = [
    marker === null ? '' : `${MARKER_SIGNS[marker.colour]} ${say(`marker.${marker.colour}`)}`,
    marker !== null && marker.carrier >= 0 ? teller.nameOf(marker.carrier) : '',
    caps > 0 ? say('card.caps', { n: caps }) : '',
  ]
  const title: Line = [span(noted(cardTitle(teller, card), notes), 'bright')]
  const rules = standingTexts(teller, view, card).map((text): Line => [span(`  ${text}`, 'dim')])
  const objectives = printedObjectives(teller, view, card).map(({ line, how, results }, at): Line => {
    return [span(` ${at + 1}. ${line}. `), span(`${how} → ${results}`, 'dim')]
  })
  return [title, ...rules, ...objectives]
}

export function drawShop(teller: Teller, view: View, width: number): Line[] {
  if (view.row.length === 0) return []
  const lines = view.row.map(
    (item): Line => [
      span(itemName(teller, item), 'bright'),
      span(ITEMS[item].value === null ? '. ' : `, ${teller.say('table.caps', { n: ITEMS[item].value })}. `),
      span(itemText(teller, item), 'dim'),
    ],
  )
  return [plain(heading(teller, teller.say('table.shop'))), ...wrapAll(lines, width)]
}
