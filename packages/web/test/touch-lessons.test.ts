import { expect, test } from 'vitest'
import { LESSONS as SHELTER } from '../src/games/shelter/lessons/list.ts'
import { de as shelterDe } from '../src/games/shelter/lessons/text/de.ts'
import { en as shelterEn } from '../src/games/shelter/lessons/text/en.ts'
import { fr as shelterFr } from '../src/games/shelter/lessons/text/fr.ts'
import { ru as shelterRu } from '../src/games/shelter/lessons/text/ru.ts'
import { LESSONS as WASTELAND } from '../src/games/wasteland/lessons/list.ts'
import { de } from '../src/games/wasteland/lessons/text/de.ts'
import { en } from '../src/games/wasteland/lessons/text/en.ts'
import { fr } from '../src/games/wasteland/lessons/text/fr.ts'
import { ru } from '../src/games/wasteland/lessons/text/ru.ts'

/** Whoever has no mouse cannot click, point or hover. */

const MOUSE =
  /\b(click|hover|point at|klick|Maus|zeige auf|cliqu|un clic|survol|pointe[zr])|щ[её]лк|щелч|навед|наводя|указател|(укажите|нажмите) на/i

const SAID = [
  ...[shelterEn, shelterFr, shelterDe, shelterRu].map(text => ({ game: 'Shelter', text, lessons: SHELTER })),
  ...[en, fr, de, ru].map(text => ({ game: 'Wasteland', text, lessons: WASTELAND })),
].map(({ game, text, lessons }) => ({
  game,
  words: new Map<string, string>(Object.entries(text)),
  steps: lessons.flatMap<{ say: string; touch?: string }>(({ steps }) => steps),
}))

test.each(SAID)('lessons of $game speak of no mouse to fingers, and do to others', ({ words, steps }) => {
  const toFingers = steps.map(({ say, touch = say }) => words.get(touch)!)
  expect(toFingers.filter(said => MOUSE.test(said))).toEqual([])
  const toOthers = steps.filter(({ touch }) => touch !== undefined).map(({ say }) => words.get(say)!)
  expect(toOthers.filter(said => MOUSE.test(said))).toEqual(toOthers)
})
