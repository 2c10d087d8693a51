import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { SCREENS, SHEETS } from './screens.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'

const CHECKED = [
  ...['saves', 'broken', 'fault', 'table', 'refusal', 'which', 'fight', 'thinking', 'over', 'hint'],
  ...['menu', 'keys', 'text', 'rules', 'lesson', 'review', 'replay'],
]

test.each(CHECKED)("axe finds nothing on the screen '%s' in either theme, on a desktop and on a phone", async name => {
  expect(await violations(SCREENS[name]!, [DESKTOP, PHONE])).toEqual([])
})

const WASTELAND = ['w_middle', 'w_option', 'w_reroll', 'w_offer', 'w_review', 'w_lesson', 'w_camp']

test.each(WASTELAND)(
  "axe finds nothing on Wasteland's screen '%s' in either theme, on a desktop and on a phone",
  async name => {
    expect(await violations(WASTELAND_SCREENS[name]!, [DESKTOP, PHONE])).toEqual([])
  },
)

test.each(['w_quest', 'w_overview'].flatMap(name => [DESKTOP, PHONE].map(size => ({ name, size, width: size.width }))))(
  "axe finds nothing on Wasteland's screen '$name', which comes another way on phones, $width wide",
  async ({ name, size }) => {
    expect(await violations(WASTELAND_SCREENS[name]!, [size])).toEqual([])
  },
)

test.each(Object.entries(SHEETS))(
  "axe finds nothing on the phone's sheet '%s' in either theme",
  async (_name, open) => {
    expect(await violations(open, [PHONE])).toEqual([])
  },
)
