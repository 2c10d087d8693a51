import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { forOthers, later, questions, rematches, signsOfLife } from './at-tables.ts'
import { Visitor, type Target, letThrough, type Outcome, PASSWORD, type Try } from './visitor.ts'
import { figures, otherSpellings, staffLeftOpen } from './operators.ts'

/** Tries to get into what is somebody else's; a sentence for each that worked. */
type BreakIn = (target: Target) => Promise<Outcome>

/** Every class of attack upon accounts and upon what is hidden, by what it does. The figures are findings of the review. */
const BREAK_INS: Readonly<Record<string, BreakIn>> = {
  'a browser left open (9)': browserLeftOpen,
  'a token that wants more (13)': greedyToken,
  'a token that outlives its owner’s change of mind (14)': oldToken,
  'strangers who lock somebody out (15)': lockOut,
  'names that look like others (16)': lookalikes,
  'guessing codes and links (6)': guesses,
  'guests without end, from one network (8, 12)': guestFlood,
  'headers that lie (12, 25)': lies,
  'cookies that are not ours (7)': cookies,
  'questions about what others hold (1)': questions,
  'deciding for others (3)': forOthers,
  'the present of tables that are seen later (21)': later,
  'control frames (4)': signsOfLife,
  'proofs of work shown twice (8)': workShownTwice,
  'names that lead here by surprise (25)': rebound,
  'an admin’s browser left open (9)': staffLeftOpen,
  'figures for operators (21)': figures,
  'addresses written otherwise (25)': otherSpellings,
  'rated rematches within one network (10)': rematches,
}

/** What came of them. */
export interface BreakInFigures {
  readonly tries: number
  readonly worked: readonly string[] // what should not have
  readonly classes: readonly { readonly name: string; readonly tries: number; readonly worked: readonly string[] }[]
}

/** Runs them all, or those whose name has something in it. */
export async function breakIns(target: Target, say: (line: string) => void, only = ''): Promise<BreakInFigures> {
  const classes: BreakInFigures['classes'][number][] = []
  for (const [name, attempt] of Object.entries(BREAK_INS).filter(([one]) => one.includes(only))) {
    const outcome = await attempt(target)
    classes.push({ name, ...outcome })
    say(`${name}: ${outcome.tries} tries, ${outcome.worked.length} worked`)
    for (const one of outcome.worked) say(`  IT WORKED: ${one}`)
  }
  return {
    tries: classes.reduce((sum, { tries }) => sum + tries, 0),
    worked: classes.flatMap(({ name, worked }) => worked.map(one => `${name}: ${one}`)),
    classes,
  }
}

async function browserLeftOpen(target: Target) {
  const victim = await Visitor.member(target)
  await victim.leftOpen()
  const worked = await letThrough(victim, [
    ['POST', '/api/passkeys/options', {}],
    ['DELETE', '/api/passkeys/abcdefgh'],
    ['POST', '/api/tokens', { name: 'mine' }],
    ['PUT', '/api/email', { email: 'me@evil.example' }],
    ['DELETE', '/api/email'],
    ['PUT', '/api/password', { password: 'another good one' }],
    ['PUT', '/api/password', { password: 'another good one', old: 'a guess' }],
    ['POST', '/api/second-factor', {}],
    ['DELETE', '/api/second-factor'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me', {}],
    ['POST', '/api/proof', {}],
    ['POST', '/api/proof', { password: 'a guess' }],
  ])
  return { tries: victim.tries, worked }
}

async function greedyToken(target: Target) {
  const victim = await Visitor.member(target)
  const guest = new Visitor(target)
  await guest.call('POST', '/api/guest', {})
  const worked: string[] = []
  const programs: Visitor[] = []
  for (const [owner, scope] of [
    [victim, 'play'],
    [guest, 'play'],
    [victim, 'read'],
  ] as const) {
    const program = new Visitor(target)
    program.token = String((await owner.call('POST', '/api/tokens', { name: 'bot', scope })).data['token'])
    programs.push(program)
    const inPerson: Try[] = [
      ['POST', '/api/sign-in', { name: victim.name, password: PASSWORD }],
      ['POST', '/api/sign-out', { everywhere: true }],
      ['GET', '/api/email'],
      ['PUT', '/api/email', { email: 'me@evil.example' }],
      ['POST', '/api/push', {}],
      ['GET', '/api/me/export'],
      ['GET', '/api/me/events'],
      ['POST', '/api/tokens', { name: 'another' }],
      ['POST', '/api/proof', { password: PASSWORD }],
      ['PATCH', '/api/me', { name: 'Mine' }],
      ['DELETE', '/api/me', { password: PASSWORD }],
    ]
    const plays: Try = ['POST', '/api/tables', { game: DEFAULT_GAME, chairs: [{ person: true }, { bot: 'random' }] }]
    worked.push(...(await letThrough(program, scope === 'read' ? [...inPerson, plays] : inPerson)))
  }
  return { tries: programs.reduce((sum, one) => sum + one.tries, 0), worked }
}

async function oldToken(target: Target) {
  const victim = await Visitor.member(target)
  const program = new Visitor(target)
  const worked: string[] = []
  const make = async (): Promise<void> => {
    program.token = String((await victim.call('POST', '/api/tokens', { name: 'bot' })).data['token'])
  }
  const lives = async (): Promise<boolean> => (await program.call('GET', '/api/me')).data['me'] !== null
  await make()
  await victim.call('PUT', '/api/password', { old: PASSWORD, password: 'another good one' })
  if (await lives()) worked.push('it lived on after a change of password')
  await make()
  await target.database.updateTable('tokens').set({ expires: 1 }).where('player', '=', victim.id).execute()
  if (await lives()) worked.push('it lived on after its day')
  await make()
  await victim.call('POST', '/api/sign-out', { everywhere: true })
  if (await lives()) worked.push('it lived on after signing out everywhere')
  return { tries: program.tries, worked }
}

async function lockOut(target: Target) {
  const victim = await Visitor.member(target)
  const strangers = Array.from({ length: 8 }, () => new Visitor(target))
  const statuses: number[] = []
  for (const stranger of strangers)
    for (let n = 0; n < 12; n++)
      statuses.push((await stranger.call('POST', '/api/sign-in', { name: victim.name, password: `guess ${n}` })).status)
  const worked = statuses.some(status => status < 400) ? ['a guess was let in'] : []
  if (!statuses.includes(429)) worked.push('one address guessed twelve times')
  const right = { name: victim.name, password: PASSWORD }
  if ((await victim.call('POST', '/api/sign-in', right)).status !== 200) worked.push('the owner was locked out')
  return { tries: strangers.length * 12, worked }
}

const TWINS: readonly ((name: string) => string)[] = [
  name => name.toUpperCase(),
  name => `${name}\uFE0F`,
  name => name.replace('V', '\u2164'),
  name => name.replace('i', '\u0456'),
  name => name.replace('c', '\u0441'),
  name => name.replace('Vic ', 'Vic.'),
  name => name.replace(' ', '\u00A0'),
  name => name.replaceAll('0', 'O'),
]
const MASKS = ['Admin', 'M0derator', '\u0410dmin', 'Overseer', 'Support', '\u3164', '\u2800', 'A\u202Ennd', 'A\u0335nn']

async function lookalikes(target: Target) {
  const victim = await Visitor.member(target)
  const names = [victim.name, ...TWINS.map(twin => twin(victim.name)), ...MASKS]
  const worked: string[] = []
  let tries = 0
  for (const name of new Set(names)) {
    const thief = new Visitor(target)
    worked.push(...(await letThrough(thief, [['POST', '/api/guest', { name }]])))
    await thief.call('POST', '/api/guest', {})
    const claim = { name, password: PASSWORD }
    worked.push(
      ...(await letThrough(thief, [
        ['PATCH', '/api/me', { name }],
        ['POST', '/api/claim', claim],
      ])),
    )
    tries += thief.tries
  }
  return { tries, worked }
}

async function guesses(target: Target) {
  const thief = new Visitor(target)
  const tries: Try[] = Array.from({ length: 8 }, () => [
    'POST',
    '/api/password/reset',
    { token: randomBytes(32).toString('base64url'), password: 'another good one' },
  ])
  const worked = await letThrough(thief, [
    ...tries,
    ['PUT', '/api/second-factor', { code: '000000' }],
    ['POST', '/api/guest', { work: { challenge: 'e30.x', answer: '1' }, name: 'Admin' }],
  ])
  return { tries: thief.tries, worked }
}

const LIMIT = 20 // guests that one network gets without work, in an hour and in a minute

async function guestFlood(target: Target) {
  const [a, b] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
  let made = 0
  for (let n = 0; n < 3 * LIMIT; n++) {
    const guest = new Visitor(target, `10.9.${n}.1, 2001:db8:${a}:${b}::${n + 1}`)
    if ((await guest.call('POST', '/api/guest', {})).status === 200) made++
  }
  return { tries: 3 * LIMIT, worked: made > LIMIT ? [`${made} guests came from one network`] : [] }
}

async function lies(target: Target) {
  const thief = new Visitor(target)
  const worked: string[] = []
  const says: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'text/plain' },
  ]
  for (const headers of says) {
    const { status } = await thief.call('POST', '/api/guest', {}, headers)
    if (status < 400) worked.push(`${JSON.stringify(headers)} was answered ${status}`)
  }
  const host = { 'x-forwarded-host': 'evil.example', 'x-forwarded-server': 'evil.example' }
  const { data } = await thief.call('POST', '/api/sign-in/passkey/options', {}, host)
  if (JSON.stringify(data).includes('evil')) worked.push('a forwarded host was believed')
  return { tries: thief.tries, worked }
}

async function cookies(target: Target) {
  const victim = await Visitor.member(target)
  const thief = new Visitor(target)
  const worked: string[] = []
  const session = victim.cookie.split('; ').find(one => !one.includes('browser')) ?? ''
  const browser = victim.cookie.split('; ').find(one => one.includes('browser')) ?? ''
  const forged = [
    session.slice(0, -4),
    session.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
    `overseer=${victim.id}`,
    browser.replace('-browser', ''), // what names a browser opens nothing
  ]
  for (const cookie of forged) {
    const { data } = await thief.call('GET', '/api/me', undefined, { cookie })
    if (data['me'] !== null) worked.push(`${cookie.slice(0, 20)}… was somebody`)
  }
  return { tries: thief.tries, worked }
}

/** One proof of work, shown by many at once and again later, for this and for something else. */
async function workShownTwice(target: Target) {
  const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
  const from = (n: number): Visitor => new Visitor(target, `${network}::${n + 1}`)
  for (let n = 0; n < LIMIT; n++) await from(n).call('POST', '/api/guest', {})
  const asked = (await from(0).call('POST', '/api/work', { for: 'guest' })).data
  const work = workedOut(String(asked['challenge']), Number(asked['bits']))
  const many = await Promise.all(Array.from({ length: 8 }, (_, n) => from(n).call('POST', '/api/guest', { work })))
  const again = await from(1).call('POST', '/api/guest', { work })
  const letIn = [...many, again].filter(({ status }) => status === 200).length
  const changed = { ...work, challenge: work.challenge.replace(/^./, first => (first === 'e' ? 'f' : 'e')) }
  const forged = await from(2).call('POST', '/api/guest', { work: changed })
  return {
    tries: 10,
    worked: [
      ...(letIn > 1 ? [`${letIn} came in by one proof`] : []),
      ...(forged.status === 200 ? ['a changed challenge was taken'] : []),
    ],
  }
}

function workedOut(challenge: string, bits: number): { challenge: string; answer: string } {
  for (let n = 0; ; n++) {
    const hash = createHash('sha256')
      .update(`${challenge.slice(-16)}:${n}`)
      .digest()
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return { challenge, answer: String(n) }
  }
}

/** A name of somebody else's that leads to this machine, as a browser would call it. */
function rebound(target: Target) {
  const names = ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.example:80']
  const status = (host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
      const call = request(`${target.url}/api/sign-in/passkey/options`, { method: 'POST', headers }, answer => {
        answer.resume()
        resolve(answer.statusCode!)
      })
      call.on('error', reject)
      call.end('{}')
    })
  return Promise.all(names.map(status)).then(statuses => ({
    tries: names.length,
    worked: statuses.flatMap((code, n) => (code === 403 ? [] : [`${names[n]} was answered ${code}`])),
  }))
}
