import { type Language, speaker } from '@overseer/kernel'
import { graphOf } from '../map/graph.ts'
import type { Node, SpaceName } from '../map/layout.ts'
import type { English } from '../text/catalogues.ts'
import { catalogueIn } from '../text/loaded.ts'
import { asState, type View } from '../view.ts'
import { sentence, spaceText } from './phrases.ts'

/** What spaces are called in a language, for maps, lists and screen readers. */
export interface SpaceNames {
  /** 'the hills west of Crossroads Camp', as it stands in a sentence. */
  space(view: View, name: SpaceName): string
  node(view: View, node: Node): string
  /** The same with a capital, as a heading or an entry of a list. */
  title(view: View, name: SpaceName): string
}

export function spaceNames(language: Language): SpaceNames {
  const say = speaker<English>(language, catalogueIn(language))
  const space = (view: View, name: SpaceName): string => spaceText({ say }, view, name)
  return {
    space,
    node: (view, node) => space(view, graphOf(asState(view).board).names[node]!),
    title: (view, name) => sentence(space(view, name)),
  }
}
