import type { Locator } from 'playwright-core'

/** Ways to play at the drawn table of Wasteland as a person does. */

export const TABLE_PLACES = '[data-node][aria-disabled="false"]'
export const ASKED = `[data-answer], ${TABLE_PLACES}`

/** A point well inside a space that nothing lies over: nobody aims at its very edge. */
export async function pointOf(place: Locator): Promise<{ x: number; y: number } | null> {
  return place.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isOn = (x: number, y: number): boolean => document.elementFromPoint(x, y) === element
    for (const room of [5, 3, 1])
      for (let v = 1; v < 16; v++)
        for (let u = 1; u < 16; u++) {
          const [x, y] = [Math.round(left + (width * u) / 16), Math.round(top + (height * v) / 16)]
          const near = [isOn(x - room, y), isOn(x + room, y), isOn(x, y - room), isOn(x, y + room)]
          if (isOn(x, y) && near.every(Boolean)) return { x, y }
        }
    return null
  })
}
