import type { GameRecord } from '@overseer/kernel'
import type { Chair } from '../table/table.ts'

/** A record that says who played: what goes into files and links. */
export function signed(record: GameRecord, chairs: readonly Chair[]): GameRecord {
  return { ...record, players: chairs.map(({ name, bot }) => ({ name, bot })) }
}

/** Saves a record as a file whose name tells the game, the day and the players. */
export function download(record: GameRecord, chairs: readonly Chair[]): void {
  const text = JSON.stringify(signed(record, chairs))
  saveAs(new Blob([text], { type: 'application/json' }), `${fileName(record, chairs)}.json`)
}

/** Saves a picture of a game under the same name. */
export function savePicture(picture: Blob, record: GameRecord, chairs: readonly Chair[]): void {
  saveAs(picture, `${fileName(record, chairs)}.png`)
}

function fileName({ game }: GameRecord, chairs: readonly Chair[]): string {
  const names = chairs.map(({ name }) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
  return ['overseer', game, new Date().toISOString().slice(0, 10), ...names].join('-').toLowerCase()
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
