import { type Gain, type Price, RESOURCES, type Space } from '@overseer/shelter'
import { Sign } from '../../../ui/art.tsx'
import css from './space.module.css'

const RESOURCES_AND_ANY = [...RESOURCES, 'any'] as const
const MOST = 3 // signs of a kind that a space shows one by one
const TAG = 0.7 // of a sign: how wide their number is

/** Cost on red, reward on green, from left to right as printed. */
export function SpaceSigns({ space }: { space: Space }) {
  return (
    <span class={css.signs} style={{ '--count': countOf(space) }}>
      {!space.free && <CostSigns space={space} />}
      <GainSigns space={space} />
    </span>
  )
}

/** How many signs wide it is; a letter to train in takes as much room as one. */
function countOf({ cost, gain, free }: Space): number {
  const cubes = (price: Price): number => cubeSigns(price).length
  const widths = gain.map(one => {
    if (one.icon === 'exchange') return cubes(one.left) + 1 + cubes(one.right)
    if (one.icon === 'train') return one.letter === undefined ? 1.4 : 2
    return 'n' in one ? one.n : 1
  })
  const tags = RESOURCES_AND_ANY.filter(kind => (cost[kind] ?? 0) > MOST).length
  return widths.reduce((sum, width) => sum + width, free ? 0 : costSigns(cost).length + tags * TAG)
}

export function CostSigns({ space }: { space: Space }) {
  return <span class={css.cost}>{costSigns(space.cost)}</span>
}

export function GainSigns({ space }: { space: Space }) {
  return (
    <span class={css.reward}>
      {space.gain.map((gain, i) => (
        <GainSign key={i} gain={gain} />
      ))}
    </span>
  )
}

export function PriceSigns({ price }: { price: Price }) {
  return <span class={css.cost}>{cubeSigns(price)}</span>
}

function costSigns(cost: Space['cost']) {
  return [
    ...cubeSigns(cost, MOST),
    ...(cost.item ? [<Sign key="item" name="item" />] : []),
    ...(cost.roomPrice ? [<Sign key="price" name="roomPrice" />] : []),
    ...(cost.injure ? [<Sign key="injure" name="injure" />] : []),
  ]
}

/** The signs of a price; more than so many of a kind are one sign with a number. */
function cubeSigns(price: Price, most = Number.POSITIVE_INFINITY) {
  return RESOURCES_AND_ANY.flatMap(kind => {
    const n = price[kind] ?? 0
    if (n > most)
      return [
        <span key={kind} class={css.tagged}>
          <b>{n}</b>
          <Sign name={kind} />
        </span>,
      ]
    return Array.from({ length: n }, (_, i) => <Sign key={`${kind}${i}`} name={kind} />)
  })
}

function GainSign({ gain }: { gain: Gain }) {
  if (gain.icon === 'exchange')
    return (
      <>
        {cubeSigns(gain.left)}
        <Sign name="exchange" />
        {cubeSigns(gain.right)}
      </>
    )
  if (gain.icon === 'train')
    return (
      <span class={css.tagged}>
        <Sign name="train" />
        {gain.letter !== undefined && <b>{gain.letter}</b>}
      </span>
    )
  if ('n' in gain)
    return (
      <>
        {Array.from({ length: gain.n }, (_, i) => (
          <Sign key={i} name={gain.icon} />
        ))}
      </>
    )
  return <Sign name={gain.icon} />
}
