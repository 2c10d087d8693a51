import { LANGUAGES, newRecord } from '@overseer/kernel'
import { type Choice, type Position, SCENARIO_IDS, STAR_DECKS, wasteland } from '@overseer/wasteland'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, noFaults, PHONE, type Visit, visit } from './browser.ts'
import { brokenWords, cutBelow, scrollers } from './overflows.ts'
import { ASKED, pointOf, TABLE_PLACES } from './wasteland-play.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'

/** Nothing that one has to see is hidden or cut where a table is fuller than usual. */

async function sitAt(position: Position, choices: readonly Choice[] = []): Promise<Visit> {
  const visitor = await visit('', { viewport: DESKTOP })
  const record = { ...newRecord(wasteland, null, 'crowded'), position, choices }
  const chairs = position.players.map((_, seat) => ({ name: ['Mara', 'Officer'][seat]!, bot: null }))
  await visitor.page.evaluate(
    saved => {
      localStorage.setItem('overseer.aim.wasteland', 'known')
      localStorage.setItem('overseer.game.crowded', saved)
    },
    JSON.stringify({ id: 'crowded', record, chairs, over: false, changed: 1 }),
  )
  await visitor.page.reload()
  await visitor.page.evaluate(() => void (location.hash = '/table/crowded'))
  await visitor.page.locator(ASKED).first().waitFor({ state: 'attached' })
  return visitor
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(wanted => localStorage.setItem('overseer.language', wanted), language)
  await page.reload()
  await page.locator(ASKED).first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
}

/** How far things lie beside what can be seen of their shelf. */
const cutOff = (page: Page): Promise<number> =>
  page
    .locator('[data-shop="true"]')
    .evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth)

/** Tasks of quests that are cut although the column below has room for another line. */
const cutForNothing = (page: Page): Promise<string[]> =>
  page.locator('section:has(> [data-quest])').evaluate(column => {
    const room = column.getBoundingClientRect().bottom - column.lastElementChild!.getBoundingClientRect().bottom
    return [...column.querySelectorAll<HTMLElement>('li > b')]
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1 && room > 20)
      .map(({ textContent }) => textContent)
  })

test('with thirteen cards on the shelf the whole shop stays in sight, and cards stay whole, in every language', async () => {
  const visitor = await sitAt({
    players: [
      {
        character: 'vaultDweller',
        letters: ['L', 'P'],
        equipped: ['vaultSuit', 'piper', 't60PowerArmor', 'laserRifle'],
        inventory: ['pipeWrench', 'water', 'brahminSteak'],
        perks: ['longShot', 'dumbLuck'],
        agendas: ['a01', 'a02', 'a03', 'a04'],
      },
    ],
    assets: { row: ['missileLauncher', 'combatArmor', 'stimpak', 'hazmatSuit'] },
    quests: [18, 69],
  })
  for (const language of LANGUAGES) {
    await speak(visitor.page, language)
    expect([language, await cutForNothing(visitor.page)]).toEqual([language, []])
    expect([language, await cutOff(visitor.page)]).toEqual([language, 0])
    expect([language, await brokenWords(visitor.page), await cutBelow(visitor.page, 'button[data-kind]')]).toEqual([
      language,
      [],
      [],
    ])
  }
  noFaults(visitor)
})

test('what a card with a long name does in a fight is told in two lines at most', async () => {
  const visitor = await visit('', { viewport: DESKTOP, locale: 'de' })
  await WASTELAND_SCREENS.w_beforeHits!(visitor.page)
  const note = visitor.page.locator('[role="dialog"] [data-answer="1"] small')
  expect(await note.textContent()).toContain('Treffer gegen den Gegner')
  const lines = await note.evaluate(it => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight))
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})

test('whoever is dead has no HP left, not less', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  await WASTELAND_SCREENS.w_respawn!(visitor.page)
  for (const viewport of [DESKTOP, PHONE]) {
    await visitor.page.setViewportSize(viewport)
    await visitor.page.locator(ASKED).first().waitFor({ state: 'attached' })
    expect(await visitor.page.locator('main').innerText()).not.toMatch(/(?:^|\s)-\d/)
  }
})

test('what an encounter has turned over is on its card', async () => {
  const visitor = await sitAt(
    {
      players: [{ at: 'mart.m' }],
      tiles: { 1: 'mart' },
      decks: { wasteland: [STAR_DECKS.wasteland[1]!] },
      assets: { row: ['jet', 'combatArmor', 'stimpak', 'hazmatSuit'], next: ['missileLauncher'] },
    },
    [{ do: 'encounter', icon: 'printed' }],
  )
  await visitor.page.getByRole('dialog').getByText('Turned over: Missile Launcher').waitFor()
  noFaults(visitor)
})

test('five cards to choose from lie in one row', async () => {
  const visitor = await sitAt(
    {
      players: [{ at: 'diamond.c', caps: 5, inventory: ['pipeWrench', 'water', 'brahminSteak'] }],
      quests: [15],
      loot: { next: ['mentats', 'buffout'] },
    },
    [{ do: 'quest', card: 15, objective: 2 }],
  )
  expect(await visitor.page.locator('[role="dialog"] [data-answer]').count()).toBe(5)
  expect(await scrollers(visitor.page, '[role="dialog"] *')).toEqual([])
  noFaults(visitor)
})

test.each(SCENARIO_IDS)('no button lies on a tile or on somebody who begins in %s', async scenario => {
  const visitor = await sitAt({ options: { scenario }, players: [{}, { at: 'crossroads.a' }] })
  const under = () =>
    visitor.page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-node], [data-figure]')].map(one => one.getBoundingClientRect())
      const { left, right, top, bottom } = document.querySelector('[data-overview-button]')!.getBoundingClientRect()
      return boxes.filter(box => box.left < right && box.right > left && box.top < bottom && box.bottom > top).length
    })
  await expect.poll(under).toBe(0) // once the map has come to rest
  noFaults(visitor)
})

test('on a phone the way that one looked at is gone as soon as something else is done', async () => {
  const visitor = await visit('', { viewport: PHONE, hasTouch: true })
  const { page } = visitor
  await WASTELAND_SCREENS.w_turn!(page)
  await page.getByRole('button', { name: 'Whole map' }).tap()
  const places = page.locator(TABLE_PLACES)
  for (let n = 0; n < (await places.count()) && (await page.locator('.m-pill').count()) === 0; n++) {
    const point = await pointOf(places.nth(n))
    if (point !== null) await page.touchscreen.tap(point.x, point.y)
  }
  await page.locator('.m-pill').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Move', exact: true }).tap()
  await page.locator('.m-pill').waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('several new cards are put on in one go; a turn of which nothing is done does not end by one click', async () => {
  const visitor = await sitAt(
    {
      players: [{ at: 'diamond.c', caps: 5, agendas: ['a01'] }, {}],
      quests: [15],
      loot: { next: ['pipeRifle', 'raiderArmor'] },
    },
    [{ do: 'quest', card: 15, objective: 2 }],
  )
  const { page } = visitor
  await page.getByRole('dialog', { name: /new card/i }).waitFor()
  await page.getByRole('button', { name: 'Equip: Pipe Rifle, Raider Armor' }).click()
  const worn = page.getByRole('region', { name: 'Equipped' })
  await worn.getByRole('button', { name: 'Raider Armor' }).waitFor()
  expect(await worn.getByRole('button', { name: 'Pipe Rifle' }).count()).toBe(1)

  const agendas = page.getByRole('region', { name: 'Your agendas' }) // two people look at this screen
  expect(await agendas.locator('[data-kind="agenda"]').count()).toBe(0)
  await agendas.getByRole('button', { name: 'Show them to me' }).click()
  await agendas.locator('[data-kind="agenda"]').first().waitFor()
  await page.getByRole('button', { name: 'End turn' }).click() // one action is done
  await page.locator('[data-ask="startSpace"], [data-ask="pickCharacter"], [data-ask="act"]').first().waitFor()
  await page.getByRole('button', { name: 'End turn' }).click()
  await page.getByRole('dialog', { name: 'You still have 2 actions. End the turn all the same?' }).waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Camp', exact: true }).waitFor()
  expect(await page.locator('[data-kind="agenda"]').count()).toBe(0) // the other one's lie face down again
  noFaults(visitor)
})

test('a shop without cards keeps its name', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_fogCleared!(page)
  for (const language of LANGUAGES) {
    await speak(page, language)
    expect(await page.locator('[data-shop="true"] button').count()).toBe(0)
    expect(await cutOff(page), language).toBe(0)
  }
  noFaults(visitor)
})
