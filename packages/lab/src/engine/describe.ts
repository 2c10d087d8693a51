import { BOT_NAMES } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import type { GameEntry } from '@overseer/games'
import type { Language } from '@overseer/kernel'

/** Everything that a program must know to speak of a game: names, questions, and the shapes of what is said. */
export function describe({ box, game, guide, rules, readings, cardName }: GameEntry, lang: Language): unknown {
  return {
    game: game.id,
    name: box.name[lang],
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    openInformation: game.openInformation ?? false,
    bots: BOT_NAMES,
    tells: [...Object.keys(readings), ...(knowledgeOf(game.id).plans === undefined ? [] : ['plans'])],
    names: Object.fromEntries(
      Object.entries(guide.names).map(([kind, ids]) => [
        kind,
        Object.fromEntries(ids.map(id => [id, cardName(lang, kind, id)])),
      ]),
    ),
    questions: guide.questions,
    always: guide.always,
    rules,
    schemas: guide.schemas(),
  }
}
