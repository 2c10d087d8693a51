/**
 * Messages with parameters and plurals, checked by the compiler against the English text.
 *
 *   'Hello {name}'                        a parameter
 *   '{n} {n|cube|cubes}'                  forms of a plural, in the order of the language's own rules (see FORMS)
 */

/** The names between braces in a message, as a type. */
type NamesIn<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | NamesIn<Rest>
  : never

type Plurals<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : never) | Plurals<Rest>
  : never

/** What a message wants: numbers where it counts, words or numbers elsewhere. */
type Params<S extends string> = { readonly [N in NamesIn<S>]: N extends Plurals<S> ? number : string | number }

/** A catalogue in any language has the keys of the English one. */
export type Catalogue<English> = { readonly [Key in keyof English]: string }

export type Say<English> = <Key extends keyof English & string>(
  key: Key,
  ...params: English[Key] extends string ? ({} extends Params<English[Key]> ? [] : [Params<English[Key]>]) : never
) => string

export const LANGUAGES = ['en', 'fr', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The plural forms a message spells out, in this order. */
const FORMS: Record<Language, readonly Intl.LDMLPluralRule[]> = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  de: ['one', 'other'],
  ru: ['one', 'few', 'many'],
}

/** A function that says any message of a catalogue. */
export function speaker<English>(language: Language, catalogue: Catalogue<English>): Say<English> {
  const rules = new Intl.PluralRules(language)
  const formOf = (n: number): number => Math.max(0, FORMS[language].indexOf(rules.select(n)))
  return (key, ...params) => {
    const values = (params[0] ?? {}) as Record<string, string | number>
    return catalogue[key].replaceAll(/\{([^{}]*)\}/g, (_all, inside: string) => {
      const [name, ...forms] = inside.split('|') as [string, ...string[]]
      const value = values[name]!
      return forms.length === 0 ? String(value) : (forms[formOf(Number(value))] ?? forms.at(-1)!)
    })
  }
}

/** What is wrong with a message in a language, compared with the English one; for the tests of a catalogue. */
export function messageFaults(language: Language, english: string, message: string): string[] {
  const faults: string[] = []
  const names = (text: string): string =>
    [...new Set([...text.matchAll(/\{([^{}|]*)[^{}]*\}/g)].map(found => found[1]))].sort().join(' ')
  if (message.trim() === '') faults.push('is empty')
  if (names(english) !== names(message)) faults.push(`has parameters '${names(message)}', English '${names(english)}'`)
  for (const [all, inside] of message.matchAll(/\{([^{}]*\|[^{}]*)\}/g))
    if (inside!.split('|').length - 1 !== FORMS[language].length)
      faults.push(`needs ${FORMS[language].length} forms in ${all}`)
  return faults
}
