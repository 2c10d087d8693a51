const DRIFT = 0.01 // how much faster or slower than time itself we go while we follow a clock that was set anew

/**
 * The time of day, in whole milliseconds, that never jumps: where the machine's clock is set forward or back, ours goes on
 * and comes nearer to it bit by bit. Nobody's time runs out because somebody set a clock.
 */
export function steadyClock(wall = Date.now, monotonic = () => performance.now()): () => number {
  let at = monotonic()
  let time = wall()
  return () => {
    const now = monotonic()
    const passed = now - at
    const off = wall() - (time + passed)
    at = now
    time += passed + Math.max(-DRIFT * passed, Math.min(DRIFT * passed, off))
    return Math.round(time)
  }
}
