import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import type { Screen } from './screens.ts'

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
}

export const THEMES = ['paper', 'terminal'] as const

/** Shows what is on the screen in another theme. */
export async function dress(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(wanted => void (document.documentElement.dataset.theme = wanted), theme)
  await page.waitForTimeout(100)
}

/** What axe finds on a screen, in both themes and the given sizes. */
export async function violations(
  open: Screen,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const found: string[] = []
  for (const viewport of sizes) {
    const { page, context } = await visit('', { viewport, bypassCSP: true })
    await open(page)
    await page.evaluate(axe.source)
    for (const theme of THEMES) {
      await dress(page, theme)
      found.push(...(await onPage(page)).map(text => `${theme}, ${viewport.width}: ${text}`))
    }
    await context.close()
  }
  return found
}

async function onPage(page: Page): Promise<string[]> {
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary.slice(0, 160)}`),
  )
}
