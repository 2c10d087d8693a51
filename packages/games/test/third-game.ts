/** Under this condition the registry's list has a third game; see `imports` in package.json. */
export const THIRD_GAME_CONDITION = 'overseer-third-game'

/** The environment of a program that knows the third game. */
export const THIRD_GAME_ENV = { NODE_OPTIONS: `--conditions=${THIRD_GAME_CONDITION}` } as const
