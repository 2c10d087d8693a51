import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { lookAround } from './browser.ts'
import type { Screen } from './screens.ts'

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
}

/** The rules of axe that look at colours, of those it applies by default. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe leaves out unless asked. */
const BESIDES = { rules: { 'target-size': { enabled: true } } }

export const THEMES = ['paper', 'terminal'] as const

/** Shows what is on the screen in another theme. */
export async function dress(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(async wanted => {
    document.documentElement.dataset.theme = wanted
    await new Promise(requestAnimationFrame) // letters are asked for once something is drawn with them
    await document.fonts.ready
  }, theme)
  await page.waitForTimeout(100)
}

/** What axe finds on a screen in both themes, in a window of the first size that is then given the others. */
export async function violations(
  open: Screen,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const found: string[] = []
  const page = await lookAround({ viewport: sizes[0]!, bypassCSP: true })
  await open(page)
  await page.evaluate(axe.source)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const [n, theme] of THEMES.entries()) {
      await dress(page, theme)
      const seen = await onPage(page, n === 0 ? 'everything' : 'colours') // themes differ in nothing but colours
      found.push(...seen.map(text => `${theme}, ${size.width}: ${text}`))
    }
  }
  return found
}

export async function onPage(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    options => (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run(options),
    { resultTypes: ['violations'], ...(what === 'colours' ? { runOnly: COLOURS } : BESIDES) },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary.slice(0, 160)}`),
  )
}
