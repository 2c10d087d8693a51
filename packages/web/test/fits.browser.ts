import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dress, THEMES } from './axe.ts'
import { DESKTOP, lookAround, PHONE, visit } from './browser.ts'
import { brokenWords, cutBelow, overflows, scrolls } from './overflows.ts'
import { SCREENS } from './screens.ts'

test.each(['fr', 'de', 'ru'])(
  'no text is cut or sticks out in the language %s, in either theme, on either size',
  async locale => {
    const found: string[] = []
    for (const viewport of [DESKTOP, PHONE])
      for (const name of ['setup', 'crowded', 'fight', 'review']) {
        const page = await lookAround({ viewport, locale })
        await SCREENS[name]!(page)
        for (const theme of THEMES) {
          await dress(page, theme)
          found.push(...(await overflows(page)).map(text => `${name}, ${theme}, ${viewport.width}: ${text}`))
        }
      }
    expect(found).toEqual([])
  },
)

test('while our letters are still on their way, those of the device fit as well', async () => {
  const { page, context } = await visit('', { viewport: PHONE, locale: 'de' })
  await context.route(/woff/, route => route.abort())
  for (const name of ['crowded', 'review']) {
    await page.reload()
    await SCREENS[name]!(page)
    expect(await overflows(page), name).toEqual([])
  }
})

test.each(['en', 'fr', 'de', 'ru'])(
  'four players fit on 1280 by 800 without scrolling in the language %s',
  async locale => {
    const page = await lookAround({ locale })
    await SCREENS.crowded!(page)
    await page.waitForTimeout(150)
    expect(await scrolls(page)).toEqual([])
    expect(await cutBelow(page, '[data-track]')).toEqual([])
  },
)

test('what a threat brings lies within its card, beside whatever lies next to it', async () => {
  const page = await lookAround()
  for (const name of ['neighbours', 'crowded'])
    for (const viewport of [DESKTOP, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport)
      if (viewport === DESKTOP) await SCREENS[name]!(page)
      const out = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-threat]')].flatMap(space => {
          const card = space.getBoundingClientRect()
          return [...space.querySelectorAll('.sign')]
            .map(sign => sign.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                left < card.left || right > card.right || top < card.top || bottom > card.bottom,
            )
            .map(({ right }) => `${space.dataset.space}: ${right - card.right}`)
        }),
      )
      expect(out, `${name} at ${viewport.width}`).toEqual([])
      const small = await page
        .locator('[data-room] .sign')
        .evaluateAll(signs =>
          signs.filter(sign => sign.getBoundingClientRect().width < 9.5).map(sign => sign.outerHTML),
        )
      expect(small, `signs too small to read, ${name} at ${viewport.width}`).toEqual([])
    }
})

test('what a hint, a lesson or the log points at is marked within its room, with four players too', async () => {
  const page = await lookAround()
  for (const name of ['crowded', 'review'])
    for (const viewport of [DESKTOP, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport)
      if (viewport === DESKTOP) await SCREENS[name]!(page)
      const out = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-space]')].flatMap(space => {
          const room = space.parentElement!.getBoundingClientRect()
          space.dataset.marked = ''
          return [...space.querySelectorAll<HTMLElement>('[class*=ring]')].flatMap(ring => {
            const { left, right, top, bottom } = ring.getBoundingClientRect()
            const { outlineWidth, outlineOffset } = getComputedStyle(ring)
            const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
            const over = Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom) + reach
            return over > 0.5 ? [`${space.dataset.space}: ${over}`] : []
          })
        }),
      )
      expect(out, `${name} at ${viewport.width}`).toEqual([])
    }
})

/** What of these is not wholly in the window. */
function outOfSight(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(all =>
    all.flatMap(one => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && width > 0
      return inside ? [] : [one.outerHTML.slice(0, 80)]
    }),
  )
}

/** Whether the button of the tracks lies over the last letter. */
async function coversLetter(page: Page, last = 'Luck'): Promise<boolean> {
  const drawer = (await page.locator('[data-drawer="tracks"]').boundingBox())!
  const luck = (await page.getByTitle(last).first().boundingBox())!
  const beside = luck.x + luck.width <= drawer.x
  return !beside && luck.y + luck.height > drawer.y && luck.y < drawer.y + drawer.height
}

test('every screen has its layout: text grows with a large one, an upright tablet shows all levels, log and items, small ones cover nothing', async () => {
  const page = await lookAround()
  await SCREENS.table!(page)
  const tall = async () => (await page.locator('aside h2').first().boundingBox())!.height
  const usual = await tall()
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expect.poll(tall).toBeGreaterThan(usual * 1.3)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(() => page.locator('[data-level]').count()).toBe(5)
  expect(await outOfSight(page, '[data-level], [data-log], [data-track]')).toEqual([])
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport)
    await page.locator('[data-drawer="tracks"]').waitFor()
    expect(await outOfSight(page, '[data-drawer], [data-answer]'), String(viewport.width)).toEqual([])
    expect(await overflows(page), String(viewport.width)).toEqual([])
    const open = await page.locator('[data-space][aria-disabled="false"]').evaluateAll(all =>
      all.filter(space => {
        const { left, top, width, height } = space.querySelector('[class*=ring]')!.getBoundingClientRect()
        return space.contains(document.elementFromPoint(left + width / 2, top + height - 2))
      }),
    )
    expect(open.length, `spaces in sight at ${viewport.width}`).toBeGreaterThan(0)
    expect(await coversLetter(page), `at ${viewport.width}`).toBe(false)
    const cut = await page
      .locator('[data-level] > *')
      .evaluateAll(rooms =>
        rooms.filter(room => room.getBoundingClientRect().left < -1 && room.getBoundingClientRect().right > 8),
      )
    expect(cut.length, `rooms cut at the left at ${viewport.width}`).toBe(0)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await SCREENS.review!(page)
  expect(await coversLetter(page), 'in a review').toBe(false)
  const help = (await page.locator('[data-idle]').boundingBox())!
  const own = (await page.locator('[data-drawer="tracks"]').locator('xpath=../..').boundingBox())!
  expect(help.y + 20, 'the line of help in a review').toBeLessThanOrEqual(own.y)
  const figures = page.locator('[data-drawer="seat"]')
  expect(await figures.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)).toBe(0)
})

test.each(['en', 'fr', 'de', 'ru'])(
  'on the narrowest phone a lesson leaves the rooms it speaks of and the line of help in sight in the language %s',
  async locale => {
    const { page } = await visit('#/learn/shelter', { viewport: { width: 360, height: 640 }, locale })
    for (const place of ['0.0', '0.4', '5.3', '7.4']) {
      await page.evaluate(at => localStorage.setItem('overseer.lesson.shelter', at), place)
      await page.reload()
      const room = page.locator('[data-room]').first()
      await room.waitFor()
      const { y, height } = (await room.boundingBox())!
      const bar = (await page.locator('[data-drawer="tracks"]').locator('xpath=../..').boundingBox())!
      expect(y + height, place).toBeLessThanOrEqual(bar.y)
      const help = (await page.locator('[data-idle]').boundingBox())!
      expect(help.y + 20, `the line of help, ${place}`).toBeLessThanOrEqual(bar.y)
      expect(await overflows(page), place).toEqual([])
    }
    await page.setViewportSize({ width: 844, height: 390 }) // on its side the table is whole under what is said
    const said = (await page.locator('main > section').first().boundingBox())!
    const chip = (await page.locator('[data-drawer="seat"]').first().boundingBox())!
    const rooms = (await page.locator('[data-room]').first().boundingBox())!
    expect(chip.y, 'who plays').toBeGreaterThanOrEqual(said.y + said.height)
    expect(rooms.y + rooms.height, 'the rooms').toBeLessThanOrEqual(390)
    expect(await overflows(page), 'on its side').toEqual([])
  },
)

test.each(['en', 'fr', 'de', 'ru'])(
  'on a low phone on its side a lesson has its rooms and two lines of help in sight in the language %s',
  async locale => {
    const { page } = await visit('#/learn/shelter', { viewport: { width: 740, height: 360 }, hasTouch: true, locale })
    for (const place of ['0.0', '0.4', '3.4', '5.1', '7.4']) {
      await page.evaluate(at => localStorage.setItem('overseer.lesson.shelter', at), place)
      await page.reload()
      await page.locator('[data-space]').first().waitFor()
      expect(await outOfSight(page, '[data-idle], [data-drawer]'), place).toEqual([])
      expect(await overflows(page), place).toEqual([])
    }
  },
)

test.each(['en', 'fr', 'de', 'ru'])(
  'on a phone little stands above the board of a review, or of a game that is over, in the language %s',
  async locale => {
    const page = await lookAround({ viewport: PHONE, locale })
    await SCREENS.review!(page)
    const title = page.locator('main > header h1')
    const lines = await title.evaluate(heading => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
    const board = (await page.locator('[data-drawer="seat"]').first().boundingBox())!
    expect(board.y, 'what stands above the board').toBeLessThan(240)
    expect(await overflows(page)).toEqual([])

    await SCREENS.over!(page)
    await page.locator('dialog[open] .button.plain').click()
    const tops = await page
      .locator('header > .button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(new Set(tops).size, 'lines of buttons once a game is over').toBe(2)
    expect(await overflows(page)).toEqual([])
  },
)

test.each(['shelter', 'wasteland'])('in the rules of %s no sign lies over its name', async game => {
  const { page } = await visit(`#/rules/${game}`)
  const signs = page.locator('[data-overview] li:has(svg)')
  await signs.first().waitFor()
  const over = await signs.evaluateAll(all =>
    all.flatMap(one => {
      const name = [...one.childNodes].findLast(node => node.nodeType === 3 && node.textContent!.trim() !== '')
      if (name === undefined) return [] // a card, whose name is a line of its own
      const range = document.createRange()
      range.selectNodeContents(name)
      const drawn = one.querySelector('svg')!.getBoundingClientRect().right
      return drawn > range.getBoundingClientRect().left ? [one.textContent] : []
    }),
  )
  expect(over).toEqual([])
})

test('the terminal’s wide letters leave the narrowest phone its own ones, in German too', async () => {
  const { page } = await visit('', { viewport: { width: 360, height: 640 }, locale: 'de' })
  await page.evaluate(() => localStorage.setItem('overseer.theme', 'terminal'))
  await page.reload()
  await SCREENS.table!(page)
  expect(await coversLetter(page, 'Glück')).toBe(false)
  await SCREENS.review!(page)
  expect(await brokenWords(page, 'th[scope="row"]')).toEqual([])
})

test('large text, other colours and a volume are chosen in the menu, hold at once, and are kept', async () => {
  const { page } = await visit()
  await SCREENS.table!(page)
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--size-4'), style.getPropertyValue('--seat-0')]
    })
  const [size, colour] = await look()
  await page.locator('[data-menu]').click()
  await page.getByLabel('Text size').selectOption('large')
  await page.getByLabel('Colors').selectOption('distinct')
  await page.getByLabel('Sound').selectOption('on')
  await page.getByLabel('Volume').selectOption('soft')
  const [larger, other] = await look()
  expect(Number.parseFloat(larger!)).toBeGreaterThan(Number.parseFloat(size!))
  expect(other).not.toBe(colour)
  await page.reload()
  expect(await look()).toEqual([larger, other])
  await page.locator('[data-menu]').click()
  expect(await page.getByLabel('Volume').inputValue()).toBe('soft')
})

test('zoomed to 200 %, everything of the table can still be reached', async () => {
  const { page } = await visit('', { viewport: { width: 640, height: 400 } })
  await SCREENS.crowded!(page)
  expect(await overflows(page)).toEqual([])
  const space = page.locator('[data-space][aria-disabled="false"]').first()
  await space.scrollIntoViewIfNeeded()
  await space.click()
  await page.locator('[data-answer]').first().click()
  for (const drawer of ['seat', 'tracks', 'log']) {
    await page.locator(`[data-drawer="${drawer}"]`).first().click()
    await page.locator('dialog[open] > :last-child').click()
  }
})
