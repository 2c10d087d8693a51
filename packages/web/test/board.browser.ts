import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@overseer/kernel'
import { nameSpace, shelter, type State } from '@overseer/shelter'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'

/** The board shows what the record says, at every position looked at: records are the fixtures. */

function record(file: string) {
  return parseRecord(
    shelter,
    JSON.parse(readFileSync(new URL(`../../shelter/records/${file}.json`, import.meta.url), 'utf8')),
  )
}

interface Shown {
  rooms: string[]
  threats: string[]
  crews: Record<string, number>
  happiness: number[]
  items: string[][]
  track: string[]
}

function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
    const spaces = all('[data-space]')
    return {
      rooms: all('[data-room]').map(room => room.dataset.room!),
      threats: spaces
        .filter(space => space.dataset.threat)
        .map(space => `${space.dataset.space} ${space.dataset.threat}`),
      crews: Object.fromEntries(
        spaces.map(space => [space.dataset.space!, Number(space.dataset.crew)]).filter(([, n]) => n),
      ),
      happiness: all('[data-happiness]').map(one => Number(one.dataset.happiness)),
      items: all('[data-seat]').map(seat => all('[data-own]', seat).map(item => item.dataset.own!)),
      track: all('[data-track]').map(card => card.dataset.track!),
    }
  })
}

function shouldShow(state: State): Shown {
  return {
    rooms: state.vault.filter(room => room !== null),
    threats: state.threats.flatMap((threat, space) => (threat ? [`${nameSpace(space)} ${threat}`] : [])),
    crews: Object.fromEntries(state.crews.flatMap((crew, space) => (crew ? [[nameSpace(space), crew.count]] : []))),
    happiness: shelter.result(state)?.scores ?? state.players.map(({ happiness }) => happiness),
    items: state.players.map(({ items }) => items),
    track: [...state.itemTrack, ...state.roomTrack],
  }
}

test.each(['2-sixthRoom', '3-threatDeck', '4-sixthRoom'])('the board of %s is what the record says', async file => {
  const visitor = await visit()
  const { page } = visitor
  const game = record(file)
  const chairs = Array.from({ length: Number(file[0]) }, (_, i) => ({
    name: `P${i + 1}`,
    bot: i === 0 ? null : 'greedy',
  }))
  await page.evaluate(
    text => localStorage.setItem('overseer.game.golden', text),
    JSON.stringify({ id: 'golden', record: game, chairs, over: true, changed: 1 }),
  )
  await page.reload()
  await page.evaluate(() => void (location.hash = '/review/golden'))
  await page.waitForSelector('[data-space]')
  for (const at of [0, 7, Math.floor(game.choices.length / 2), game.choices.length - 3, game.choices.length]) {
    await page.locator('input[type=range]').fill(String(at))
    await expect.poll(() => shownBy(page)).toEqual(shouldShow(replay(shelter, game, at)))
  }
  noFaults(visitor)
})
