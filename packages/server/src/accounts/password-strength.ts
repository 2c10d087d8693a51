import { GAME_IDS } from '@overseer/games/boxes'
import { Problem } from '../http/problem.ts'

/** Words that everybody tries first here, beside those of the list. */
const OURS = ['overseer', ...GAME_IDS, 'fallout', 'vault', 'dweller', 'passwort', 'motdepasse', 'пароль']
const LOOKED_AT = 32 // characters: what comes after them makes no guess easier, and looking would take long
const WEAKEST = 2 // of zxcvbn's 0 to 4: more than a million guesses

type Judge = (password: string, known: readonly string[]) => number

let judge: Promise<Judge> | undefined

/** The list of passwords that were stolen most often is large: it is read when somebody first chooses one. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const factory = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  return (password, known) => factory.check(password.slice(0, LOOKED_AT), [...known, ...OURS]).score
}

/** Unless it would take somebody long to guess: neither a password of the lists, nor a pattern, nor one's own name. */
export async function refuseWeak(password: string, name: string, email: string | null): Promise<void> {
  judge ??= loadJudge()
  const known = [name, ...name.split(/\s+/), ...(email?.split(/[@.]/) ?? [])].filter(word => word.length > 2)
  if ((await judge)(password, known) >= WEAKEST) return
  throw new Problem(400, 'weak-password', 'This password is among the first that somebody would try.', 'body.password')
}
