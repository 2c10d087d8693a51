import { type Cubes, type Player, RESOURCES, ROOMS, type State, TRACK_SPOTS } from '@overseer/shelter'

/** What both the features of choices and those of positions count. */

const FACES = [1, 2, 3, 4, 5, 6]
const ODDS = Array.from(
  { length: 13 },
  (_, needs) => FACES.flatMap(a => FACES.map(b => a + b)).filter(sum => sum >= needs).length / 36,
)

/** How likely two dice show at least so much. */
export function odds(needs: number): number {
  return needs <= 2 ? 1 : (ODDS[needs] ?? 0)
}

/** How many cubes a player with so many lacks for the nearest room of the track. */
export function missingCubes({ roomTrack }: State, power: number, food: number, water: number): number {
  let least = TRACK_SPOTS
  for (const room of roomTrack) {
    const { price } = ROOMS[room]
    const p = power - price.power
    const f = food - price.food
    const w = water - price.water
    let missing = (p < 0 ? -p : 0) + (f < 0 ? -f : 0) + (w < 0 ? -w : 0)
    if (price.any > 0) missing += Math.max(0, price.any - (p > 0 ? p : 0) - (f > 0 ? f : 0) - (w > 0 ? w : 0))
    if (missing < least) least = missing
  }
  return least
}

/** What a player has after paying and gaining, as far as it fits. */
export function afterTrade(player: Player, pay: Cubes, gain: Cubes, times = 1): [number, number, number] {
  return RESOURCES.map(resource =>
    Math.min(TRACK_SPOTS, player[resource] + ((gain[resource] ?? 0) - (pay[resource] ?? 0)) * times),
  ) as [number, number, number]
}
