import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myTurn, startGame, visit } from './browser.ts'

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary.slice(0, 160)}`),
  )
}

const SCREENS: [name: string, open: (page: Page) => Promise<void>][] = [
  ['start page', async () => {}],
  [
    'table',
    async page => {
      await startGame(page)
      await myTurn(page)
    },
  ],
  [
    'table with its menu',
    async page => {
      await startGame(page)
      await myTurn(page)
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
    },
  ],
  [
    'text board',
    async page => {
      await startGame(page)
      await myTurn(page)
      await page.keyboard.press('t')
    },
  ],
  [
    'rules',
    async page => {
      await page.goto(`${page.url().split('#')[0]}#/rules/SH-PLC-2`)
    },
  ],
  [
    'lesson',
    async page => {
      await page.goto(`${page.url().split('#')[0]}#/learn`)
    },
  ],
]

for (const theme of ['paper', 'terminal'])
  test.each(SCREENS)(`axe finds nothing on the %s in the ${theme} theme`, async (_name, open) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const { page, context } = await visit('', { viewport, bypassCSP: true })
      await page.evaluate(wanted => localStorage.setItem('overseer.theme', wanted), theme)
      await page.reload()
      await open(page)
      await page.waitForTimeout(200)
      expect(await violations(page)).toEqual([])
      await context.close()
    }
  })
