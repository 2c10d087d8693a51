import { asState, type Choice, graphOf, wholeTile } from '@overseer/wasteland'
import { type Action, ACTIONS, type Play } from './play.ts'

/** What one may do in a turn. */

export function choicesOfAction({ choices }: Pick<Play, 'choices'>, action: Action): readonly Choice[] {
  return choices.filter(choice => choice.do === action)
}

/** What is neither an action nor a step on the map, and lies on no card of the shelf: the markers of quests. */
export function asides({ choices }: Pick<Play, 'choices'>): readonly Choice[] {
  return choices.filter(
    ({ do: what }) =>
      what !== 'end' && what !== 'step' && !ON_SHELF.has(what) && !ACTIONS.some(action => action === what),
  )
}

const ON_SHELF: ReadonlySet<Choice['do']> = new Set(['use', 'arrange', 'loyal'])

/** Whether a card of one's own can be used in this turn, or a lesson waits for one. */
export function isCardWanted(play: Pick<Play, 'view' | 'choices'>): boolean {
  const { choices } = play
  return (
    isActing(play) && (choices.some(({ do: what }) => what === 'use') || choices.every(one => ON_SHELF.has(one.do)))
  )
}

/** Whether the question is what to do in one's turn. */
export function isActing({ view, choices }: Pick<Play, 'view' | 'choices'>): boolean {
  return choices.length > 0 && view.pending?.ask === 'act'
}

/** What an action would mean if it were allowed, to be told why it is not. */
export function wishOf({ view }: Pick<Play, 'view'>, action: Action): Choice | undefined {
  switch (action) {
    case 'move':
    case 'camp':
      return { do: action }
    case 'encounter':
      return { do: 'encounter', icon: 'printed' }
    case 'fight': {
      const foe = view.foes.find(({ up }) => up) ?? view.foes[0]
      return foe && { do: 'fight', foe: foe.id }
    }
    case 'quest': {
      const quest = view.quests[0]
      return quest && { do: 'quest', card: quest.card, objective: 1 }
    }
    case 'explore': {
      const hidden = view.board.tiles.indexOf(null)
      return hidden < 0 ? undefined : { do: 'explore', tile: graphOf(asState(view).board).names[wholeTile(hidden)]! }
    }
  }
}
