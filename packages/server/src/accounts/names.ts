import unhomoglyph from 'unhomoglyph'
import * as z from 'zod'

const SELECTORS = /[\uFE00-\uFE0F]/g // choose how a sign is drawn, and nothing else
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800<>]/u // \u2800: Braille without dots
const OVERLAID = /[\u0334-\u0338]|\p{Me}|\p{M}{3,}/u // strokes through letters, circles around them, towers above them
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u

/** A name as people see it: nothing that turns, hides or buries text, and something to see. */
export const nameSchema = z
  .string()
  .max(100)
  .transform(name => name.replaceAll(SELECTORS, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1)
      .max(24)
      .refine(name => !HIDDEN.test(name) && !OVERLAID.test(name), 'has characters that a name cannot have')
      .refine(name => SEEN.test(name), 'cannot be seen'),
  )

/**
 * What one signs in by: neither case, nor width, nor accents typed in two ways make a difference. Upper case first,
 * because small letters that differ may share a capital.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/g, ' ')
}

/**
 * How a name looks, by the skeletons of Unicode's list of confusables (UTS 39): as it is written, and in small letters,
 * because letters that differ may have the same capitals. Names that share a look are the same to the eye.
 */
export function looksOf(name: string): string[] {
  return [...new Set([skeleton(name.normalize('NFKC')), skeleton(nameKey(name))])]
}

function skeleton(text: string): string {
  const plain = unhomoglyph(unhomoglyph(text.normalize('NFD')).normalize('NFD').toLowerCase())
  // A small i is a capital one that somebody wrote small, and that one looks like an l. Spaces and dots hardly show.
  return plain
    .normalize('NFD')
    .replaceAll('i', 'l')
    .replaceAll(/[\s._\-'’·]+/gu, '')
}

/** Words that say somebody speaks for the house, wherever they stand in a name. */
const TITLES = words(
  'admin admins administrator administration administrateur administratrice админ администратор moderator moderators',
  'moderation moderateur modérateur modératrice moderatorin модератор support staff sysadmin webmaster поддержка',
)
/** Names that are the house's own. */
const HOUSE = words(
  'overseer theoverseer overseerteam смотритель system server root operator mod mods official team система сервер',
)
/** Names that say one has none; guests may carry them. */
const NOBODY = words(
  'bot bots guest guests gast invité гость anonymous everybody everyone nobody deleted deletedplayer unknown null undefined',
)

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines
      .join(' ')
      .split(' ')
      .flatMap(word => looksOf(word)),
  )
}

/** Whether a name says that somebody speaks for the house, or is no name that anybody could keep. */
export function isReserved(name: string, { guest }: { readonly guest: boolean }): boolean {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(part => part !== '')
  const whole = looksOf(name)
  return (
    whole.some(look => HOUSE.has(look) || TITLES.has(look) || (!guest && NOBODY.has(look))) ||
    parts.flatMap(part => looksOf(part)).some(look => TITLES.has(look))
  )
}
