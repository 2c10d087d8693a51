import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { SCREENS, SHEETS } from './screens.ts'

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

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const CHECKED = [
  ...['saves', 'broken', 'fault', 'table', 'refusal', 'which', 'fight', 'thinking', 'over', 'hint'],
  ...['menu', 'keys', 'text', 'rules', 'lesson', 'review', 'replay'],
].map(name => [name, SCREENS[name]!, [DESKTOP, PHONE]] as const)
const SHEETS_CHECKED = Object.entries(SHEETS).map(([name, open]) => [`${name} sheet`, open, [PHONE]] as const)

for (const theme of ['paper', 'terminal'])
  test.each([...CHECKED, ...SHEETS_CHECKED])(
    `axe finds nothing on the screen '%s' in the ${theme} theme`,
    async (_name, open, sizes) => {
      for (const viewport of sizes) {
        const { page, context } = await visit('', { viewport, bypassCSP: true })
        await page.evaluate(wanted => localStorage.setItem('overseer.theme', wanted), theme)
        await page.reload()
        await open(page)
        await page.waitForTimeout(200)
        expect(await violations(page)).toEqual([])
        await context.close()
      }
    },
  )
