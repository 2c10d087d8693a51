import { signal } from '@preact/signals'
import { beginAtTop, noteScrolling, returnToPlace } from './left-at.ts'

/** Where we are: the part of the address behind '#/'. */
export const route = signal(read())

function read(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

/** An entry of the history is marked when one comes to it: whoever comes back finds it where it was left. */
function mark(): void {
  history.replaceState(Date.now(), '')
}

if (history.state === null) mark()
noteScrolling()

addEventListener('hashchange', () => {
  const [before] = route.value
  route.value = read()
  if (history.state !== null) return returnToPlace()
  mark()
  if (before !== 'rules' || route.value[0] !== 'rules') beginAtTop() // else a rule is looked for where it stands
})

export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`
}
