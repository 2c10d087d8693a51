import { fightNow, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

const FIGHT: Given = {
  players: [{ at: 'mart.m', letters: ['S', 'L'], equipped: ['baseballBat', 'raiderArmor'], hp: 12 }],
  foes: [{ face: 'sentryBot', at: 'mart.m' }],
}

/** A roll that somebody would rather make again. */
const MISSES = [2, 2, 2]

function begun(given: Given) {
  const t = table(given)
  t.fight(given.foes![0]!.face)
  return { t, now: fightNow(wasteland.view(t.state, 0)) }
}

describe('a fight is read off as the dice lie', () => {
  test('W-FIGHT-7 each die says whether it hits the enemy and how many bursts it shows', () => {
    const { t, now } = begun({ ...FIGHT, dice: [1, 2, 3] })
    const { dice } = t.state.fight!
    expect(now!.dice.map(({ face }) => face)).toEqual(dice)
    expect(now!.hits).toBe(now!.dice.filter(({ matches }) => matches).length)
    expect(now!.bursts).toBe(now!.dice.reduce((sum, die) => sum + die.bursts, 0))
  })

  test('W-FIGHT-6 damage is the bursts that armor does not stop, times the level', () => {
    for (let face = 1; face <= 6; face++) {
      const { now } = begun({ ...FIGHT, dice: [face, face, face] })
      if (now === null) continue // nothing could improve it, so nobody was asked
      expect(now.damage).toBe((now.bursts - now.blocked) * now.level)
      expect(now.blocked).toBe(Math.min(now.bursts, now.armor))
    }
  })

  test('W-ABIL-6 Armor needs one hit more than the level, and is told among the abilities', () => {
    const { now } = begun({ ...FIGHT, foes: [{ face: 'yaoGuai', at: 'mart.m' }], dice: MISSES })
    expect(now!.abilities).toContain('armor')
    expect(now!.needed).toBe(now!.level + 1)
  })

  test('there is none without a fight', () => {
    expect(fightNow(wasteland.view(table(FIGHT).state, 0))).toBeNull()
  })
})
