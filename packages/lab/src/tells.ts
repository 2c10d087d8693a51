import { advise, botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import type { GameEntry } from '@overseer/games'
import { seedRandom } from '@overseer/kernel'
import type { ObservedState, Tells } from '@overseer/kernel/harness'

const LOOKS = 2 // at the clock, before a bot has thought enough for this

/** All that the terminal, the protocol and the page tell players of a game besides what they see: for the harness to compare. */
export function tellsOf(entry: GameEntry): Tells {
  const { game, readings } = entry
  const narrator = entry.narrator('en', [])
  return observed => {
    const { state, onlooker } = observed
    const view = game.view(state, onlooker)
    const isAsked = game.pending(state)?.seat === onlooker
    const seat = onlooker === 'spectator' ? undefined : onlooker
    return {
      picture: () => narrator.picture(view, 100, text => text),
      question: () => narrator.question(view),
      ...(seat === undefined
        ? {}
        : Object.fromEntries(
            Object.entries(readings).map(([name, { read, tell }]) => [
              name,
              () => [read(view, seat), tell(view, seat, 'en', [])],
            ]),
          )),
      ...(isAsked ? decisions(entry, observed) : {}),
    }
  }
}

/** What whoever is asked is told about their answers. */
function decisions({ game, narrator }: GameEntry, { state, sample }: ObservedState): Record<string, () => unknown> {
  const knowledge = knowledgeOf(game.id)
  const observation = { ...observe(game, state), sample }
  return {
    'words of the choices': () =>
      observation.choices.map(choice => narrator('en', []).choice(observation.view, choice)),
    ...(knowledge.plans && { plans: () => knowledge.plans?.(observation, seedRandom('told')) }),
    advise: () => advise(knowledge, observation, seedRandom('told'), afterLooks()),
    bot: () => botCalled('officer', knowledge).choose(observation, seedRandom('told'), afterLooks()),
  }
}

/** A clock that lets a bot look at it so often, however fast the machine is. */
function afterLooks() {
  let looks = 0
  return { ms: 1, clock: () => (looks++ < LOOKS ? 0 : Infinity) }
}
