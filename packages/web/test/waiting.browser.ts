import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'
import { ASKED, atABotsTable } from './online-play.ts'

/** Games that wait, seen from the start page. */

test('a visitor who never was online costs no request', async () => {
  const ann = await visit()
  const home = ann.page.url()
  const asked: string[] = []
  ann.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await ann.page.reload()
  await ann.page.getByRole('link', { name: /Play online/ }).waitFor()
  await ann.page.waitForLoadState('networkidle')
  expect(asked.filter(path => path.startsWith('/api'))).toEqual([])
  expect(await ann.page.title()).toBe('Overseer')
  await ann.page.goto('about:blank')
  await ann.page.goto(`${home}#/online`)
  await ann.page.getByRole('heading', { name: 'Play online', level: 1 }).waitFor()
  await ann.page.evaluate(() => void (location.hash = '/rules')) // a part that was not loaded on the way here
  await ann.page.getByRole('searchbox').waitFor()
  noFaults(ann)
})

test('whoever comes back finds the game that waits on the start page and in the title, for one small request', async () => {
  const ann = await visit()
  await atABotsTable(ann.page)
  await ann.page.waitForSelector(ASKED)
  const table = ann.page.url()
  const asked: string[] = []
  ann.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await ann.page.goto('about:blank')
  await ann.page.goto(table.split('#')[0]!)
  const door = ann.page.getByRole('link', { name: 'Play online 1 game is waiting for you' })
  await door.waitFor()
  await expect.poll(() => ann.page.title()).toBe('(1) Your turn · Overseer')
  expect(asked.filter(path => path.startsWith('/api'))).toEqual(['/api/my/turns'])
  await door.click()
  await ann.page.waitForSelector(ASKED)
  expect(ann.page.url()).toBe(table)
  noFaults(ann)
})

test('a session that has ended is noticed once, and asked about no more', async () => {
  const ann = await visit()
  await atABotsTable(ann.page)
  await ann.page.waitForSelector(ASKED)
  const home = ann.page.url().split('#')[0]!
  await ann.context.clearCookies()
  const asked: string[] = []
  await ann.page.goto('about:blank')
  await ann.page.goto(home)
  await expect.poll(() => ann.page.evaluate(() => localStorage.getItem('overseer.known'))).toBe('no')
  await ann.page.getByRole('link', { name: 'Play online With friends' }).waitFor()
  ann.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await ann.page.reload()
  await ann.page.waitForLoadState('networkidle')
  expect(asked.filter(path => path.startsWith('/api'))).toEqual([])
  noFaults(ann)
})
