import { wasteland } from '@overseer/wasteland'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'

/** Saved games, files and links that cannot be played: a sentence says why, and nothing is lost. */

const CHAIRS = [
  { name: 'Mara', bot: null },
  { name: 'Jonas', bot: null },
]
const { rulesVersion } = wasteland
const WHOLE = { game: 'wasteland', rulesVersion, options: { seats: 2 }, seed: 'broken', choices: [] as unknown[] }

/** Records by what is wrong with them, and what is said of it. */
const BROKEN = {
  scenario: [{ ...WHOLE, options: { seats: 2, scenario: 'moon' } }, /damaged at “record\.options\.scenario”/],
  option: [{ ...WHOLE, options: { seats: 2, hats: true } }, /damaged at “record\.options/],
  noOptions: [{ ...WHOLE, options: null }, /damaged at “record\.options”/],
  version: [{ ...WHOLE, rulesVersion: 2 }, /version 2 of the rules/],
  choice: [{ ...WHOLE, choices: [{ do: 'end' }] }, /Move 1 breaks a rule \(W-[A-Z]+-\w+\): \p{L}{2}/u],
  shape: [{ ...WHOLE, choices: [{ do: 'dance' }] }, /damaged at “record\.choices\.0/],
  position: [{ ...WHOLE, options: null, position: { hats: 1 } }, /damaged at “position/],
  game: [{ ...WHOLE, game: 'chess' }, /not a saved game/],
} as const satisfies Readonly<Record<string, readonly [object, RegExp]>>

async function store(page: Page, saves: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(list => {
    for (const [id, saved] of list) localStorage.setItem(`overseer.game.${id}`, JSON.stringify(saved))
  }, Object.entries(saves))
  await page.reload()
}

const saved = (id: string, record: object) => ({ id, record, chairs: CHAIRS, over: false, changed: Date.now() })

async function to(page: Page, hash: string): Promise<void> {
  await page.evaluate(wanted => void (location.hash = wanted), hash)
}

test('a saved game of Wasteland that cannot be played says why and stays; one whose options are incomplete goes on', async () => {
  const visitor = await visit()
  const { page } = visitor
  const broken = Object.entries(BROKEN).map(([id, [record]]) => [id, saved(id, record)] as const)
  const shapeless = { nothing: null, bare: {}, list: [], undated: { ...saved('undated', WHOLE), changed: 'x' } }
  await store(page, { ...Object.fromEntries(broken), ...shapeless, incomplete: saved('incomplete', WHOLE) })
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  expect(await page.locator('[data-saves] li').count()).toBe(broken.length + 1)

  for (const [id, [, said]] of Object.entries(BROKEN)) {
    for (const screen of ['table', 'review']) {
      await to(page, `/${screen}/${id}`)
      await page.getByRole('alert').filter({ hasText: said }).waitFor()
    }
    await to(page, '/')
    await page.getByRole('button', { name: 'Play now' }).waitFor()
  }
  const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('overseer.game.')))
  expect(kept.length).toBe(broken.length + Object.keys(shapeless).length + 1)

  await to(page, '/table/incomplete')
  await page.locator('[data-answer]').first().waitFor()
  noFaults(visitor)
})

test('files and links of Wasteland that cannot be played are explained, and the page still works', async () => {
  const visitor = await visit()
  const { page } = visitor
  const file = (record: object) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  for (const [record, said] of Object.values(BROKEN)) {
    await page.setInputFiles('input[type=file]', file(record))
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
    await to(page, `/game/${await packed(page, record)}`)
    await page.waitForURL(/#\/$|\/$/)
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
  }
  await page.setInputFiles('input[type=file]', file(WHOLE))
  await page.locator('[data-answer]').first().waitFor()
  noFaults(visitor)
})

/** A record as a link carries it. */
function packed(page: Page, record: object): Promise<string> {
  return page.evaluate(async text => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  }, JSON.stringify(record))
}
