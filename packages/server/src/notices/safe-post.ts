import { type LookupAddress, lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

interface PostRequest {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  /** Whether it may go to a machine of our own network. Never where a stranger chose the address. */
  readonly inside: boolean
  readonly patience: number // ms for the whole of it
}

/** Posts something and returns the status of the answer; its body is not read. Redirects are not followed. */
export function post(address: string, { headers, body, inside, patience }: PostRequest): Promise<number> {
  const url = new URL(address)
  const send = url.protocol === 'https:' ? request : plainRequest
  if (!inside && (url.protocol !== 'https:' || isInside(url.hostname))) throw new Error('a forbidden address')
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, ...(inside ? {} : { lookup: lookupOutside }) }
    const sent = send(url, options, answer => {
      resolve(answer.statusCode ?? 0) // the rest may come drop by drop, for ever
      sent.destroy()
    })
    const late = setTimeout(() => sent.destroy(new Error('no answer in time')), patience)
    sent.on('close', () => clearTimeout(late))
    sent.on('error', reject)
    sent.end(body)
  })
}

const insides4 = new BlockList()
const insides6 = new BlockList() // of its own: a list of both takes every old address for a mapped one
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  insides4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96], // with old addresses written as new ones
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  insides6.addSubnet(net, bits, 'ipv6')

/** Whether a name is the number of a machine that is not on the open network. */
export function isInside(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 4) return insides4.check(address, 'ipv4')
  return isIP(address) === 6 && insides6.check(address, 'ipv6')
}

/** Finds a machine by its name, as long as it is on the open network: whoever chose the name may lie about it. */
const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const first = found?.[0]
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), '')
    if (found.some(({ address }) => isInside(address))) return done(new Error('a forbidden address'), '')
    if (options.all === true) done(null, found)
    else done(null, first.address, first.family)
  })
}
