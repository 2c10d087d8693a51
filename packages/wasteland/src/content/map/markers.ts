/** Quest markers in the order in which they are used; the shape tells them apart without the colour. */
export const MARKERS = [
  { colour: 'blue', shape: 'disc' },
  { colour: 'yellow', shape: 'triangle' },
  { colour: 'green', shape: 'square' },
  { colour: 'red', shape: 'diamond' },
  { colour: 'purple', shape: 'hexagon' }, // spare, because markers never run out (W-LIMIT-R3)
  { colour: 'white', shape: 'cross' },
] as const

export type MarkerColour = (typeof MARKERS)[number]['colour']
