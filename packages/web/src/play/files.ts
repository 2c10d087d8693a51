import type { GameRecord } from '@overseer/kernel'
import type { Chair } from '../table/table.ts'

/** A record that says who played: what goes into files and links. */
export function signed(record: GameRecord, chairs: readonly Chair[]): GameRecord {
  return { ...record, players: chairs.map(({ name, bot }) => ({ name, bot })) }
}

/** Saves a record as a file whose name tells the game, the day and the players. */
export function download(record: GameRecord, chairs: readonly Chair[], played = Date.now()): void {
  const text = JSON.stringify(signed(record, chairs))
  saveAs(new Blob([text], { type: 'application/json' }), `${fileName(record, chairs, played)}.json`)
}

/** Saves a picture of a game under the same name. */
export function savePicture(picture: Blob, record: GameRecord, chairs: readonly Chair[], played: number): void {
  saveAs(picture, `${fileName(record, chairs, played)}.png`)
}

const YEAR_MONTH_DAY = new Intl.DateTimeFormat('sv') // Swedes write days like this

function fileName({ game }: GameRecord, chairs: readonly Chair[], played: number): string {
  const names = chairs.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
  return ['overseer', game, YEAR_MONTH_DAY.format(played), ...names].join('-').toLowerCase()
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
