import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Preferences } from '@overseer/protocol'
import { preferencesOf } from '../accounts/players.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { escaped, sheet } from './mail-text.ts'
import type { AccountWatch } from './routes.ts'
import { type Permit, readPermit } from './signed-link.ts'
import { wordsIn } from './words.ts'

interface Dependencies {
  readonly database: Database
  readonly secret: string
  readonly place: string // the name of this server
  readonly watch: AccountWatch
  now(): number
}

const query = z.object({ token: z.string().max(1000) })

const WORDS = {
  confirm: { title: 'confirm.title', button: 'confirm.button', done: 'confirm.done' },
  unsubscribe: { title: 'stop.title', button: 'stop.button', done: 'stop.done' },
} as const

/**
 * What links in e-mails lead to. Opening one changes nothing, because programs open links too; its button does. Mail
 * programs that offer to unsubscribe post to the same address (RFC 8058).
 */
export async function addMailPages(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register((pages, _options, done) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null, {}), // the token says everything
    )
    for (const may of ['confirm', 'unsubscribe'] as const) {
      pages.get(`/mail/${may}`, (request, reply) => show(request, reply, may, deps, false))
      pages.post(`/mail/${may}`, (request, reply) => show(request, reply, may, deps, true))
    }
    done()
  })
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  may: Permit['may'],
  { database, secret, place, watch, now }: Dependencies,
  act: boolean,
): Promise<FastifyReply> {
  // Browsers name the origin of a form only where they may name the page it is on.
  void reply
    .type('text/html; charset=utf-8')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
  const parsed = query.safeParse(request.query)
  const permit = parsed.success ? readPermit(parsed.data.token, secret, now()) : undefined
  const isOpen = permit?.may === may && (permit.may !== 'confirm' || (await isUnused(database, permit.once)))
  const player = isOpen ? await playerOf(database, permit) : undefined
  if (player === undefined || permit === undefined) return reply.code(400).send(badLink())
  const { language } = preferencesOf(player)
  const say = wordsIn(language)
  const words = WORDS[may]
  if (act) {
    if (permit.may === 'confirm') {
      if (!(await use(database, permit.once))) return reply.code(400).send(badLink())
      if (permit.email !== player.email) await watch.onAddress(request, player, 'email-changed')
    }
    await database.updateTable('players').set(changeBy(permit, player)).where('id', '=', player.id).execute()
    return reply.send(page(language, say(words.done), ''))
  }
  const about =
    permit.may === 'confirm'
      ? [permit.email, say('confirm.text', { place }), say('confirm.ignore')]
      : [say('stop.text')]
  const text = about.map(line => `<p>${escaped(line)}</p>`).join('')
  const form = `<form method="post">${text}<button>${escaped(say(words.button))}</button></form>`
  return reply.send(page(language, say(words.title), form))
}

function badLink(): string {
  const text = wordsIn('en')('link.bad')
  return page('en', text, `<p>${escaped(text)}</p>`)
}

function page(language: Preferences['language'], title: string, body: string): string {
  return sheet(language, title, `<h1>${escaped(title)}</h1>${body}`)
}

async function isUnused(database: Database, ticket: string): Promise<boolean> {
  const found = database.selectFrom('challenges').select('challenge').where('challenge', '=', ticket)
  return (await found.executeTakeFirst()) !== undefined
}

/** False if somebody was faster. */
async function use(database: Database, ticket: string): Promise<boolean> {
  const used = await database.deleteFrom('challenges').where('challenge', '=', ticket).executeTakeFirst()
  return used.numDeletedRows > 0n
}

function playerOf(database: Database, { player }: Permit): Promise<PlayerRow | undefined> {
  return database.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirst()
}

/** What a link changes in the row of a player. Whoever confirms an address wants to hear something there. */
function changeBy(permit: Permit, player: PlayerRow): Partial<PlayerRow> {
  const preferences = preferencesOf(player)
  const wish = preferences.notices.email
  const email = permit.may === 'unsubscribe' ? 'off' : wish === 'off' ? 'turn' : wish
  return {
    ...(permit.may === 'confirm' ? { email: permit.email } : {}),
    preferences: JSON.stringify({ ...preferences, notices: { ...preferences.notices, email } }),
  }
}
