import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myTurn, noFaults, PHONE, savedChoices, startGame, visit } from './browser.ts'
import { SCREENS } from './screens.ts'

/** The whole file that the menu saves. */
async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await coming
  await page.keyboard.press('Escape')
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

async function load(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

test('a link is copied where the browser has no clipboard, as without https; and whoever may not copy is told', async () => {
  const { page } = await visit()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await startGame(page)
  await page.locator('[data-menu]').click()
  const copied = page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const read = ({ target }: Event) => resolve((target as HTMLTextAreaElement).value)
        document.addEventListener('copy', read, { once: true })
      }),
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Link copied.' }).waitFor()
  expect(await copied).toMatch(/#\/game\/./)
  await page.evaluate(() => (document.execCommand = () => false))
  await page.getByRole('button', { name: 'Link copied.' }).click()
  await page.getByRole('button', { name: 'The browser forbids copying.' }).waitFor()
})

test('a file carries who played and which bot, and twice the same file is one game', async () => {
  const visitor = await visit()
  const { page } = visitor
  await page.getByRole('textbox').first().fill('Zoe')
  await startGame(page)
  await myTurn(page)
  const { name, text } = await savedFile(page)
  expect(name).toMatch(/^overseer-shelter-\d{4}-\d\d-\d\d-zoe-recruit\.json$/)

  const friend = await visit()
  await load(friend.page, text)
  await friend.page.getByRole('heading', { name: 'Your turn, Zoe' }).waitFor()
  await friend.page.getByRole('heading', { name: 'Recruit' }).first().waitFor()
  await friend.page.goBack()
  await load(friend.page, text)
  await friend.page.getByRole('heading', { name: 'Your turn, Zoe' }).waitFor()
  await friend.page.goBack()
  expect(await friend.page.locator('[data-saves] li').count()).toBe(1)
  await friend.page.getByText('Zoe 0, Recruit (easy) 0').waitFor()
  await friend.page.getByText('Shelter · round 1').waitFor()
  noFaults(friend)
})

test('a link from the menu of a running game carries it as it stands', async () => {
  const { page } = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await SCREENS.which!(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Link copied.' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await visit()
  await friend.page.goto(link)
  await friend.page.getByRole('heading', { name: 'Your turn, Mara' }).waitFor()
})

test('a finished game goes out as a picture of the whole board, also from a phone, and as a replay that plays by itself', async () => {
  const visitor = await visit('', { viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  await SCREENS.review!(page)
  await page.locator('[data-space="T6"]').focus()
  await page.locator('[data-help]').waitFor()
  const drawn = await whatIsDrawn(page)
  await page.locator('[data-share]').click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a picture' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^overseer-shelter-2026-11-1[45]-mara-officer-jonas-recruit\.png$/) // the day it was played
  const picture = readFileSync(await file.path())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2560, 1728])
  const lines = await drawn()
  expect(lines).toContainEqual(expect.stringMatching(/^The game is over\./))
  expect(lines.filter(line => /^(Tap|Hover over) anything|Vault Entrance \(T6\)/.test(line))).toEqual([]) // nobody points at a picture
  expect(await shareOfBlue(page, picture)).toBeGreaterThan(0.01) // the signs of the rooms: the vault is in it
  await page.getByRole('button', { name: 'Copy replay link' }).click()
  await page.getByRole('button', { name: 'Link copied.' }).waitFor()
  const friend = await visit()
  await friend.page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await friend.page.getByRole('button', { name: 'Pause' }).waitFor()
  await friend.page.getByText(/^Move [1-9] of 169$/).waitFor()
  noFaults(visitor)
  noFaults(friend)
})

/** Notes what the page draws as a picture, to be read as lines of text. */
async function whatIsDrawn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = function () {
      Object.assign(window, { drawn: decodeURIComponent(this.src) })
      return decode.call(this)
    }
  })
  return () =>
    page.evaluate(() => {
      const { drawn } = window as unknown as { drawn: string }
      const svg = new DOMParser().parseFromString(drawn.slice(drawn.indexOf('<svg')), 'image/svg+xml')
      return [...svg.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
    })
}

/** How much of a picture has the blue of the rooms' names. */
function shareOfBlue(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async data => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const { data: dots } = canvas.getImageData(0, 200, image.width * 0.7, image.height / 2)
    let blue = 0
    for (let i = 0; i < dots.length; i += 4) if (dots[i] === 31 && dots[i + 1] === 78 && dots[i + 2] === 121) blue++
    return (blue * 4) / dots.length
  }, png.toString('base64'))
}

test('a game that was deleted can be brought back', async () => {
  const { page } = await visit()
  await SCREENS.saves!(page)
  expect(await page.locator('[data-saves] li').count()).toBe(3)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  expect(await page.locator('[data-saves] li').count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.locator('[data-saves] li').count()).toBe(3)
  await page.reload()
  expect(await page.locator('[data-saves] li').count()).toBe(3)
})

test('undo takes a bot’s answer back as well, while no die and no card has come out', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.start!(page)
  await page.locator('[data-space="T12"]').click()
  await page.waitForFunction(() => document.querySelectorAll('[data-crew]').length === 2)
  await myTurn(page)
  expect(await savedChoices(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('[data-crew]').length === 0)
  expect(await savedChoices(page)).toBe(0)
  await page.locator('[data-space="T12"][aria-disabled="false"]').click() // and the game goes on
  await page.waitForFunction(() => document.querySelectorAll('[data-crew]').length === 2)
  noFaults(visitor)
})

test('after a roll one may try again in a copy that is marked as practice', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.reroll!(page)
  const before = await savedChoices(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Try again from here' }).click()
  await page.getByText('Practice', { exact: true }).waitFor()
  await page.getByRole('link', { name: /start page/ }).click()
  await page.getByText(/Shelter · Practice/).waitFor()
  expect(await page.locator('[data-saves] li').count()).toBe(2)
  const counts = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('overseer.game.'))
      .map(key => (JSON.parse(localStorage.getItem(key)!) as { record: { choices: unknown[] } }).record.choices.length),
  )
  expect(counts.sort()).toEqual([before - 1, before])
  noFaults(visitor)
})

test('practice is marked as such wherever it goes: as a file, and when one plays on from a moment of a review', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.reroll!(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Try again from here' }).click()
  await page.getByText('Practice', { exact: true }).waitFor()
  const { text } = await savedFile(page)
  const friend = await visit()
  await load(friend.page, text)
  await friend.page.getByText('Practice', { exact: true }).waitFor()
  await friend.page.goBack()
  await friend.page.getByText(/Shelter · Practice/).waitFor()

  await SCREENS.review!(friend.page)
  expect(await friend.page.getByText('Practice', { exact: true }).count()).toBe(0) // that was a game
  await friend.page.locator('input[type=range]').fill('30')
  await friend.page.getByRole('button', { name: 'Play from here' }).click()
  await friend.page.getByText('Practice', { exact: true }).waitFor()
  noFaults(visitor)
  noFaults(friend)
})
