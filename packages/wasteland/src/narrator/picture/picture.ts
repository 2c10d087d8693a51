import type { Paint } from '@overseer/kernel'
import type { View } from '../../view.ts'
import { drawEnemies, drawHead, drawKey, drawQuests, drawShop } from './beside-map.ts'
import { drawMap } from './map-drawing.ts'
import { beside, type Line, paintLine, widthOf } from './styled-text.ts'
import { drawAgendas, drawSheet } from './sheets.ts'
import type { Teller } from '../teller.ts'

const SHEET = 38
const GAP = 2
/** From so many columns on the sheets stand beside the map. */
const ABREAST = 101 + GAP + SHEET
const NARROWEST = 20

/** The whole table, at most so many columns wide. */
export function drawTable(teller: Teller, view: View, columns: number, paint: Paint): string {
  const width = Math.max(NARROWEST, columns)
  const sections = [
    drawHead(teller, view, width),
    ...(width < ABREAST ? stacked(teller, view, width) : abreast(teller, view, width)),
    drawAgendas(teller, view, width),
    drawQuests(teller, view, width),
    drawEnemies(teller, view, width),
    drawShop(teller, view, width),
  ]
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.map(line => paintLine(line, paint).trimEnd()).join('\n'))
    .join('\n\n')
}

/** The map, and below it the sheets, as many in a row as there is room for. */
function stacked(teller: Teller, view: View, width: number): Line[][] {
  const most = Math.max(1, Math.floor((width + GAP) / (SHEET + GAP)))
  const inRow = Math.min(most, view.players.length)
  const each = Math.floor((width + GAP) / inRow) - GAP
  const rows: Line[][] = []
  for (let seat = 0; seat < view.players.length; seat += inRow)
    rows.push(
      view.players
        .slice(seat, seat + inRow)
        .map((_, i) => drawSheet(teller, view, seat + i, each))
        .reduce((left, right, i) => beside(left, right, i * (each + GAP) - GAP, GAP)),
    )
  return [drawMap(teller, view, width), drawKey(teller, view, width), ...rows]
}

/** The sheets beside the map. */
function abreast(teller: Teller, view: View, width: number): Line[][] {
  const map = drawMap(teller, view, width - SHEET - GAP)
  const drawn = Math.max(...map.map(widthOf))
  const sheets = view.players.flatMap((_, seat) => [...drawSheet(teller, view, seat, width - drawn - GAP), []])
  return [beside(map, sheets, drawn, GAP), drawKey(teller, view, width)]
}
