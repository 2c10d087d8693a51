import type { Style } from '../learned.ts'

/** Goes for items once its vault runs, and puts them to use. */
const collector: Style = {
  choices: {
    item: [0, 2, 1],
    fightItem: [0.5, 2, 1],
    takeScore: [0, 0.5, 1],
    offerScore: [0, 0.5, 1],
  },
  positions: { bonus: 0.5, rerolls: 0.2, dresses: 0.7, income: 0.7, tools: 0.3, scored: 0.3, promised: 0.4 },
}

/** Builds as fast as it can, and wants the game to end. */
const builder: Style = {
  choices: { build: [2, 2, 1], nearer: [0.5, 0.5, 0], enables: [1, 1, 0] },
  positions: { rooms: 1.5, canBuild: 0.3 },
}

/** Goes for threats, and lets others build. */
const hunter: Style = {
  choices: { fight: [1, 1.5, 1], fightHappiness: [1, 1, 1], train: [0.5, 0.5, 0], trainAny: [0.5, 0.5, 0] },
  positions: { bonus: 0.6, rerolls: 0.3, threats: -0.3, rooms: -0.5 },
}

/** Wants a full house before anything else. */
const parent: Style = {
  choices: { dweller: [2, 2, 0], food: [0.3, 0.3, 0] },
  positions: { dwellers: 1 },
}

export const STYLES = { collector, builder, hunter, parent } as const
