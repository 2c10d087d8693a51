import type { Node } from '@overseer/wasteland'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { countBadge, figureSvg } from './figure-art.ts'
import type { Point } from './geometry.ts'
import type { Standing } from './layouts.ts'
import type { FigureLook } from './model.ts'
import { hop, isStill, lieDown, popUp } from './motion.ts'

/** Who stands on the map, from north to south, names of places over them, and over all whoever acts. They hop where they go, pop up where they come, lie down when they fall. */

const drawn = new Map<string, string>()

function svgOf(look: FigureLook, count: number): string {
  const key = JSON.stringify([look, count])
  let svg = drawn.get(key)
  if (svg === undefined) {
    svg = figureSvg(look) + (count > 1 ? countBadge(count) : '')
    drawn.set(key, svg)
  }
  return svg
}

interface Last {
  readonly at: Point
  readonly node: Node
  readonly deaths: number
  readonly element: SVGGElement
}

interface FiguresProps {
  readonly standings: readonly Standing[]
  readonly spots: ReadonlyMap<Node, Point>
  readonly pace: number
  readonly children: ComponentChildren
}

export function Figures({ standings, spots, pace, children }: FiguresProps) {
  const elements = useRef(new Map<string, SVGGElement>())
  const before = useRef<ReadonlyMap<string, Last> | null>(null)
  const fallen = useRef<SVGGElement>(null)

  useLayoutEffect(() => {
    const last = before.current
    before.current = new Map(standings.map(standing => [standing.figure.id, noted(standing, elements.current)]))
    if (last === null || isStill(pace) || isJump(last, before.current)) return
    let arrived = 0
    for (const { figure, at } of standings) {
      const element = elements.current.get(figure.id)
      const old = last.get(figure.id)
      if (element === undefined) continue
      if (old === undefined) popUp(element, at, pace, 120 * arrived++)
      else if ((figure.deaths ?? 0) > old.deaths) fall(element, old, at, pace)
      else if (old.node !== figure.node) hop(element, wayOf(old.at, figure.via, spots, at), pace)
    }
    const here = new Set(standings.map(({ figure }) => figure.id))
    for (const [id, { element, at }] of last) if (!here.has(id)) bury(fallen.current!, element, at, pace)
  }, [standings])

  const drawing = ({ figure, at: [x, y], size, count, hidden }: Standing) => (
    <g
      key={figure.id}
      ref={element => {
        if (element !== null) elements.current.set(figure.id, element)
      }}
      data-figure={figure.id}
      style={{ transform: `translate(${x}px, ${y}px)`, display: hidden ? 'none' : undefined }}
    >
      <g
        transform={size === 1 ? undefined : `scale(${size})`}
        dangerouslySetInnerHTML={{ __html: svgOf(figure.look, count) }}
      />
    </g>
  )
  return (
    <>
      <g class="m-deaf">
        <g ref={fallen} />
        {standings.filter(standing => !isActing(standing)).map(drawing)}
      </g>
      {children}
      <g class="m-deaf">{standings.filter(isActing).map(drawing)}</g>
    </>
  )
}

const isActing = ({ figure: { look } }: Standing): boolean => look.is === 'survivor' && look.active === true

const FEW = 4

/** More come and go at once than anything that happens lets come and go: another moment is looked at. */
function isJump(last: ReadonlyMap<string, Last>, now: ReadonlyMap<string, Last>): boolean {
  const gone = [...last.keys()].filter(id => !now.has(id))
  const come = [...now.keys()].filter(id => !last.has(id))
  return gone.length + come.length > FEW
}

function noted({ figure, at }: Standing, elements: ReadonlyMap<string, SVGGElement>): Last {
  return { at, node: figure.node, deaths: figure.deaths ?? 0, element: elements.get(figure.id)! }
}

function wayOf(
  from: Point,
  via: readonly Node[] | undefined,
  spots: ReadonlyMap<Node, Point>,
  to: Point,
): readonly Point[] {
  const between = (via ?? []).map(node => spots.get(node)).filter(spot => spot !== undefined)
  return [from, ...between.slice(0, -1), to]
}

/** Lies down where it was, then stands where it is now. */
function fall(element: SVGGElement, { at: from }: Last, to: Point, pace: number): void {
  const down = lieDown(element, from, pace)
  if (down !== null) down.onfinish = () => popUp(element, to, pace)
}

/** What was taken off the map lies down first. */
function bury(ground: SVGGElement, element: SVGGElement, at: Point, pace: number): void {
  ground.append(element)
  const down = lieDown(element, at, pace)
  if (down === null) element.remove()
  else down.onfinish = () => element.remove()
}
