import * as z from 'zod'

/** A name as people see it: no control characters, nothing that turns or hides text, no spaces at its ends. */
export const nameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}<>]+$/u, 'has characters that a name cannot have')

// Small letters of other scripts that look like Latin ones, as they are or as capitals; the key is folded before.
const FROM = 'аеіјорсухһѕԁԛԝвкмнтгαοιυκρχντ'
const INTO = 'aeijopcyxhsdqwbkmhtraoiukpxvt'
const LOOKALIKES: ReadonlyMap<string, string> = new Map(Array.from(FROM, (letter, n) => [letter, INTO[n]!]))

/**
 * What names are told apart by: neither case, nor width, nor accents typed in two ways, nor letters that look alike.
 * Upper case first, because small letters that differ may share a capital.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/g, ' ')
  return Array.from(folded, letter => LOOKALIKES.get(letter) ?? letter).join('')
}
