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

let screens = 0

/**
 * What axe finds on a screen in a window of each size. Themes differ in nothing but colours, and colours hardly with the size, so
 * the second theme is looked at in one of the sizes, by turns.
 */
export async function violations(
  open: Screen,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const [usual, other] = THEMES
  const both = sizes[screens++ % sizes.length]
  const found: string[] = []
  const page = await lookAround({ viewport: sizes[0]!, bypassCSP: true })
  await open(page)
  await page.evaluate(axe.source)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const look = async (theme: (typeof THEMES)[number], what: 'everything' | 'colours') => {
      await dress(page, theme)
      found.push(...(await onPage(page, what)).map(text => `${theme}, ${size.width}: ${text}`))
    }
    await look(usual, 'everything')
    if (size === both) await look(other, 'colours')
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
