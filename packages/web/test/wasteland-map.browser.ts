import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atlasOf } from '../src/games/wasteland/map/atlas.ts'
import { fitted } from '../src/games/wasteland/map/camera.ts'
import { layOutBoard } from '../src/games/wasteland/map/layouts.ts'
import { noFaults, type Visit, visitAt } from './browser.ts'
import { madeUp, WORDS } from './sheets/made-up.ts'
import { serveSheets } from './sheets/server.ts'

/** The map by itself: what is pointed at, zoomed, panned and moved. */

let sheets: Awaited<ReturnType<typeof serveSheets>>
beforeAll(async () => {
  sheets = await serveSheets()
})
afterAll(() => sheets.close())

const WINDOW = { width: 796, height: 556 }

async function play(options: Parameters<typeof visitAt>[1] = {}): Promise<Visit> {
  const visit = await visitAt(`${sheets.address}?sheet=play`, options)
  await visit.page.waitForSelector('.m-hit')
  return visit
}

const picks = (page: Page): Promise<string> => page.locator('#picks').innerText()
const transformOf = (page: Page): Promise<string> =>
  page.locator('.m-sheet').evaluate(it => (it as HTMLElement).style.transform)

/** A point of the map where nothing can be done. */
function closedPoint(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    for (let y = 20; y < 500; y += 20)
      for (let x = 20; x < 700; x += 20) {
        const hit = document.elementFromPoint(x, y)
        if (hit?.closest('#map') && hit.closest('[data-node][aria-disabled="false"]') === null) return [x, y]
      }
    throw new Error('everything is open')
  })
}

/** Where the spaces of the made-up board are on the screen while the whole of it is shown. */
async function spotsOn(page: Page): Promise<ReadonlyMap<number, readonly [number, number]>> {
  const { board, figures, pennants, signs } = madeUp('commonwealth', false)
  const atlas = atlasOf(board.scenario)
  const { spots } = layOutBoard(board, atlas, WORDS.place, figures, pennants!, signs!, 1)
  const { x, y, k } = fitted(atlas, WINDOW)
  const pane = (await page.locator('#map').boundingBox())!
  return new Map(Array.from(spots, ([node, at]) => [node, [pane.x + x + at[0] * k, pane.y + y + at[1] * k] as const]))
}

test('the whole board is in sight, and every space answers to the pointer', async () => {
  const visit = await play()
  const { page } = visit
  const pane = (await page.locator('#map').boundingBox())!
  const sheet = (await page.locator('.m-sheet > svg').boundingBox())!
  expect(sheet.width).toBeLessThanOrEqual(pane.width + 1)
  expect(sheet.height).toBeLessThanOrEqual(pane.height + 1)
  const spots = await spotsOn(page)
  const nodes = await page.locator('.m-hit').evaluateAll(all => all.map(it => Number(it.getAttribute('data-node'))))
  expect(nodes.length).toBeGreaterThan(40)
  for (const node of nodes) {
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.getAttribute('data-node'),
      spots.get(node)! as [number, number],
    )
    expect(Number(hit)).toBe(node)
  }
  await page.mouse.click(...spots.get(nodes[2]!)!)
  expect(await picks(page)).toBe(String(nodes[2]))
  expect(await page.locator('#pointed').innerText()).toBe(String(nodes[2]))
  noFaults(visit)
})

test('wheel, drag, double click and keys move the map; a drag picks nothing', async () => {
  const visit = await play()
  const { page } = visit
  const whole = await transformOf(page)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -400)
  const near = await transformOf(page)
  expect(near).not.toBe(whole)
  await page.mouse.down()
  await page.mouse.move(340, 260, { steps: 5 })
  await page.mouse.up()
  expect(await transformOf(page)).not.toBe(near)
  expect(await picks(page)).toBe('')
  await page.mouse.dblclick(...(await closedPoint(page)))
  expect(await transformOf(page)).toBe(whole)
  await page.locator('.m-hit[tabindex="0"]').focus()
  await page.keyboard.press('+')
  expect(await transformOf(page)).not.toBe(whole)
  const before = await transformOf(page)
  await page.keyboard.press('Shift+ArrowRight')
  expect(await transformOf(page)).not.toBe(before)
  await page.keyboard.press('Home')
  expect(await transformOf(page)).toBe(whole)
  noFaults(visit)
})

test('two fingers pinch', async () => {
  const visit = await play({ hasTouch: true })
  const { page, context } = visit
  const whole = await transformOf(page)
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]): Promise<void> =>
    client
      .send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
      .then(() => {})
  await touch('touchStart', [380, 300], [420, 300])
  for (let by = 10; by <= 80; by += 10) await touch('touchMove', [380 - by, 300], [420 + by, 300])
  await touch('touchEnd')
  await page.waitForFunction(
    before => document.querySelector<HTMLElement>('.m-sheet')!.style.transform !== before,
    whole,
  )
  const scale = Number(/scale\(([\d.]+)/.exec(await transformOf(page))![1])
  expect(scale).toBeGreaterThan(1.5)
  expect(await picks(page)).toBe('')
  noFaults(visit)
})

test('arrows go from space to space, Enter picks, and what is out of sight comes into it', async () => {
  const visit = await play()
  const { page } = visit
  await page.locator('.m-hit[tabindex="0"]').focus()
  const focused = (): Promise<number> =>
    page.evaluate(() => Number(document.activeElement?.getAttribute('data-node') ?? -1))
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  const next = await focused()
  expect(next).not.toBe(first)
  await page.keyboard.press('Enter')
  expect(await picks(page)).toBe(String(next))
  for (let i = 0; i < 5; i++) await page.keyboard.press('+')
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  const pane = (await page.locator('#map').boundingBox())!
  const box = (await page.locator(`[data-node="${await focused()}"]`).boundingBox())!
  expect(box.x + box.width / 2).toBeGreaterThan(pane.x)
  expect(box.x + box.width / 2).toBeLessThan(pane.x + pane.width)
  expect(await page.locator('.m-hit[tabindex="0"]').count()).toBe(1)
  noFaults(visit)
})

test('names too small to read are hidden', async () => {
  const visit = await play()
  const { page } = visit
  const name = page.locator('.m-names text').first()
  expect(await name.isVisible()).toBe(true)
  await page.evaluate(() => document.querySelector<HTMLElement>('#map')!.style.setProperty('width', '300px'))
  await page.waitForSelector('.m-window[data-far]')
  expect(await name.isVisible()).toBe(false)
})

test('pointing lights a space and draws nothing else again', async () => {
  const visit = await play()
  const { page } = visit
  const spots = await spotsOn(page)
  const [one, other] = Array.from(spots.values())
  await page.mouse.move(...one!)
  await page.evaluate(() => {
    const changed: string[] = []
    ;(window as unknown as { changed: string[] }).changed = changed
    new MutationObserver(all => {
      for (const { target } of all)
        changed.push((target as Element).closest('.m-sheet > svg > g')?.outerHTML.slice(0, 60) ?? '?')
    }).observe(document.querySelector('.m-sheet')!, { subtree: true, childList: true, attributes: true })
  })
  await page.mouse.move(...other!)
  await page.waitForTimeout(100)
  const layers = await page.evaluate(() => new Set((window as unknown as { changed: string[] }).changed).size)
  expect(layers).toBe(1)
})

test('figures hop, tiles unfold, the killed lie down; all of it ends where it belongs', async () => {
  const visit = await play({ reducedMotion: 'no-preference' })
  const { page } = visit
  const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length)
  const place = (id: string): Promise<string> =>
    page.locator(`[data-figure="${id}"]`).evaluate(it => getComputedStyle(it).transform)
  const before = await place('s0')
  await page.getByRole('button', { name: 'Walk' }).click()
  expect(await moving()).toBeGreaterThan(0)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await place('s0')).not.toBe(before)
  const hits = await page.locator('.m-hit').count()
  await page.getByRole('button', { name: 'Turn' }).click()
  expect(await moving()).toBeGreaterThan(0)
  expect(await page.locator('.m-hit').count()).toBeGreaterThan(hits)
  await page.getByRole('button', { name: 'Kill' }).click()
  expect(await page.locator('[data-figure="f0"]').count()).toBe(1)
  await page.waitForFunction(() => document.querySelector('[data-figure="f0"]') === null)
  await page.getByRole('button', { name: 'Die' }).click()
  expect(await moving()).toBeGreaterThan(0)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await place('s1')).not.toBe(await place('s2'))
  noFaults(visit)
})

test('who wants less motion sees only the end', async () => {
  const visit = await play({ reducedMotion: 'reduce' })
  const { page } = visit
  for (const name of ['Walk', 'Turn', 'Kill', 'Die']) await page.getByRole('button', { name }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.locator('[data-figure="f0"]').count()).toBe(0)
  noFaults(visit)
})
