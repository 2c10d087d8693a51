import { effect } from '@preact/signals'
import type { Node } from '@overseer/wasteland'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useTurns, useWork } from '../../../ui/turns.tsx'
import { atlasOf, centerOf } from './atlas.ts'
import { fitted, MapCamera } from './camera.ts'
import { Figures } from './figures-layer.tsx'
import { listen } from './gestures.ts'
import { Hits } from './hits-layer.tsx'
import { type Laid, layOutBoard } from './layouts.ts'
import { Fogs, Lights, Walk, WalkTotal } from './lights-layer.tsx'
import type { ExtraSign, Highlights, Litter, MapBoard, MapFigure, MapWords, Pennant, WalkedPath } from './model.ts'
import { openingOf } from './opening.ts'
import { chipAt } from './pill.ts'
import { DEFINITIONS, sheetOf } from './sheet-art.ts'
import { Names, Signs, Tiles } from './tiles-layer.tsx'
import { NAME_SIZE } from './words.ts'
import './map.css'

/**
 * The drawn map. It fills its parent, shows the whole board, and can be zoomed and panned (wheel, drag, pinch, double
 * click; + - Home and Shift with arrows when it has the focus). It knows nothing of the rules: figures, lights and paths are
 * data (from-view.ts makes them from a view), words come from outside, and it says which node was pointed at or picked.
 *
 *     const mapCamera = useMemo(() => new MapCamera(), [])
 *     <WastelandMap mapCamera={mapCamera} board={…} figures={figuresOf(view)} … onPick={node => …} />
 *     <button onClick={() => mapCamera.nearer()}>+</button>
 *
 * <Wardrobe/> (art/cutout.tsx) has to be on the page once. Panning moves one layer; layers whose data are the same are
 * not drawn again, so keep the objects you pass the same while nothing in them changes.
 */
export interface MapProps {
  readonly board: MapBoard
  readonly words: MapWords
  readonly figures: readonly MapFigure[]
  readonly pennants?: readonly Pennant[]
  readonly signs?: readonly ExtraSign[]
  readonly litter?: Litter
  readonly highlights?: Highlights
  readonly path?: WalkedPath | null
  readonly ship?: boolean // somebody may go to the ship, or is there
  readonly mapCamera?: MapCamera
  readonly pace?: number // of motion: 1 usual, 0 at once
  readonly plain?: boolean // no names: the small map of the review
  readonly size?: number // of marks and figures, the usual being 1; without it, what suits the window
  readonly onPoint?: (node: Node | null) => void
  readonly onPick?: (node: Node) => void
}

const NONE: readonly never[] = []
const DARK: Highlights = { open: new Set(), explorable: new Set(), lit: new Set(), pointed: null }
const CLEAN: Litter = { fog: NONE, wreck: null, caps: NONE }
const EMPTY: Laid = { layouts: NONE, standings: NONE, spots: new Map() }
const LAYERS = 5 // that come one by one: tiles, signs, figures, names, what can be pointed at
const ORDER = 10 // after what stands around the map
const LEGIBLE = 8.2 // pixels; smaller names are not shown

export function WastelandMap({
  board,
  words,
  figures,
  pennants = NONE,
  signs = NONE,
  litter = CLEAN,
  highlights = DARK,
  path = null,
  ship = false,
  mapCamera: given,
  pace = 1,
  plain = false,
  size: wanted,
  onPoint,
  onPick,
}: MapProps) {
  const own = useMemo(() => new MapCamera(), [])
  const mapCamera = given ?? own
  const pane = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const atlas = atlasOf(board.scenario)
  const [suits, setSuits] = useState(0) // until the window has been measured
  const size = wanted ?? suits
  const opening = useMemo(
    () => (size === 0 ? null : openingOf(board, words.place, figures, pennants, signs, size)),
    [size === 0],
  )
  const worked = useWork(opening, ORDER)
  const layers = useTurns(worked ? LAYERS : 0, ORDER)
  const laid = useMemo(
    () => (layers > 0 ? layOutBoard(board, atlas, words.place, figures, pennants, signs, size) : EMPTY),
    [board, words, figures, pennants, signs, size, layers > 0],
  )
  const { explorable } = highlights
  const chips = useMemo(
    () => [...explorable].map(node => chipAt(centerOf(atlas, node), words.explore)),
    [atlas, explorable, words],
  )
  const ground = useMemo(() => DEFINITIONS + sheetOf(atlas), [atlas])

  useLayoutEffect(() => {
    const element = pane.current!
    const measure = (): void => {
      const window = { width: element.clientWidth, height: element.clientHeight }
      mapCamera.measure(atlas, window)
      setSuits(suitable(fitted(atlas, window).k))
    }
    const watcher = new ResizeObserver(measure) // at once, and before anything is painted, without another layout
    watcher.observe(element)
    const unlisten = listen(element, mapCamera)
    const unfollow = follow(mapCamera, element, sheet.current!, size)
    return () => {
      watcher.disconnect()
      unlisten()
      unfollow()
    }
  }, [mapCamera, atlas, size])

  return (
    <div ref={pane} class="m-window" style={{ width: '100%', height: '100%' }}>
      <div ref={sheet} class="m-sheet">
        <svg
          width={atlas.width}
          height={atlas.height}
          viewBox={`0 0 ${atlas.width} ${atlas.height}`}
          role="group"
          aria-label={words.board}
        >
          <g class="m-deaf" dangerouslySetInnerHTML={{ __html: ground }} />
          {layers > 0 && <Tiles board={board} atlas={atlas} words={words} size={size} ship={ship} pace={pace} />}
          {layers > 1 && <Fogs board={board} atlas={atlas} nodes={litter.fog} />}
          {layers > 1 && <Lights board={board} atlas={atlas} highlights={highlights} explore={words.explore} />}
          {layers > 1 && <Signs board={board} atlas={atlas} laid={laid} signs={signs} litter={litter} plain={plain} />}
          <Walk path={path} spots={laid.spots} />
          {layers > 2 && (
            <Figures standings={laid.standings} spots={laid.spots} pace={pace}>
              {layers > 3 && <Names board={board} atlas={atlas} laid={laid} pennants={pennants} plain={plain} />}
            </Figures>
          )}
          <WalkTotal path={path} laid={laid} chips={chips} mapCamera={mapCamera} />
          {layers > 4 && (
            <Hits
              board={board}
              atlas={atlas}
              words={words}
              spots={laid.spots}
              highlights={highlights}
              ship={ship}
              mapCamera={mapCamera}
              {...(onPoint && { onPoint })}
              {...(onPick && { onPick })}
            />
          )}
        </svg>
      </div>
    </div>
  )
}

/** Marks grow where the whole board is shown small; a phone shows a part of it, so there they need not. */
function suitable(k: number): number {
  if (k < 0.6) return 1
  return k < 0.74 ? 1.2 : k < 0.86 ? 1.1 : 1
}

const SETTLED = 160 // milliseconds after the last move, the sheet is drawn sharp

/** Moves the sheet as the camera says, and hides names that are too small to read. */
function follow(mapCamera: MapCamera, pane: HTMLElement, sheet: HTMLElement, size: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    const { x, y, k } = mapCamera.camera.value
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`
    pane.toggleAttribute('data-far', k * NAME_SIZE * size < LEGIBLE)
    sheet.toggleAttribute('data-moving', true)
    clearTimeout(timer)
    timer = setTimeout(() => sheet.removeAttribute('data-moving'), SETTLED)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
