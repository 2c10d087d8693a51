import { signal } from '@preact/signals'

/** Where we are: the part of the address behind '#/'. */
export const route = signal(read())

function read(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

addEventListener('hashchange', () => {
  route.value = read()
})

export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`
}
