import type { Language } from '@overseer/kernel'
import { RULE_IDS, type RuleId } from '../content/rule-ids.ts'
import { rules, rulings } from './en/rules-book.ts'

type Rulebook = Readonly<Partial<Record<RuleId, string>>>

const english: Readonly<Record<RuleId, string>> = { ...rules, ...rulings }

/** What has been translated so far; a language may have some of the rules. */
const RULEBOOKS: Readonly<Record<Language, Rulebook>> = { en: english, fr: {}, de: {}, ru: {} }

export function isRule(id: string): id is RuleId {
  return (RULE_IDS as readonly string[]).includes(id)
}

/** A rule or ruling in words, in English where it is not translated. */
export function ruleWords(language: Language, id: RuleId): string {
  return RULEBOOKS[language][id] ?? english[id]
}
