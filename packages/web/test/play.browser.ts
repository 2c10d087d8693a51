import { expect, test } from 'vitest'
import { KEEPING, move, myTurn, noFaults, savedChoices, startGame, unpainted, visit } from './browser.ts'
import { sit } from './screens.ts'

test('a whole game by mouse against a bot, to the score', async () => {
  const visitor = await visit()
  const { page } = visitor
  await unpainted(page)
  await startGame(page)
  for (let n = 0; (await myTurn(page)) === 'asked'; n++) {
    expect(n).toBeLessThan(600)
    await move(page, n)
  }
  await page.getByRole('button', { name: 'Review the game' }).click()
  await page.getByRole('heading', { name: 'Happiness by round' }).waitFor()
  expect(await page.locator('thead th').count()).toBe(2)
  noFaults(visitor)
})

test('a whole game by keyboard alone', async () => {
  const visitor = await visit()
  const { page } = visitor
  await unpainted(page)
  await page.getByRole('button', { name: 'Play now' }).focus()
  await page.keyboard.press('Enter')
  for (let n = 0; (await myTurn(page)) === 'asked'; n++) {
    expect(n).toBeLessThan(600)
    const keys = await page.locator('[data-answer] kbd').allTextContents()
    const placing = await page.locator('[data-space][aria-disabled="false"]').count()
    if (keys.includes('1')) await page.keyboard.press('1')
    else if (placing === 0 || n % 3 === 2 || !(await walkToOpenSpace(n))) await page.keyboard.press('0') // passes, if nothing else
  }
  noFaults(visitor)

  /** Tab into the vault, then arrows until a space glows. */
  async function walkToOpenSpace(n: number): Promise<boolean> {
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.space ?? null)
    for (let tabs = 0; (await here()) === null; tabs++) {
      if (tabs === 60) return false
      await page.keyboard.press('Tab')
    }
    for (let steps = 0; steps < 60; steps++) {
      const open = await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'false')
      if (open) {
        await page.keyboard.press('Enter')
        return true
      }
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(Math.floor(steps / 13) + n) % 4]!)
    }
    return false
  }
})

test('two clicks at once play once, also where the next player could go to the same space', async () => {
  const { page } = await visit()
  await page.getByRole('combobox', { name: /seat 2/ }).selectOption('person')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForSelector('[data-space][aria-disabled="false"]')
  for (let n = 0; n < 4; n++) {
    const before = await savedChoices(page)
    await page.evaluate(() => {
      const open = [...document.querySelectorAll<HTMLElement>('[data-space][aria-disabled="false"], [data-answer]')]
      open[0]!.click()
      open.at(-1)!.click()
    })
    await page.waitForTimeout(50)
    expect(await savedChoices(page)).toBe(before + 1)
  }
})

test('a dweller is dragged to a space, and one that is let go elsewhere stays', async () => {
  const visitor = await visit()
  const { page } = visitor
  await startGame(page)
  await page.waitForSelector('[data-space][aria-disabled="false"]')
  const dragTo = async (x: number, y: number): Promise<void> => {
    const from = (await page.locator('button[data-dweller]').first().boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 5 })
    await page.mouse.up()
    await page.waitForTimeout(60)
  }
  const before = await savedChoices(page)
  await dragTo(2, 2)
  expect(await savedChoices(page)).toBe(before)
  const space = (await page.locator('[data-space][aria-disabled="false"]').first().boundingBox())!
  await dragTo(space.x + space.width / 2, space.y + space.height / 2)
  expect(await savedChoices(page)).toBeGreaterThan(before)
  noFaults(visitor)
})

test('the dice of a fight fall on the level where it is fought', async () => {
  const { page } = await visit('', { reducedMotion: 'no-preference' })
  const vault = `T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator
    A . . . = garden[!moleRat,.] . .
    B . . . = . . .`
  await sit(page, { position: { players: [{ plain: 2 }, { plain: 2 }], vault, dice: [1, 2, 3, 4] } })
  await page.locator('[data-space="A8"]').click()
  const dice = await page.locator('[data-dice]').boundingBox()
  const level = (await page.locator('[data-level="1"]').boundingBox())!
  expect(dice!.y + dice!.height / 2).toBeGreaterThan(level.y)
  expect(dice!.y + dice!.height / 2).toBeLessThan(level.y + level.height)
})

test('a whole game on a phone', async () => {
  const visitor = await visit('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = visitor
  await unpainted(page)
  await page.getByRole('button', { name: 'Play now' }).tap()
  for (let n = 0; ; n++) {
    expect(n).toBeLessThan(800)
    await page.waitForFunction(
      () => document.querySelector('[data-over]') ?? document.querySelector('[data-answer]'),
      undefined,
      { polling: 30 },
    )
    if ((await page.locator('[data-over]').count()) > 0) break
    await move(page, n)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  noFaults(visitor)
})

test('the tutorial to its end', async () => {
  const visitor = await visit('#/learn')
  const { page } = visitor
  for (let n = 0; n < 80; n++) {
    const on = page.locator('section button.main')
    if ((await on.count()) > 0) {
      const label = await on.textContent()
      await on.click()
      if (label === 'Play a real game') break
      continue
    }
    const marked = page.locator('[data-marked][aria-disabled="false"]')
    if ((await marked.count()) > 0) await marked.click()
    else if ((await page.locator('[data-answer]').count()) > 0)
      await page
        .locator('[data-answer]')
        .nth(n % (await page.locator('[data-answer]').count()))
        .click()
    await page.waitForTimeout(50)
  }
  await page.getByRole('button', { name: 'Hint' }).waitFor() // a real game: it offers hints
  expect(page.url()).toContain('#/table/')
  noFaults(visitor)
})

test('all languages in the middle of a game, and nothing is lost', async () => {
  const visitor = await visit()
  const { page } = visitor
  await startGame(page)
  await myTurn(page)
  await page.locator('[data-space="T12"], [data-space][aria-disabled="false"]').first().click()
  await myTurn(page)
  const before = await savedChoices(page)
  const words = { de: 'Gegenstände', fr: 'Objets', ru: 'Предметы', en: 'Items' }
  for (const [code, word] of Object.entries(words)) {
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
    await page.locator('dialog[open] select').first().selectOption(code)
    await page.locator('dialog[open] button.main').click()
    await page.getByRole('heading', { name: word }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code)
  }
  expect(await savedChoices(page)).toBe(before)
  noFaults(visitor)
})

test('a reload, also while a bot thinks, goes on where it was', async () => {
  const visitor = await visit()
  const { page } = visitor
  await startGame(page)
  await myTurn(page)
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  const before = await savedChoices(page)
  await page.reload()
  await myTurn(page)
  expect(await savedChoices(page)).toBeGreaterThanOrEqual(before)
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await myTurn(page)
  noFaults(visitor)
})

test('without a connection the whole game is there', async () => {
  const visitor = await visit('', KEEPING)
  const { page, context } = visitor
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await startGame(page)
  for (let n = 0; n < 6 && (await myTurn(page)) === 'asked'; n++) await move(page, n)
  expect(await savedChoices(page)).toBeGreaterThan(5)
  noFaults(visitor)
})

test('a broken file is explained, and the page still works', async () => {
  const visitor = await visit()
  const { page } = visitor
  const file = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.setInputFiles('input[type=file]', file('{"game":"shelter","rulesVer'))
  await page.getByRole('alert').filter({ hasText: 'not a saved game' }).waitFor()
  await page.setInputFiles(
    'input[type=file]',
    file('{"game":"shelter","rulesVersion":0,"options":{"seats":2},"seed":"x","choices":[]}'),
  )
  await page.getByRole('alert').filter({ hasText: 'version 0 of the rules' }).waitFor()
  await page.setInputFiles(
    'input[type=file]',
    file('{"game":"shelter","rulesVersion":1,"options":{"seats":2},"seed":"x","choices":[{"do":"skip"}]}'),
  )
  await page.getByRole('alert').filter({ hasText: 'breaks a rule' }).waitFor()
  await page.setInputFiles(
    'input[type=file]',
    file('{"game":"shelter","rulesVersion":1,"options":{"seats":3},"seed":"x","choices":[]}'),
  )
  await page.waitForSelector('[data-space]')
  noFaults(visitor)
})

test('a game goes into a link and out of it', async () => {
  const visitor = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  await startGame(page)
  await myTurn(page)
  const link = await page.evaluate(async () => {
    const saved = JSON.parse(
      localStorage.getItem(Object.keys(localStorage).find(one => one.startsWith('overseer.game.'))!)!,
    ) as { record: unknown }
    const bytes = new TextEncoder().encode(JSON.stringify(saved.record))
    const packed = new Uint8Array(
      await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
    )
    return btoa(String.fromCharCode(...packed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  })
  await page.goto(`${page.url().split('#')[0]}#/game/${link}`)
  await page.waitForURL(/#\/table\//)
  await page.goto(`${page.url().split('#')[0]}#/game/${link.slice(0, 20)}`)
  await page.getByRole('alert').filter({ hasText: 'link cannot be opened' }).waitFor()
})
