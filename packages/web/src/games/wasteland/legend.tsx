import { newRecord, opening } from '@overseer/kernel'
import {
  AGENDA_IDS,
  AGENDAS,
  captions,
  type Captions,
  CHARACTER_IDS,
  CHARACTERS,
  ENEMIES,
  ENEMY_IDS,
  FACTION_SHEETS,
  FACTIONS,
  type Foe,
  ITEM_IDS,
  PERK_IDS,
  SCENARIO_IDS,
  type ScenarioId,
  type View,
  wasteland,
} from '@overseer/wasteland'
import { language } from '../../page/settings.ts'
import type { GameCard, GameSign } from '../kit.ts'
import { Figure, Wardrobe } from './art/cutout.tsx'
import { Mark } from './art/mark.tsx'
import { AgendaPicture, ItemPicture, PerkPicture } from './art/picture.tsx'
import type { SignName } from './art/signs.ts'

/** The signs of the table and what the game calls them. */
const SIGNS = [
  ...(['move', 'explore', 'encounter', 'fight', 'quest', 'camp'] as const).map(name => [name, `icon.${name}`] as const),
  ...(['settlement', 'wasteland', 'difficult', 'irradiated'] as const).map(name => [name, `icon.${name}`] as const),
  ...(['influence', 'agenda', 'star', 'shield', 'loot', 'asset', 'perk'] as const).map(
    name => [name, `icon.${name}`] as const,
  ),
  ['hp', 'icon.hp'],
  ['rad', 'icon.rads'],
  ['xp', 'icon.xp'],
  ['cap', 'icon.caps'],
  ['hit', 'icon.hit'],
  ...(['weapon', 'apparel', 'companion'] as const).map(name => [name, `icon.${name}`] as const),
  ...(['aggressive', 'armor', 'radiation', 'ranged', 'retreat'] as const).map(
    name => [name, `ability.${name}`] as const,
  ),
  ...(['critter', 'human', 'robot', 'monster', 'superMutant'] as const).map(name => [name, `type.${name}`] as const),
  ...(['idolized', 'vilified', 'synth', 'wellRested', 'addicted'] as const).map(
    name => [name, `trait.${name}`] as const,
  ),
] as const satisfies readonly (readonly [SignName, string])[]

export function signs(): GameSign[] {
  const { say } = captions(language.value, [])
  return SIGNS.map(([sign, word]) => ({ id: sign, picture: <Mark name={sign} />, name: capital(say(word)) }))
}

/** Every item, perk, agenda, character and enemy with what it does. */
export function cards(): GameCard[] {
  const told = captions(language.value, [])
  const { say } = told
  const view = tableOf('commonwealth')
  return [
    ...ITEM_IDS.map(item => ({
      id: `items/${item}`,
      picture: <ItemPicture of={item} />,
      name: say(`item.${item}`),
      text: told.item(item),
    })),
    ...PERK_IDS.map(perk => ({
      id: `perks/${perk}`,
      picture: <PerkPicture of={perk} />,
      name: say(`perk.${perk}`),
      text: told.perk(perk),
    })),
    ...AGENDA_IDS.filter(isFirstOfName).map(agenda => ({
      id: `agendas/${AGENDAS[agenda].name}`,
      picture: <AgendaPicture of={agenda} />,
      name: told.agenda(agenda),
      text: told.agendaBonus(view, agenda),
    })),
    ...characters(told),
    ...enemies(told, view),
  ]
}

/** Agendas of one name differ only in whom they wake. */
const isFirstOfName = (agenda: (typeof AGENDA_IDS)[number], at: number): boolean =>
  AGENDA_IDS.findIndex(other => AGENDAS[other].name === AGENDAS[agenda].name) === at

function characters({ say, item }: Captions): GameCard[] {
  return CHARACTER_IDS.map(character => {
    const { letter, hp, card } = CHARACTERS[character]
    const own = card === 'mutantHide' || card === 'ghoulBlood' ? [] : [`${say(`item.${card}`)}. ${item(card)}`]
    return {
      id: `characters/${character}`,
      picture: (
        <span>
          <Wardrobe />
          <Figure of={character} />
        </span>
      ),
      name: say(`character.${character}`),
      text: [letter, `${hp} ${say('icon.hp')}`, ...own].join(' · '),
    }
  })
}

function enemies(told: Captions, view: View): GameCard[] {
  const known = ENEMY_IDS.map(face => ({ face, kind: ENEMIES[face].type, on: view, look: face }))
  const factions = SCENARIO_IDS.flatMap(scenario =>
    FACTIONS.map(side => ({
      face: null,
      kind: side,
      on: tableOf(scenario),
      look: FACTION_SHEETS[scenario][side].token,
    })),
  )
  return [...known, ...factions].map(({ face, kind, on, look }) => {
    const foe: Foe = { id: 0, kind, face, node: 0, up: true }
    return {
      id: `enemies/${look}`,
      picture: <Figure of={look} />,
      name: told.enemy(on, foe),
      text: told.enemyNotes(on, foe),
    }
  })
}

/** A table on which nothing has happened: names of factions depend on the scenario. */
function tableOf(scenario: ScenarioId): View {
  const options = wasteland.parse.options({ scenario, seats: 2 })
  return wasteland.view(opening(wasteland, newRecord(wasteland, options, 'legend')), 'spectator')
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The cards that a topic of the rules is about. */
export function searchTerms(topic: string): string {
  const { say } = captions(language.value, [])
  const names: Record<string, () => string[]> = {
    ITEM: () => ITEM_IDS.map(item => say(`item.${item}`)),
    PERK: () => PERK_IDS.map(perk => say(`perk.${perk}`)),
    CHAR: () => CHARACTER_IDS.map(character => say(`character.${character}`)),
    ENEMY: () => ENEMY_IDS.map(enemy => say(`enemy.${enemy}`)),
  }
  return names[topic]?.().join(' ') ?? ''
}
