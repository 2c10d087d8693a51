import { t } from '../words.ts'

/** What people call the browser that calls itself a dozen things. */
export function browserName(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? t('account.unknownBrowser')
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1]
  const known = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system === undefined ? known : `${known}, ${system}`
}
