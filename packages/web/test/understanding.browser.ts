import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dress, THEMES } from './axe.ts'
import { DESKTOP, lookAround, move, myTurn, noFaults, PHONE, savedChoices, visit } from './browser.ts'
import { SCREENS, sit } from './screens.ts'

const help = '[data-help]'

const SHORT = { width: 360, height: 640 }
const SIDEWAYS = { width: 844, height: 390 }
const TABLET = { width: 1024, height: 768 }

/** Spaces of the vault and cards of the tracks that would be in sight if something did not lie over them. */
function coveredSpaces(page: Page, by: string): Promise<string[]> {
  return page.evaluate(selector => {
    const over = document.querySelector<HTMLElement>(selector)!
    const inSight = () =>
      [...document.querySelectorAll<HTMLElement>('[data-space], [data-track]')].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return [left + 3, (left + right) / 2, right - 3].every(x =>
          one.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
      })
    const seen = inSight()
    over.style.visibility = 'hidden'
    const others = inSight().filter(one => !seen.includes(one))
    over.style.visibility = ''
    return others.map(one => one.outerHTML.slice(0, 80))
  }, by)
}

function scrolls(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate(one => one.scrollHeight > one.clientHeight)
}

test('whatever is pointed at explains itself, and nothing stays explained', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.table!(page)
  await page.locator('[data-happiness]').first().hover()
  await page.locator(help, { hasText: 'whoever has the most at the end wins' }).waitFor()
  await page.getByTitle('Luck').first().hover()
  await page
    .locator(help, { hasText: 'gains' })
    .or(page.locator(help, { hasText: 'used up' }))
    .waitFor()
  await page.getByRole('img', { name: 'First player' }).hover()
  await page.locator(help, { hasText: 'goes first' }).waitFor()
  await page.locator('header h1').hover()
  await page.locator(help).waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('one’s own placement is no mistake', async () => {
  const { page } = await visit()
  await SCREENS.start!(page)
  await page.locator('[data-space="T12"]').click()
  await page.locator('[data-space="T12"][data-crew="1"]').waitFor()
  await page.locator('[data-space="T12"]').hover()
  await page.mouse.move(10, 10)
  await page.locator('[data-space="T12"]').hover()
  await page.locator(help, { hasText: 'Your dweller works here' }).waitFor()
  expect(await page.locator(`${help} a`).count()).toBe(0)
})

test('while something else is asked no space is refused that nobody wished for, and a mouse that lies where it clicked explains nothing', async () => {
  const { page } = await visit()
  await SCREENS.fight!(page)
  await page.locator('[data-space="T8"]').hover()
  await page.locator(help, { hasText: 'Water Treatment (T8): gain 1 water' }).waitFor()
  expect(await page.locator(`${help} a`).count()).toBe(0)
  await SCREENS.item!(page)
  await page.locator('[data-answer]').first().click() // above an empty plot
  await page.locator('[data-idle]').waitFor()
  await page.waitForTimeout(300)
  expect(await page.locator(help).count()).toBe(0)
})

test('a letter says where it helps before it is learned', async () => {
  const { page } = await visit()
  await SCREENS.train!(page)
  await page.getByRole('button', { name: 'P: Perception' }).first().hover()
  await page.locator(help, { hasText: 'P: Perception Doubles the reward in: Water Treatment.' }).waitFor()
})

test('a hint names one of two equal spaces: nobody wonders what makes the other one weaker', async () => {
  const { page } = await visit()
  await sit(page, {
    position: {
      players: [
        { plain: 1, water: 1 },
        { plain: 0, passed: true },
      ],
      vault: `T wasteland vaultDoor[blue,.] vaultEntrance = waterTreatment diner[blue,blue] powerGenerator[blue,blue]
        A . . . = . . .
        B . . . = . . .`,
    },
  })
  await page.keyboard.press('h')
  await page.locator('[data-suggestion]').first().waitFor()
  const told = await page.locator('[data-suggestion]').allTextContents()
  expect(told.filter(text => text.includes('Water Treatment')).length).toBe(1)
  expect(told.length).toBeGreaterThan(1)
})

test('on a phone the plots on both sides of the elevator are in sight when one is asked for the side', async () => {
  const page = await lookAround({ viewport: PHONE, hasTouch: true })
  await sit(page, {
    position: { players: [{ power: 4, plain: 1 }, {}], rooms: { track: ['gameRoom', 'weightRoom', 'lounge'] } },
  })
  await page
    .locator('[data-level]')
    .locator('..')
    .evaluate(strip => (strip.scrollLeft = strip.scrollWidth)) // somebody has looked at its end
  await page.getByRole('button', { name: 'Mara’s level' }).tap()
  await page.locator('[data-space="A7"]').tap()
  await page.locator('[data-answer]').first().tap()
  await page.locator('[data-plot]').first().waitFor()
  const sight = () =>
    page
      .locator('[data-plot]')
      .evaluateAll(plots =>
        plots
          .map(plot => plot.getBoundingClientRect())
          .map(({ left, right }) => left >= 0 && (left + right) / 2 < innerWidth - 20),
      )
  await expect.poll(sight).toEqual([true, true])
})

test('which dweller: what each would gain and lose', async () => {
  const { page } = await visit()
  await SCREENS.which!(page)
  await page.getByText('the reward is doubled, the training is used up').waitFor()
  expect(await coveredSpaces(page, '[data-asked]')).toEqual([]) // beside the neighbours, not over them
  await page.keyboard.press('t') // the same in words, sentence by sentence
  await page.getByText(/gain 1 power \(doubled if trained in L\)\. Trained in L: the reward/).waitFor()
})

test('a fight shows the chance, with items too, and what losing costs', async () => {
  const { page } = await visit()
  await SCREENS.small!(page)
  await page.locator('[data-space="T10"]').click()
  const question = page.getByRole('region', { name: 'Your move' })
  await question.getByText('Chance to win: 72%.').first().waitFor()
  await question
    .getByText(/With your items: (9\d|100)%/)
    .first()
    .waitFor()
  await question.getByText('If you lose, the dweller is injured.').first().waitFor()
})

test('a room is never bought silently because it is the only one that can be paid for', async () => {
  const { page } = await visit()
  const rooms = { track: ['weightRoom', 'nuclearReactor', 'garden'] as const, next: ['classroom'] as const }
  await sit(page, {
    position: {
      players: [{ power: 4, plain: 2 }, { plain: 2 }],
      rooms: { track: [...rooms.track], next: [...rooms.next] },
    },
  })
  await page.locator('[data-space="A7"]').click()
  await page.getByText(/^You can pay for: /).waitFor()
  expect(await savedChoices(page)).toBe(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const here = () =>
    page.evaluate(() => Object.fromEntries(Object.entries((document.activeElement as HTMLElement).dataset)))
  await page.locator('[data-space="T7"]').focus()
  await page.keyboard.press('ArrowDown')
  expect(await here()).toMatchObject({ space: 'A7' })
  await page.keyboard.press('Enter') // the keyboard goes on in the question, and Escape back to the space
  await expect.poll(here).toMatchObject({ answer: '1' })
  await page.keyboard.press('Escape')
  await expect.poll(here).toMatchObject({ space: 'A7' })
  expect(await page.locator('[data-asked]').count()).toBe(0)
  expect(await savedChoices(page)).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(here).toMatchObject({ answer: '1' })
  await page.keyboard.press('Enter')
  await expect.poll(() => savedChoices(page)).toBe(1)
  await page.locator('[data-plot="right"]').waitFor()
  await expect.poll(here).toMatchObject({ answer: '1' }) // on which side
  await page.keyboard.press('ArrowRight')
  await expect.poll(here).toMatchObject({ answer: '2' })
  await page.keyboard.press('Enter')
  await page.locator('[data-space="A8"]').waitFor()
  await expect.poll(here).toMatchObject({ space: 'A7' })
})

test('the plots beside the elevator can be clicked, and say which columns they have', async () => {
  const { page } = await visit()
  await SCREENS.side!(page)
  await page.getByText('Threat on 10, 11').or(page.getByText('Threat on 2, 3')).first().waitFor()
  await page.locator('[data-plot="right"]').click()
  await page.locator('[data-level="1"] [data-room="lounge"]').waitFor()
})

test('a newcomer reads what wins, what ends the game and what a turn is; it goes by itself and comes back', async () => {
  const visitor = await visit()
  const { page } = visitor
  await page.getByRole('button', { name: 'Play now' }).click()
  const aim = page.locator('[data-aim]')
  await aim.getByText('Whoever has the most happiness at the end wins.').waitFor()
  for (const viewport of [SHORT, SIDEWAYS, TABLET]) {
    await page.setViewportSize(viewport)
    expect(await coveredSpaces(page, '[data-aim]'), `at ${viewport.width}`).toEqual([])
    expect(await scrolls(page, '[data-aim]'), `at ${viewport.width}`).toBe(false)
  }
  await page.setViewportSize(DESKTOP)
  for (let n = 0; n < 2 && (await myTurn(page)) === 'asked'; n++) await move(page, n)
  await aim.waitFor({ state: 'detached' })
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  await page.getByRole('button', { name: 'The game at a glance' }).click()
  await aim.getByRole('button', { name: 'Close' }).click()
  expect(await aim.count()).toBe(0)
  await page.setViewportSize(SHORT)
  await page.locator('[data-menu]').click()
  await page.getByRole('button', { name: 'The game at a glance' }).click()
  await aim.waitFor()
  await page.locator('[data-space]').nth(1).click() // a touch explains it, and asks where the glance lay
  await aim.waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('a hint stands beside the board, marks its places, and a click plays it', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.hint!(page)
  const hint = page.locator('[data-hint]')
  await hint.getByText(/Best move\./).waitFor()
  expect(await hint.locator('small').allTextContents()).not.toContainEqual(expect.stringMatching(/\. \p{Ll}/u)) // whole sentences
  for (const text of await hint.locator('[data-suggestion]').allInnerTexts()) {
    const clauses = text.split(/[.;:\n]\s*/).filter(clause => clause.length > 8)
    expect(clauses, text).toEqual([...new Set(clauses)]) // nothing is said twice
  }
  expect(await page.locator('[data-suggested="1"]').count()).toBeLessThanOrEqual(1)
  const figures = page.locator('[data-seat="1"] [data-brief]')
  await expect.poll(() => figures.innerText().then(text => text.replaceAll(/\s+/g, ' '))).toMatch(/^1 2 4 \d$/) // power, food, water, dwellers
  for (const viewport of [DESKTOP, TABLET]) {
    await page.setViewportSize(viewport)
    for (const theme of THEMES) {
      await dress(page, theme)
      expect(await scrolls(page, '[data-hint]'), `${theme}, at ${viewport.width}`).toBe(false)
      for (const size of ['large', 'usual']) {
        await page.evaluate(wanted => void (document.documentElement.dataset.text = wanted), size)
        const panels = page.locator('[data-seat]')
        const bottoms = await panels.evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
        expect(Math.max(...bottoms), `${theme}, ${size} text, at ${viewport.width}`).toBeLessThanOrEqual(
          (await hint.boundingBox())!.y, // what four players have stays in sight
        )
      }
    }
    expect(await coveredSpaces(page, '[data-hint]'), `at ${viewport.width}`).toEqual([])
  }
  await dress(page, 'paper')
  await page.setViewportSize(SHORT)
  expect(await scrolls(page, '[data-hint]'), 'on a small phone').toBe(false)
  const cut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)
  expect(await hint.locator('small').evaluateAll(cut), 'reasons that end in dots').toEqual([])
  await page.setViewportSize(SIDEWAYS)
  expect(await scrolls(page, '[data-hint]'), 'on its side').toBe(false)
  expect(await coveredSpaces(page, '[data-hint]'), 'on its side').toEqual([])
  await page.setViewportSize(PHONE)
  const told = (await hint.locator('[data-suggestion="1"] > span').boundingBox())!
  expect(told.width * told.height, 'the words of a suggestion on a phone').toBeGreaterThan(2000)
  const aim = page.locator('[data-aim]')
  await page.locator('[data-menu]').click()
  await page.getByRole('button', { name: 'The game at a glance' }).click()
  await aim.waitFor()
  await hint.waitFor({ state: 'detached' }) // together they would cover a phone
  await page.keyboard.press('h')
  await hint.waitFor()
  await aim.waitFor({ state: 'detached' })
  await page.setViewportSize(DESKTOP)
  await hint.locator('[data-suggestion="1"]').click()
  await expect.poll(() => savedChoices(page)).toBeGreaterThan(0)
  await hint.waitFor({ state: 'detached' })
  expect(await page.locator('[data-suggested]').count()).toBe(0)
  noFaults(visitor)
})

test('the arrows lead into the vault at once, and digits choose on the table in words', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.start!(page)
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).not.toBeNull()
  await page.keyboard.press('t')
  await page.getByText(/Round 1\. /).waitFor()
  await page.keyboard.press('2')
  await expect.poll(() => savedChoices(page)).toBeGreaterThan(0)
  noFaults(visitor)
})

test('all seven letters fit beside their question, and the board stands still when the bar changes', async () => {
  const { page } = await visit()
  const position = {
    players: [{ plain: 1 }, { plain: 1, passed: true }],
    round: 2,
    vault: 'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator',
  }
  const top = async () => (await page.locator('[data-space="T8"]').boundingBox())!.y
  await sit(page, { position })
  const before = await top()
  await sit(page, { position, choices: [{ do: 'place', who: 'plain', space: 'T6' }] })
  const plate = page.getByRole('button', { name: /round 2/i })
  expect(await plate.textContent()).toMatch(/\d+ threats? in the deck/)
  const letters = page.locator('[data-answer]')
  await expect.poll(() => letters.count()).toBe(7)
  expect(await top()).toBe(before)
  const hidden = await letters.evaluateAll(all =>
    all.flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const corners = [left + 3, right - 3].map(x => document.elementFromPoint(x, (top + bottom) / 2))
      return corners.every(corner => one.contains(corner)) ? [] : [one.textContent]
    }),
  )
  expect(hidden).toEqual([])
  await page.getByText('a trained dweller gains the reward twice').waitFor() // or nobody could choose
  await sit(page, { position: { ...position, ending: true } }) // then no count contradicts it
  expect(await plate.textContent()).toBe('Round 2 Last round!')
})

test('what the lessons say needs neither the rules of their game nor its board', async () => {
  const { page } = await visit()
  await page.route(/\/(kit|kernel|shelter-rules|shelter-board|wasteland-rules|wasteland-board)-[^/]*\.js$/, route =>
    route.abort(),
  )
  for (const [game, said] of [
    ['shelter', 'You run one level of a vault.'],
    ['wasteland', 'This is you, at Crossroads Camp.'],
  ]) {
    await page.evaluate(to => void (location.hash = `/learn/${to}`), game!)
    await page.getByText(said!).waitFor()
  }
})

test('what a lesson says can be read, and read on, before its board has come', async () => {
  const visitor = await visit()
  const { page } = visitor
  let free = (): void => {}
  const held = new Promise<void>(resolve => (free = resolve))
  await page.route(/\/kit-[^/]*\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.evaluate(() => void (location.hash = '/learn/wasteland'))
  await page.getByText('This is you, at Crossroads Camp.').waitFor()
  expect(await page.locator('[data-node]').count()).toBe(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('This is you, at Crossroads Camp.').waitFor({ state: 'detached' })
  free()
  await page.locator('[data-node]').first().waitFor({ state: 'attached' })
  expect(await page.getByText('This is you, at Crossroads Camp.').count()).toBe(0) // the board joins where one is
  noFaults(visitor)
})
