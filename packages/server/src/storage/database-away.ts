/** The database cannot be reached, does not answer in time, or has no room. Later it may. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
