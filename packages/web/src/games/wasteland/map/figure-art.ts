import type { Ability, EnemyType } from '@overseer/wasteland'
import { foeCutOut, survivorCutOut, typeShadow } from '../art/cutout.tsx'
import { bodySvg } from '../art/dice.tsx'
import { signAt } from '../art/mark.tsx'
import type { FigureLook } from './model.ts'

/** Figures on the map, SVG in words: the middle of the base is 0,0. */
export function figureSvg(look: FigureLook): string {
  if (look.is === 'survivor') return survivorSvg(look)
  return look.is === 'foe' ? foeSvg(look) : asleepSvg(look.type)
}

type Look<Is extends FigureLook['is']> = Extract<FigureLook, { is: Is }>

const BASE =
  '<ellipse cy="2.5" rx="21" ry="7" class="m-shadow"/><path d="M-18-3h36v5c0 5-36 5-36 0z" fill="var(--map-base)"/>'
const RING = '<ellipse cy="-1" rx="26" ry="10.5" class="m-turn-edge"/><ellipse cy="-1" rx="25" ry="10" class="m-turn"/>'

function survivorSvg({ character, seat, active = false }: Look<'survivor'>): string {
  const top = `<ellipse cy="-2" rx="18" ry="5.5" fill="url(#seat-${seat})" stroke="var(--art-k)" stroke-width="1.6"/>`
  return `<g transform="scale(.84)">${BASE}${top}${active ? RING : ''}<g transform="translate(0 -3)">${survivorCutOut(character, seat)}</g></g>`
}

const PLATE =
  '<rect x="-18" y="-1.5" width="38" height="17" rx="4" class="m-shadow"/><rect x="-19" y="-3" width="38" height="17" rx="4" class="m-plate"/>'
const LEVEL =
  '<path d="M-16.5-1.5h12v6c0 5-3 6.5-6 8-3-1.5-6-3-6-8z" fill="var(--map-level)" stroke="var(--art-rim)" stroke-width=".7"/>'

function foeSvg({ foe, level, faction, areas, abilities }: Look<'foe'>): string {
  const figure = `<g transform="translate(0 -4.5) scale(.82)">${foeCutOut(foe)}</g>`
  if (level === null) return `<ellipse cy="2" rx="16" ry="5" class="m-shadow"/>${figure}`
  const side = faction === null ? LEVEL : signAt(faction, -17.5, -2, 15)
  const x = faction === null ? -10.5 : 2.5
  const number = `<text x="${x}" y="${faction === null ? 9.4 : 10.2}" class="m-number" font-size="12.5" fill="var(--map-on-plate)">${level}</text>`
  const mark = faction === null ? abilityMark(abilities) : ''
  return `${PLATE}${figure}${side}${number}${mark}<g transform="translate(6.5 -1.7) scale(.8875)">${bodySvg(areas, 'var(--map-area)')}</g>`
}

/** The ability that matters before a fight: those who attack at once come first. */
const BY_WEIGHT: readonly Ability[] = ['aggressive', 'ranged', 'radiation', 'armor', 'retreat', 'loot']

function abilityMark(abilities: readonly Ability[]): string {
  const first = BY_WEIGHT.find(ability => abilities.includes(ability))
  return first === undefined ? '' : `<g class="m-ability">${signAt(first, -4.2, 0.2, 11)}</g>`
}

function asleepSvg(type: EnemyType): string {
  return `<g transform="translate(0 4)"><ellipse cx="1" cy="3" rx="19" ry="8" class="m-shadow"/><ellipse rx="18" ry="9.5" cy="2" fill="var(--map-base)"/><ellipse rx="18" ry="9.5" class="m-token"/><ellipse rx="15" ry="7" class="m-token-ring"/><g transform="translate(0 5.5) scale(.36)">${typeShadow(type)}</g></g>`
}

/** How many stand in a pile. */
export const countBadge = (count: number): string =>
  `<g transform="translate(17 -8)"><circle r="8.5" class="m-count"/><text y="4.5" class="m-number" font-size="12" fill="var(--art-KK)">${count}</text></g>`
