import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 820px), (max-height: 560px)')

/** Whether the screen is too small for the whole table at once: a phone, or a page zoomed in. */
export const small = signal(query.matches)

query.addEventListener('change', () => {
  small.value = query.matches
})
