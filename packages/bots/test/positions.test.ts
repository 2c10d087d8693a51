import { botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import { type Choice, type Position, shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'

const KNOWLEDGE = knowledgeOf('shelter')
const TOP = 'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator'
/** All of the top level is taken, but for the Power Generator's left space and one with something on it. */
const taken = (mark: string): string =>
  `T wasteland[blue,blue] vaultDoor[blue,blue] vaultEntrance[${mark},blue] = waterTreatment[blue,blue] diner[red,red] powerGenerator[.,red]`

/** Red's turn in the last round; blue has nothing left to do. */
const last = (red: Position['players'][number], blue: Position['players'][number], vault: string): Position => ({
  players: [
    { plain: 1, ...red },
    { plain: 0, ...blue },
  ],
  round: 12,
  ending: true,
  vault,
})

function decide(bot: string, position: Position, seed: string): Choice {
  const state = shelter.parse.position(position, 'position')
  return botCalled(bot, KNOWLEDGE).choose(observe(shelter, state), seedRandom(seed))
}

describe.each(['officer', 'overseer'])('the %s', bot => {
  const expectAlways = (position: Position, choice: Partial<Choice>) => {
    for (const seed of ['a', 'b', 'c']) expect(decide(bot, position, seed)).toMatchObject(choice)
  }

  test('takes the happiness that wins', () => {
    const vault = `${TOP}\nA . . athleticsRoom = . . .`
    expectAlways(last({ happiness: 5, food: 3 }, { happiness: 5, power: 6 }, vault), { do: 'place', space: 'A6' })
  })

  test('takes the cube that wins on a tie rather than fight against the odds', () => {
    const position = last({ happiness: 5, power: 3 }, { happiness: 5, power: 4 }, taken('!glowingRadscorpion'))
    expectAlways(position, { do: 'place', space: 'T12' })
  })

  test('fights against the odds when nothing else can win', () => {
    expectAlways(last({ happiness: 5 }, { happiness: 5, power: 6 }, taken('!glowingOne')), { do: 'place', space: 'T5' })
  })

  test('beats the threat at home that would cost the game', () => {
    const vault = `${taken('.')}\nA . . garden[!radroach,red] = . . .`
    expectAlways(last({ happiness: 6 }, { happiness: 5, power: 6 }, vault), { do: 'place', space: 'A5' })
  })

  test('builds the sixth room when that ends the game in front', () => {
    const position: Position = {
      players: [
        { plain: 1, happiness: 12, power: 5, food: 2, water: 3 },
        { plain: 0, happiness: 11, power: 4 },
      ],
      round: 9,
      vault: `${TOP}\nA . garden nuclearReactor = nukaColaBottler waterPurification garden\nB . . nuclearReactor = . . .`,
    }
    expectAlways(position, { do: 'place', space: 'A7' })
  })

  test('takes the item that wins', () => {
    const vault = `${TOP}\nA . garden nuclearReactor = nukaColaBottler waterPurification .\nB . . nuclearReactor = . . .`
    const position = last({ happiness: 5, water: 1 }, { happiness: 6, power: 6 }, vault)
    const items = { track: ['globe' as const, 'ductTape' as const, 'husky' as const] }
    expectAlways({ ...position, items }, { do: 'place', space: 'T2' })
  })

  test('wears the outfit that wins', () => {
    const vault = `${TOP}\nB . . garden[!fire,.] = . . .`
    const red = { happiness: 5, water: 1, items: ['wastelandGear' as const] }
    const position = last(red, { happiness: 6, power: 6 }, vault)
    expectAlways(position, { do: 'place', space: 'B5' })
    const state = shelter.parse.position(position, 'position')
    shelter.apply(state, { do: 'place', who: 'plain', space: 'B5' })
    const choice = botCalled(bot, KNOWLEDGE).choose(observe(shelter, state), seedRandom('dress'))
    expect(choice).toEqual({ do: 'use', item: 'wastelandGear' })
  })

  test('keeps a fight that is won', () => {
    const vault = `${TOP}\nB . . garden[!feralGhoul,.] = . . .`
    const position = { ...last({ happiness: 5, items: ['fatMan'] }, { happiness: 5, power: 6 }, vault), dice: [4, 4] }
    const state = shelter.parse.position(position, 'position')
    shelter.apply(state, { do: 'place', who: 'plain', space: 'B5' })
    expect(shelter.pending(state)).toMatchObject({ ask: 'afterRoll' })
    expect(botCalled(bot, KNOWLEDGE).choose(observe(shelter, state), seedRandom('keep'))).toEqual({ do: 'skip' })
  })
})
