// How Wasteland's drawn table answers: clicks while a bot thinks, and the map while it is panned with all tiles explored.
import { type GameRecord, newRecord } from '@overseer/kernel'
import { type Choice, type Options, type Position, wasteland } from '@overseer/wasteland'
import type { Browser, Page } from 'playwright-core'
import { WorkMeter } from '../../work-meter.ts'

const CLICKS = 20
const FRAMES = 60

export async function tableFigures(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const figures = { ...(await clicks(page, address)), ...(await panning(page, address)) }
  await page.close()
  return figures
}

/** Against the strongest bot: a choice, after which it begins to think, and places pointed at while it does. */
async function clicks(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address)
  await sit(page, { ...newRecord(wasteland, wasteland.parse.options({ seats: 2, first: 0 }), 'page'), choices: [] })
  const meter = await WorkMeter.on(page)
  for (let n = 0; n < CLICKS; n++) {
    await page.locator('[data-answer], [data-node][aria-disabled="false"]').first().waitFor({ timeout: 120_000 })
    await meter.click('[data-answer], [data-node][aria-disabled="false"]')
    await page.waitForTimeout(60)
    await meter.click('[data-node][aria-disabled="true"]')
    await page.waitForTimeout(60)
  }
  const { answered, worked } = meter.worst
  return {
    'click at Wasteland answered while a bot thinks, ms (worst of 40)': answered,
    'work of the page for a click at Wasteland, ms of CPU (worst)': worked,
    'work of the page for a click at Wasteland, ms of CPU (median)': meter.usual,
  }
}

async function panning(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address)
  await sit(page, { ...newRecord(wasteland, null, 'page'), position: allExplored() })
  const box = (await page.locator('.m-window').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const seen = (): Promise<string | null> => page.locator('.m-sheet').getAttribute('style')
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400) // near enough that there is something to pan
  await page.waitForTimeout(500)
  const before = await seen()
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 20)
  const meter = await WorkMeter.on(page)
  for (let n = 1; n <= FRAMES; n++) await meter.move(x + 120 * Math.sin(n / 6), y + 70 * Math.sin(n / 4))
  if ((await seen()) === before) throw new Error('the map was not panned')
  await page.mouse.up()
  return {
    'panning with all tiles explored, ms of CPU a frame (median)': meter.usual,
    'panning with all tiles explored, ms of CPU a frame (worst)': meter.worst.worked,
  }
}

/** Four survivors on a map without a facedown tile, with an enemy on many spaces. */
function allExplored(): Position {
  const { board } = wasteland.setup(wasteland.parse.options({ seats: 4 }), 'page')
  const tiles = Object.fromEntries(board.tiles.flatMap((tile, at) => (board.up[at] === true ? [] : [[at, tile]])))
  return { players: [{}, {}, {}, {}], tiles }
}

async function sit(page: Page, record: GameRecord<Choice, Options>): Promise<void> {
  const seats = record.options?.seats ?? 4
  const chairs = Array.from({ length: seats }, (_, n) => ({
    name: `Player ${n + 1}`,
    bot: n > 0 && record.options !== null ? 'overseer' : null,
  }))
  await page.evaluate(
    text => {
      localStorage.setItem('overseer.game.page', text)
      localStorage.setItem('overseer.aim.wasteland', 'known')
    },
    JSON.stringify({ id: 'page', record, chairs, over: false, changed: 1 }),
  )
  await page.reload()
  await page.evaluate(() => void (location.hash = '/table/page'))
  await page.locator('[data-node]').first().waitFor({ state: 'attached', timeout: 60_000 })
}
