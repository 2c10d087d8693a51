import { Visitor, type Target, letThrough, type Outcome, type Try } from './visitor.ts'

/** What is for those who run a server, tried by others. */

/** An admin has left their browser open: whoever sits down there bans, renames, closes and announces nothing. */
export async function staffLeftOpen(target: Target): Promise<Outcome> {
  const [admin, victim] = [await Visitor.member(target), await Visitor.member(target)]
  await target.database.insertInto('roles').values({ player: admin.id, role: 'admin' }).execute()
  await admin.leftOpen()
  const reason = { reason: 'because I can' }
  const notice = { from: 0, until: null, text: 'Gone for good' }
  const acts: Try[] = [
    ['POST', `/api/admin/players/${victim.id}/ban`, { ...reason, until: null }],
    ['POST', `/api/admin/players/${victim.id}/mute`, { ...reason, until: null }],
    ['POST', `/api/admin/players/${victim.id}/unban`, reason],
    ['POST', `/api/admin/players/${victim.id}/rename`, { ...reason, name: 'Nobody at all' }],
    ['POST', `/api/admin/players/${victim.id}/end-sessions`, reason],
    ['POST', `/api/admin/players/${victim.id}/role`, { role: 'admin' }],
    ['PUT', '/api/admin/maintenance', { notice }],
  ]
  const worked = await letThrough(admin, acts)
  worked.push(...(await letThrough(victim, acts))) // who has no role at all
  return { tries: admin.tries + victim.tries, worked }
}

/** Reads how much is played when, which tells of tables that are seen later: through a proxy, as everybody comes. */
export async function figures(target: Target): Promise<Outcome> {
  const spy = new Visitor(target)
  const worked: string[] = []
  const paths = ['/metrics', '/metrics?', '/%6detrics', '//metrics', '/metrics/']
  const says: Record<string, string>[] = [{}, { forwarded: 'for=127.0.0.1' }, { 'x-forwarded-for': '127.0.0.1, ::1' }]
  for (const path of paths)
    for (const more of says)
      if ((await spy.call('GET', path, undefined, more)).status === 200) worked.push(`${path} was told`)
  return { tries: spy.tries, worked }
}

/** Addresses written otherwise: what is private is kept by no cache on the way, and nobody is counted as somebody else. */
export async function otherSpellings(target: Target): Promise<Outcome> {
  const victim = await Visitor.member(target)
  const paths = ['/%61pi/me', '/ap%69/sessions', '/api/%6de', '/api/me?x=.css', '/api/me/..%2fme', '/api/me;x.js']
  const worked: string[] = []
  for (const path of paths) {
    const answer = await fetch(target.url + path, {
      headers: { cookie: victim.cookie, 'x-forwarded-for': victim.address },
    })
    const text = await answer.text()
    if (text.includes(victim.id) && answer.headers.get('cache-control') !== 'no-store')
      worked.push(`${path} may be kept by others`)
  }
  return { tries: paths.length, worked }
}
