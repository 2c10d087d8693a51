import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** Whether the whole table is laid out however small the screen is: for a picture of it. */
export const wholeTable = signal(false)

/** Whether the screen is as a media query says, now and after every change. */
function matching(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media)
  const matches = signal(query.matches)
  query.addEventListener('change', () => {
    matches.value = query.matches
  })
  return computed(() => matches.value && !wholeTable.value)
}

/** Whether the screen is too small for the whole table at once: a phone, or a page zoomed in. */
export const small = matching('(max-width: 820px), (max-height: 560px)')

/** Whether fingers do what a mouse would: nothing can be clicked or pointed at. However wide the screen is. */
export const touch = matching('(hover: none), (pointer: coarse)')

/** Whether not even a table in one column fits: a tablet held upright is small, but not narrow. */
export const narrow = matching('(max-width: 700px), (max-height: 560px)')

/** Whether it is a phone held upright: a card has its width, and needs its height. */
export const upright = matching('(max-width: 640px) and (min-height: 561px)')

/** Whether a board, the figures of its game and its story have room beside each other. */
export const roomy = matching('(min-width: 1120px) and (min-height: 700px)')
