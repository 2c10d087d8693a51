import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

/** A real Chromium, and a few ways to play as a person does. */

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/**
 * What a Chromium of tests does without. Each visitor's window would load two pages for suggestions under an address bar that
 * nobody types into: more work than ours. The others are off in every Chromium that Playwright starts; a list replaces the
 * one before it.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium without its windows: it shows pages, and that for less work. What windows are for, such as notices, it has not. */
const SHELL = process.env.CHROMIUM_SHELL || CHROMIUM

const LAUNCH = {
  args: [
    ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    `--disable-features=${WITHOUT.join()}`,
    '--font-render-hinting=none', // or the letters of the shell are wider than those that people see
  ],
}

const launched = new Map<string, Promise<Browser>>()

/** One browser for all files of a worker, which ends with it; another one if it died. */
function ourBrowser(executablePath: string): Promise<Browser> {
  const running = launched.get(executablePath)
  if (running !== undefined) return running
  const browser = chromium.launch({ ...LAUNCH, executablePath })
  launched.set(executablePath, browser)
  return browser.then(started => started.on('disconnected', () => launched.delete(executablePath)))
}

const visitors = new Set<BrowserContext>()

/** Who has come so far stays when the others leave. */
export const lasting = (): ReadonlySet<BrowserContext> => new Set(visitors)

/** A page that nobody looks at any more would still work. */
export async function leave(stay: ReadonlySet<BrowserContext> = new Set()): Promise<void> {
  const going = [...visitors].filter(one => !stay.has(one))
  for (const one of going) visitors.delete(one)
  await Promise.all(going.map(one => one.close()))
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: string[] // what went wrong in the page, if anything
}

/** A fresh visitor. Motion is reduced unless the test is about it. */
export function visit(path = '', options: BrowserContextOptions = {}): Promise<Visit> {
  return visitAt(inject('address') + path, options)
}

/** Nothing is kept for a time without a connection unless the test is about it: that takes as long as opening the page. */
const USUAL = { viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
export const KEEPING = { serviceWorkers: 'allow' } as const

/** A fresh visitor of any server. */
export function visitAt(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return comeIn(SHELL, address, options)
}

/** … in a window. */
export function visitInWindow(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return comeIn(CHROMIUM, address, { ...KEEPING, ...options })
}

async function comeIn(executablePath: string, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await newcomer(executablePath, options)
  visitors.add(context)
  return enter(context, address)
}

async function newcomer(executablePath: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return (await ourBrowser(executablePath)).newContext({ ...USUAL, ...options })
}

const onlookers = new Map<string, Visit>()

export async function nobodyLooks(): Promise<void> {
  const going = [...onlookers.values()]
  onlookers.clear()
  await Promise.all(going.map(({ context }) => context.close()))
}

/**
 * A visitor who looks at a screen, no more. The next one who does gets the same page, which has forgotten all but what it has
 * loaded: opening one anew costs more than most of what there is to see. Whoever leaves something in a page (scripts, routes,
 * listeners, other emulation than its size) is no onlooker but visits.
 */
export async function lookAround({ viewport = DESKTOP, ...options }: BrowserContextOptions = {}): Promise<Page> {
  const kind = JSON.stringify(options)
  const known = onlookers.get(kind)
  if (known !== undefined) return lookAgain(known, viewport ?? DESKTOP)
  const context = await newcomer(SHELL, { viewport, ...options })
  const visitor = await enter(context, inject('address'), 'somebody looks')
  onlookers.set(kind, visitor)
  return visitor.page
}

async function lookAgain({ page, context }: Visit, viewport: ViewportSize): Promise<Page> {
  await page.goto(`${inject('address')}app-icon.svg`) // where nothing runs that would write down what is to be forgotten
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await page.setViewportSize(viewport)
  await page.goto(inject('address'))
  return page
}

/** A visitor with a profile of their own on the disk, as people have; some things do not exist without one. */
export async function resident(address: string): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    ...USUAL,
    ...KEEPING,
    executablePath: CHROMIUM,
  })
  onTestFinished(async () => {
    await context.close()
    rmSync(folder, { recursive: true })
  })
  return enter(context, address)
}

async function enter(
  context: BrowserContext,
  address: string,
  games = expect.getState().currentTestName ?? '',
): Promise<Visit> {
  context.setDefaultTimeout(90_000) // a slow machine is no fault of the page
  await context.addInitScript(sameGamesEachTime, games)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  return { page, context, faults }
}

/** Seeds of games on this device (the only 16 bytes the page asks for) come from the test's name: what fails once fails again. */
function sameGamesEachTime(name: string): void {
  const random = crypto.getRandomValues.bind(crypto)
  let games = 0
  crypto.getRandomValues = array => {
    if (!(array instanceof Uint8Array) || array.length !== 16) return random(array)
    games++
    for (let at = 0; at < 16; at++) array[at] = ((name.charCodeAt((at * 7) % name.length) || 0) + games * 31 + at) % 256
    return array
  }
}

/** Lays out what nobody looks at without painting it, which is work too. Clicks meet what they met before. */
export async function unpainted(page: Page): Promise<void> {
  await page.addInitScript(makeTransparent)
  await page.evaluate(makeTransparent)
}

function makeTransparent(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0; will-change: opacity }')
  document.adoptedStyleSheets.push(sheet)
}

/** Starts a game of two against the weakest bot, with a person on the first seat. */
export async function startGame(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /seat 2|2\b/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForSelector('[data-space]')
}

/** Waits until the person is asked or the game is over. */
export async function myTurn(page: Page): Promise<'asked' | 'over'> {
  const handle = await page.waitForFunction(
    () => {
      if (location.hash.startsWith('#/table') && document.querySelector('[data-over]')) return 'over'
      return document.querySelector('[data-space][aria-disabled="false"], [data-answer]') ? 'asked' : false
    },
    undefined,
    { polling: 30, timeout: 60_000 },
  )
  return (await handle.jsonValue()) as 'asked' | 'over'
}

/** Makes one move as a person would: a glowing space, or the answer to what is asked. */
export async function move(page: Page, n: number): Promise<void> {
  const { x, y } = await page.evaluate(count => {
    const open = document.querySelectorAll('[data-space][aria-disabled="false"]')
    const placing = open.length > 0 && document.querySelector('[data-asked]') === null
    const target = placing ? open[count % open.length]! : document.querySelector('[data-answer]')!
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, n)
  await page.mouse.click(x, y)
}

/** What the saved game of this browser holds. */
export async function savedChoices(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find(one => one.startsWith('overseer.game.'))!
    return (JSON.parse(localStorage.getItem(key)!) as { record: { choices: unknown[] } }).record.choices.length
  })
}

export function noFaults({ faults }: Visit): void {
  expect(faults).toEqual([])
}
