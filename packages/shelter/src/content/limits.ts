/** The numbers of the box and of the rules. */
export const TRACK_SPOTS = 6 // cubes of one kind (SH-RES-1)
export const START_DWELLERS = 2 // SH-SET-3
export const MOST_DWELLERS = 7 // SH-DWL-2
export const TRACK_CARDS = 3 // SH-SET-5
export const SIDE_ROOMS = 3 // rooms on each side of an elevator (SH-BLD-2)
export const LEVEL_ROOMS = 2 * SIDE_ROOMS
export const TURN_EXCHANGES = 20 // choices to exchange in one turn: far more than help, so that every turn ends (SH-RES-3)
export const LAST_ROUND = 40 // SH-END-5
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
