import { readFileSync } from 'node:fs'
import type { Choice, Position } from '@overseer/shelter'
import type { Page } from 'playwright-core'

/** Every screen of the page and every kind of moment at the table; for pictures, for axe, and for text that must fit. */

export type Screen = (page: Page) => Promise<void>

/** A table of four in the middle of a game. */
const MIDDLE: Position = {
  players: [
    { power: 3, food: 5, water: 2, happiness: 9, plain: 2, trained: ['S', 'C'], items: ['shotgun', 'husky', 'globe'] },
    { power: 1, food: 2, water: 4, happiness: 7, plain: 1, trained: ['L'], items: ['minigun'], exhausted: ['minigun'] },
    { food: 1, water: 6, happiness: 6, plain: 1, items: ['powerArmor', 'parrot'], exhausted: ['parrot'] },
    { power: 2, water: 1, happiness: 4, plain: 1, hurt: 1, trained: ['P'] },
  ],
  round: 6,
  items: { track: ['plasmaPistol', 'armoredVaultSuit', 'circuitBoard'], discard: ['stimpak', 'camera'] },
  rooms: { track: ['nukaColaBottler', 'armory', 'themeWorkshop'], discard: ['medbay'] },
  threats: { discard: ['fire', 'moleRat', 'raider'] },
  vault: `T wasteland vaultDoor[blue,.] vaultEntrance = waterTreatment[red,.] diner[!radroach,.] powerGenerator[green,.]
    A . . garden = fitnessRoom . .
    B . lounge nuclearReactor[.,!glowingRadscorpion] = radioStudio . .
    C . . . = livingQuarters[yellow2,.] storageRoom .
    D . . weaponWorkshop = . . .`,
}

/** Late, and as full as a table gets: every level long, many items, many dwellers. */
const CROWDED: Position = {
  players: [
    {
      power: 6,
      food: 6,
      water: 6,
      happiness: 31,
      plain: 3,
      hurt: 1,
      trained: ['S', 'E', 'A'],
      items: ['shotgun', 'husky', 'globe', 'fatMan', 'armoredVaultSuit', 'goldenRetriever', 'circuitBoard', 'stimpak'],
      exhausted: ['shotgun', 'fatMan'],
    },
    {
      power: 5,
      food: 2,
      water: 4,
      happiness: 27,
      plain: 2,
      trained: ['P', 'L'],
      items: ['minigun', 'collie', 'camera', 'labCoat', 'scottishFold', 'yaoGuaiHide'],
    },
    {
      food: 1,
      water: 6,
      happiness: 26,
      plain: 2,
      hurt: 2,
      items: ['giddyupButtercup', 'parrot', 'maineCoon', 'ductTape'],
    },
    {
      power: 2,
      water: 1,
      happiness: 24,
      plain: 1,
      hurt: 1,
      trained: ['P'],
      items: ['pistol', 'nightwear', 'goldWatch'],
    },
  ],
  round: 14,
  ending: true,
  items: { track: ['handymanJumpsuit', 'germanShepherd', 'powerArmor'] },
  rooms: { track: ['waterPurification', 'athleticsRoom', 'outfitWorkshop'] },
  vault: `T wasteland[.,!raider] vaultDoor[blue,.] vaultEntrance[!deathclaw:green2*,.] = waterTreatment diner powerGenerator[.,green]
    A garden[.,!fire] fitnessRoom themeWorkshop = weightRoom classroom waterPurification
    B lounge nuclearReactor gameRoom[!powerFailure,.] = radioStudio scienceLab .
    C . medbay livingQuarters[yellow2+,.] = storageRoom armory[!glowingRadroach,.] nukaColaBottler
    D . nukaColaBottler weaponWorkshop = garden[!glowingOne,!feralGhoul] nuclearReactor .`,
}

/** Two players early on, with dice that are known. */
const SMALL: Position = {
  players: [
    { power: 4, food: 3, water: 3, happiness: 3, plain: 3, trained: ['L'], items: ['minigun', 'fatMan', 'husky'] },
    { power: 1, food: 2, happiness: 2, plain: 2 },
  ],
  round: 3,
  items: { track: ['globe', 'armoredVaultSuit', 'camera'] },
  rooms: { track: ['gameRoom', 'armory', 'lounge'] },
  vault: `T wasteland vaultDoor vaultEntrance = waterTreatment diner[!moleRat,.] powerGenerator[blue,.]
    A . medbay weightRoom = storageRoom . .
    B . . outfitWorkshop = garden classroom .`,
  dice: [1, 2, 5, 6, 3, 4, 3, 4],
}

/** Threats side by side, of those that bring most. */
const NEIGHBOURS: Position = {
  ...SMALL,
  vault: `T wasteland[.,!raider] vaultDoor[!glowingRadscorpion,!glowingOne] vaultEntrance[!deathclaw,.] = waterTreatment[!fire,!powerFailure] diner[!moleRat,!glowingRadroach] powerGenerator
    A . medbay[!feralGhoul,!radscorpion] weightRoom = storageRoom . .
    B . . outfitWorkshop = garden classroom .`,
}

const place = (space: string, who = 'plain'): Choice => ({ do: 'place', who, space }) as Choice

/** The questions a turn can lead to, and the choices that lead there. */
const QUESTIONS: Record<string, readonly Choice[]> = {
  room: [place('A7')],
  side: [place('A7'), { do: 'room', room: 'lounge' }],
  item: [place('T2')],
  gain: [place('B10')],
  pay: [place('B11')],
  exchange: [place('A8')],
  fight: [place('T10')],
  reroll: [place('T10'), { do: 'use', item: 'minigun' }, { do: 'skip' }],
}

export const SCREENS: Record<string, Screen> = {
  home: async () => {},
  setup: async page => {
    await page.locator('input[name=seats]').nth(2).check()
    await page.getByRole('textbox').first().fill('Wilhelmina-Xenia')
    await page.getByRole('combobox').nth(3).selectOption('person')
    await page.getByRole('combobox').nth(4).selectOption('overseer')
    await page.getByRole('textbox').first().scrollIntoViewIfNeeded()
  },
  saves: async page => {
    await keep(page, 'a', { position: MIDDLE })
    await keep(page, 'b', { position: SMALL })
    await keep(page, 'c', golden('2-sixthRoom'))
    await page.reload()
    await page.locator('[data-saves]').scrollIntoViewIfNeeded()
  },
  broken: async page => {
    const text =
      '{"game":"shelter","rulesVersion":1,"options":{"seats":2},"seed":"x","choices":[{"do":"place","who":"plain","space":"T1"}]}'
    await page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await page.getByRole('alert').filter({ hasText: 'SH-' }).waitFor()
  },
  fault: async page => {
    await keep(page, 'x', { position: SMALL, choices: [{ do: 'skip' }] })
    await page.reload()
    await page.evaluate(() => void (location.hash = '/table/x'))
    await page.getByRole('alert').waitFor()
  },
  start: page => sit(page, { options: { seats: 2, first: 0 }, seed: 'start' }),
  table: page => sit(page, { position: MIDDLE }),
  crowded: page => sit(page, { position: CROWDED }),
  small: page => sit(page, { position: SMALL }),
  neighbours: page => sit(page, { position: NEIGHBOURS }),
  refusal: async page => {
    await sit(page, { position: MIDDLE })
    await page.locator('[data-space="B7"], [data-space="T7"]').first().focus()
    await page.waitForTimeout(100)
  },
  hand: async page => {
    await sit(page, { position: MIDDLE })
    await page.keyboard.press('s')
  },
  which: async page => {
    await sit(page, { position: SMALL })
    await page.locator('[data-space="T13"]').click()
  },
  ...Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, choices]) => [
      name,
      (page: Page) => sit(page, { position: SMALL, choices: [...choices] }),
    ]),
  ),
  income: page =>
    sit(page, { position: { ...SMALL, turn: 1, token: 1 }, choices: [place('A5'), { do: 'take', resource: 'food' }] }),
  train: page =>
    sit(page, {
      position: {
        ...SMALL,
        players: [
          { plain: 1, trained: ['L'] },
          { plain: 0, passed: true },
        ],
      },
      choices: [place('T6'), { do: 'pass' }],
    }),
  thinking: async page => {
    await sit(page, { position: { ...MIDDLE, turn: 1, token: 1 } }, 'overseer')
    await page.locator('[data-thinking]').first().waitFor()
  },
  over: page => sit(page, golden('4-sixthRoom')),
  hint: async page => {
    await sit(page, { position: MIDDLE })
    await page.keyboard.press('h')
    await page.locator('[data-hint] li').first().waitFor({ timeout: 90_000 })
  },
  menu: async page => {
    await sit(page, { position: MIDDLE })
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  },
  keys: async page => {
    await sit(page, { position: MIDDLE })
    await page.keyboard.press('?')
  },
  text: async page => {
    await sit(page, { position: MIDDLE })
    await page.keyboard.press('t')
  },
  rules: async page => {
    await to(page, '/rules/SH-PLC-2')
    await page.locator('h1').waitFor()
  },
  search: async page => {
    await to(page, '/rules')
    await page.locator('input[type=search]').fill('xyz')
  },
  lesson: async page => {
    await to(page, '/learn')
    await page.locator('button.main').click()
  },
  review: page => look(page, '4-threatDeck'),
  replay: async page => {
    await look(page, '2-sixthRoom')
    await page.locator('input[type=range]').fill('30')
    await page.locator('input[type=range]').scrollIntoViewIfNeeded()
  },
}

/** What only a small screen has: sheets that open over the table. */
export const SHEETS: Record<string, Screen> = Object.fromEntries(
  ['seat', 'tracks', 'log'].map(name => [
    name,
    async (page: Page) => {
      await sit(page, { ...golden('2-sixthRoom'), choices: golden('2-sixthRoom').choices.slice(0, 60) })
      await page.locator(`[data-drawer="${name}"]`).first().click()
    },
  ]),
)

type Part = {
  position?: Position
  options?: unknown
  seed?: string
  choices?: readonly unknown[]
  players?: number
}

export function golden(name: string): Part & { choices: readonly unknown[] } {
  const file = new URL(`../../shelter/records/${name}.json`, import.meta.url)
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as { choices: unknown[] }), players: Number(name[0]) }
}

const NAMES = ['Mara', 'Officer', 'Jonas', 'Recruit']

/** Puts a game into the browser's saved ones. */
async function keep(page: Page, id: string, { players, ...part }: Part, bot = 'greedy'): Promise<void> {
  const seats = part.position?.players.length ?? players ?? 2
  const saved = {
    id,
    record: { game: 'shelter', rulesVersion: 1, options: null, seed: 'screens', choices: [], ...part },
    chairs: NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat === 0 ? null : bot })),
    over: id === 'c' || id === 'golden',
    changed: Date.UTC(2026, 10, 14, 20, 15),
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `overseer.game.${id}`,
    JSON.stringify(saved),
  ] as const)
}

/** Sits down at a game that stands like this. */
export async function sit(page: Page, part: Part, bot = 'greedy'): Promise<void> {
  await keep(page, 'shot', part, bot)
  await page.reload()
  await to(page, '/table/shot')
  await page.locator('[data-space]').first().waitFor()
}

async function look(page: Page, name: string): Promise<void> {
  await keep(page, 'golden', golden(name))
  await page.reload()
  await to(page, '/review/golden')
  await page.locator('[data-space]').first().waitFor()
}

async function to(page: Page, hash: string): Promise<void> {
  await page.evaluate(wanted => void (location.hash = wanted), hash)
}
