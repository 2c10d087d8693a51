import { signal } from '@preact/signals'

/** Where we are: the part of the address behind '#/'. */
export const route = signal(read())

function read(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

const BEEN_HERE = 'been here' // of an entry of the history: whoever comes back finds it where it was left

if (history.state === null) history.replaceState(BEEN_HERE, '')

addEventListener('hashchange', () => {
  const [before] = route.value
  route.value = read()
  if (history.state !== null) return
  history.replaceState(BEEN_HERE, '')
  if (before !== 'rules' || route.value[0] !== 'rules') scrollTo(0, 0) // else a rule is looked for where it stands
})

export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`
}
