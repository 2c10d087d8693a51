import type { Paint, Seat } from '@overseer/kernel'
import type { Gain, Price, Space } from '../content/icons.ts'
import { LETTERS, RESOURCES } from '../content/icons.ts'
import { TRACK_SPOTS } from '../content/limits.ts'
import { ROOMS } from '../content/rooms.ts'
import { available, type Crew, type Player, spaceThere } from '../state.ts'
import { columnsOf, ELEVATOR_COLUMN, LEVEL_NAMES, type Level, roomIndex, SLOTS, spaceAt } from '../vault.ts'
import type { View } from '../view.ts'
import type { ShelterSay } from './catalogues.ts'
import { effectText } from './phrases.ts'

/** The table as a cutaway of the vault in text, with the tracks and the players below it. */
export function drawTable(
  say: ShelterSay,
  view: View,
  nameOf: (seat: Seat) => string,
  columns: number,
  paint: Paint,
): string {
  const half = Math.max(5, Math.min(9, Math.floor((columns - 22) / 12)))
  const lines = [paint(say('table.round', { n: view.round }), 'bright') + `  ${threatsLeft()}`, header(half)]
  for (let level = 0; level <= view.players.length; level++) lines.push(...drawLevel(level))
  lines.push('', ...tracks(), '', ...view.players.flatMap((player, seat) => drawPlayer(player, seat)))
  return lines.join('\n')

  function threatsLeft(): string {
    return say('table.threatsLeft', { n: view.threatPile.deck })
  }

  function drawLevel(level: Level): string[] {
    const rooms = Array.from({ length: SLOTS }, (_, slot) => drawRoom(level, slot))
    const cells = [...rooms.slice(0, SLOTS / 2), drawElevator(level), ...rooms.slice(SLOTS / 2)]
    const floor = `   ${paint('─'.repeat(SLOTS * (half * 2 + 3) + ELEVATOR_WIDTH + 2), 'dim')}`
    const rows = cells[0]!.map(
      (_, row) => (row === 2 ? ` ${LEVEL_NAMES[level]} ` : '   ') + cells.map(cell => cell[row]).join(''),
    )
    return [floor, ...rows]
  }

  function drawRoom(level: Level, slot: number): string[] {
    const room = view.vault[roomIndex(level, slot)]
    const wide = half * 2 + 1
    const rock = paint('░'.repeat(wide + 2), 'dim')
    if (!room) return [rock, rock, rock, rock]
    const [left, right] = columnsOf(slot).map(column => drawSpace(spaceAt(level, column), half)) as [string[], string[]]
    const name = paint(fit(say(`room.${room}`).toUpperCase(), wide), 'bright')
    return [`│${name}│`, ...left.map((row, i) => `│${row} ${right[i]}│`)]
  }

  function drawElevator(level: Level): string[] {
    const owner = level === 0 ? undefined : view.levels[level - 1]!
    const name = owner === undefined ? say('room.topElevator') : nameOf(owner)
    const title = fit(name, ELEVATOR_WIDTH)
    const space = drawSpace(spaceAt(level, ELEVATOR_COLUMN), ELEVATOR_WIDTH)
    return [owner === undefined ? paint(title, 'bright') : paint(title, owner), ...space].map(row => `║${row}║`)
  }

  /** Cost, reward, and who is there: three rows. */
  function drawSpace(id: number, wide: number): string[] {
    const threat = view.threats[id]
    const crew = view.crews[id]
    const space = spaceThere(view, id)
    const pawns = crew ? paint(fit(pawn(crew), wide), crew.seat) : fit(`( ${space.letter ?? ' '} )`, wide)
    if (!threat) return [fit(costSigns(say, space), wide), fit(`>${gainSigns(say, space)}`, wide), pawns]
    const name = paint(fit(say(`threat.${threat}`), wide), 'alarm')
    const what = `${space.needs > 0 ? `${space.needs}+` : costSigns(say, space)}>${gainSigns(say, space)}`
    return [name, fit(what, wide), pawns]
  }

  function pawn({ seat, count, hurt, fresh }: Crew): string {
    const one = nameOf(seat).slice(0, 1).toUpperCase()
    return `(${Array.from({ length: count }, (_, i) => (i < hurt ? `${one}!` : one)).join('')}${'+'.repeat(fresh)})`
  }

  function tracks(): string[] {
    const items = view.itemTrack.map(item => {
      const what = paint(say(`item.${item}`), 'bright')
      return `  ${say('table.entry', { what, text: effectText(say, item) })}`
    })
    const rooms = view.roomTrack.map(room => {
      const { price, left, right } = ROOMS[room]
      const halves = [left, right].map(one => spaceSigns(say, one)).join('   ')
      return `  ${paint(say(`room.${room}`), 'bright')} [${priceSigns(say, price)}]  ${halves}`
    })
    const heading = (what: string) => say('table.heading', { what })
    return [heading(say('table.items')), ...items, heading(say('table.rooms')), ...rooms]
  }

  function drawPlayer(player: Player, seat: Seat): string[] {
    const track = RESOURCES.map(
      one => `${say(`sign.${one}`)}${'■'.repeat(player[one])}${'·'.repeat(TRACK_SPOTS - player[one])}`,
    )
    const slots = LETTERS.map(letter =>
      player.trained.includes(letter) ? paint(letter, 'bright') : paint('.', 'dim'),
    ).join('')
    const out = player.dwellers - available(player)
    const people = [
      say('table.free', { n: player.plain + player.trained.length }),
      ...(player.hurt > 0 ? [say('table.hurt', { n: player.hurt })] : []),
      ...(out > 0 ? [say('table.out', { n: out })] : []),
      ...(player.passed ? [say('table.passed')] : []),
      ...(view.token === seat ? [say('table.token')] : []),
    ]
    const turned = (item: Player['items'][number]) =>
      player.exhausted.includes(item) ? paint(`(${say(`item.${item}`)})`, 'dim') : say(`item.${item}`)
    const items = player.items.length === 0 ? [] : [`    ${player.items.map(turned).join(', ')}`]
    const name = paint(fit(nameOf(seat), 12), seat)
    return [
      `${name} ${say('amount.happiness', { n: player.happiness })}  ${track.join(' ')}  ${slots}  ${people.join(', ')}`,
      ...items,
    ]
  }
}

const ELEVATOR_WIDTH = 9

/** The roll that brings a threat stands over its column (SH-THR-4). */
function header(half: number): string {
  const numbers = Array.from({ length: SLOTS }, (_, slot) => {
    const [left, right] = columnsOf(slot).map(column => (column > 1 && column < 13 ? String(column) : ''))
    return ` ${centre(left!, half)} ${centre(right!, half)} `
  })
  numbers.splice(SLOTS / 2, 0, ` ${centre('7', ELEVATOR_WIDTH)} `)
  return `   ${numbers.join('')}`
}

function centre(text: string, wide: number): string {
  return text.padStart(Math.floor((wide + text.length) / 2)).padEnd(wide)
}

/** Cut or filled to a width. */
function fit(text: string, wide: number): string {
  return text.length > wide ? `${text.slice(0, wide - 1)}…` : centre(text, wide)
}

/** '2W1F'. */
function priceSigns(say: ShelterSay, price: Price): string {
  return (['power', 'food', 'water', 'any'] as const)
    .filter(one => price[one])
    .map(one => `${price[one]}${one === 'any' ? '?' : say(`sign.${one}`)}`)
    .join('')
}

function costSigns(say: ShelterSay, { cost, hurtOnly, linked }: Space): string {
  const marks = `${linked ? '∞' : ''}${hurtOnly ? '✚' : ''}`
  return `${marks}${priceSigns(say, cost)}${cost.item ? say('sign.item') : ''}${cost.roomPrice ? '$' : ''}${cost.injure ? '!' : ''}`
}

function gainSign(say: ShelterSay, gain: Gain): string {
  if (gain.icon === 'train') return `↑${gain.letter ?? '*'}`
  if (gain.icon === 'exchange') return `${priceSigns(say, gain.left)}⇄${priceSigns(say, gain.right)}`
  if (gain.icon === 'happiness') return `${gain.n}☺`
  if ('n' in gain) return priceSigns(say, { [gain.icon]: gain.n })
  if (gain.icon === 'dweller') return '+1@'
  return gain.icon === 'ready' ? '↻' : say(`sign.${gain.icon}`)
}

function gainSigns(say: ShelterSay, { gain }: Space): string {
  return gain.map(one => gainSign(say, one)).join(' ')
}

function spaceSigns(say: ShelterSay, space: Space): string {
  const cost = costSigns(say, space)
  return `${cost}>${gainSigns(say, space)}${space.letter === null ? '' : ` (${space.letter})`}`
}
