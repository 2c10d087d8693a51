import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const GROUPS = 4 // of eight: a household or a rented machine has as many addresses as it likes behind these

/** From where a request comes, as far as one party answers for it: of IPv6, the network of 64 bits. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  const ip = withoutPort(request.ip)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('%')[0]!.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, GROUPS)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Some proxies say also from which port somebody calls, which is another one each time. */
function withoutPort(ip: string): string {
  return /^\[(.+)\](:\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}

/** The network that a provider may have given to one customer: of IPv6, 48 bits. */
export function siteOf(address: string): string {
  return address.replace(/^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/, '$1::/48')
}
