import {
  asState,
  graphOf,
  isWholeTile,
  type Node,
  parseSpace,
  pointersOf,
  SHIP,
  type View,
  type Way,
  survivorOf,
} from '@overseer/wasteland'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { attention, suggested } from '../../../table/attention.ts'
import { stillness } from '../../../page/settings.ts'
import { small } from '../../../ui/screen-size.ts'
import { atlasOf, centerOf } from '../map/atlas.ts'
import { MapCamera } from '../map/camera.ts'
import type { Point } from '../map/geometry.ts'
import { WastelandMap } from '../map/map.tsx'
import type { Highlights, MapBoard, MapWords, WalkedPath } from '../map/model.ts'
import { Overview } from '../map/overview.tsx'
import { extraSignsOf, figuresOf, litterOf, pennantsOf } from '../map/from-view.ts'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { isActing } from './actions.ts'
import { useBoard, usePlay } from './board-state.ts'
import { useKept } from './kept.ts'
import { OverviewButton } from './overview.tsx'
import { pickNode } from './pick-node.ts'
import { type Play, topic } from './play.ts'
import { openNodes, tilesAsked, wayTo } from './targets.ts'
import css from './map-pane.module.css'

const CLOSE = 1.27 // how near a phone looks at one's own survivor
const HEAD = 40 // by how much somebody may rise above their tile
const OVERLAID = 96 // pixels of a phone's map under the small one and the buttons

/** The map as it stands, with what may be done on it. On a phone the first tap shows, the second does. `plain`: to look at. */
export function MapPane({ plain = false }: { plain?: boolean }) {
  const board = useBoard()
  const play = usePlay()
  const { view } = play
  const mapCamera = useMemo(() => new MapCamera(small.value ? OVERLAID : 0), [])
  const [pointed, setPointed] = useState<Node | null>(null)
  const touch = useRef(false)
  const current = useRef(play)
  current.current = play
  const words = useMemo(() => wordsOf(() => current.current), [play.spaces])
  const sheet: MapBoard = useKept({ scenario: view.options.scenario, tiles: view.board.tiles })
  const figures = useKept(figuresOf(view))
  const pennants = useKept(pennantsOf(view))
  const signs = useKept(extraSignsOf(view))
  const litter = useKept(litterOf(view))
  const open = useKept(openNodes(play))
  const lit = useKept(litNodes(play))
  const shown = pointed !== null && figures.length >= 0 ? pointed : null
  const highlights = useMemo(
    (): Highlights => ({
      open: new Set(open.filter(node => !isWholeTile(node))),
      explorable: new Set(open.filter(isWholeTile)),
      lit: new Set(lit),
      pointed: shown,
    }),
    [open, lit, shown],
  )
  const way = shown === null ? undefined : wayTo(play, shown)
  const path = useKept(way === undefined ? null : pathOf(play, way))
  const home = view.players[play.near]?.node ?? -1
  useEffect(() => {
    if (small.value && home >= 0) mapCamera.center(centerOf(atlasOf(sheet.scenario), home), CLOSE)
  }, [home, small.value, mapCamera])

  const isRoaming = isActing(play) && tilesAsked(play) === null
  const asked = useKept(
    (isRoaming ? [home, ...open.filter(isWholeTile)] : open.length > 0 ? [...open, ...lit] : whoThinks(play)).filter(
      node => node >= 0,
    ),
  )
  useEffect(() => {
    if (!small.value) return
    mapCamera.gather(
      asked.map(node => raised(centerOf(atlasOf(sheet.scenario), node), node === home ? HEAD : 0)),
      CLOSE,
      isRoaming,
    )
  }, [asked, small.value, mapCamera])
  useEffect(() => {
    if (touch.current) setPointed(null) // a finger points at nothing any more
  }, [play.version])
  const happens = useKept(nodeOf(play))
  useEffect(() => {
    if (happens !== null) mapCamera.reveal(centerOf(atlasOf(sheet.scenario), happens))
  }, [happens, mapCamera])

  const point = (node: Node | null): void => {
    setPointed(node)
    if (node !== null) topic.value = { about: 'node', node }
  }
  const pick = (node: Node): void => {
    if (touch.current && node !== pointed) return point(node)
    point(node)
    pickNode(board, node)
  }
  return (
    <div
      class={css.map}
      onPointerDownCapture={event => (touch.current = event.pointerType === 'touch')}
      onKeyDownCapture={() => (touch.current = false)}
    >
      <WastelandMap
        board={sheet}
        words={words}
        figures={figures}
        pennants={pennants}
        signs={signs}
        litter={litter}
        highlights={highlights}
        path={path}
        ship={open.includes(SHIP) || view.players.some(({ node }) => node === SHIP)}
        mapCamera={mapCamera}
        pace={stillness() ? 0 : 1}
        plain={plain}
        onPoint={node => !touch.current && point(node)}
        onPick={pick}
      />
      {!small.value && !plain && <OverviewButton class={`button plain ${css.more}`} />}
      <div class={css.buttons}>
        <button type="button" aria-label={t('map.nearer')} onClick={() => mapCamera.nearer()}>
          <Mark name="plus" />
        </button>
        <button type="button" aria-label={t('map.farther')} onClick={() => mapCamera.farther()}>
          <Mark name="minus" />
        </button>
        <button type="button" aria-label={t('map.fit')} onClick={() => mapCamera.fit()}>
          <Mark name="fit" />
        </button>
      </div>
      {small.value && (
        <Overview
          board={sheet}
          figures={figures}
          mapCamera={mapCamera}
          label={t('map.board')}
          class={css.overview ?? ''}
        />
      )}
    </div>
  )
}

const raised = ([x, y]: Point, by: number): Point => [x, y - by]

/** The places of the quest that is pointed at, and the one that the log or a hint speaks of. */
function litNodes({ view, ahead }: Play): readonly Node[] {
  const { board } = asState(view)
  const about = topic.value
  const names = [...(attention.value === null ? [] : [attention.value]), ...suggested.value]
  if (about?.about === 'quest')
    names.push(...pointersOf(ahead.quests).flatMap(({ card, at }) => (card === about.card ? [at] : [])))
  const asked = view.pending !== null && 'foe' in view.pending ? view.pending.foe : null
  const foe = view.foes.find(({ id }) => id === asked)
  return [...names.flatMap(name => parseSpace(board, name) ?? []), ...(foe === undefined ? [] : [foe.node])].filter(
    node => node >= 0,
  )
}

/** Where the one stands whom everybody waits for. */
function whoThinks({ view, event, choices }: Play): readonly Node[] {
  if (event !== null || choices.length > 0 || view.pending === null) return []
  return [view.players[view.pending.seat]?.node ?? -1]
}

/** Where something is happening right now. */
function nodeOf({ view, event }: Play): Node | null {
  if (event === null) return null
  const place = 'to' in event ? event.to : 'at' in event ? event.at : null
  const node = typeof place === 'string' ? parseSpace(asState(view).board, place) : null
  return node != null && node >= 0 ? node : null
}

function pathOf({ view, captions: { say } }: Play, { steps, points, moves, rads, foes }: Way): WalkedPath {
  const { board } = asState(view)
  const { seat } = view.pending!
  let before = 0
  const facts = [
    say('way.points', { n: points }),
    ...(moves > 0 ? [say('way.moves', { n: moves })] : []),
    ...(rads > 0 ? [say('way.rads', { n: rads })] : []),
    ...(foes.length > 0 ? ['⚔'] : []),
  ]
  return {
    from: survivorOf(view, seat).node,
    steps: steps.map(step => {
      const danger = step.foes.length > 0 || step.rads > before
      before = step.rads
      return { node: parseSpace(board, step.to)!, cost: step.points, danger }
    }),
    total: facts.join(' · '),
  }
}

/** The words on the map; what a space is called for readers is asked anew each time. */
function wordsOf(now: () => Play): MapWords {
  const { captions } = now()
  const labels = labeller(now)
  return {
    board: t('map.board'),
    place: name => capital(captions.say(`place.${name}` as 'place.here')),
    cover: kind => t(`map.${kind}`),
    sheet: position => t('map.sheet', { n: position + 1 }),
    node: labels,
    explore: t('action.explore'),
  }
}

/** A name as a label: 'лагерь рейдеров' is 'Лагерь рейдеров' on the map. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What spaces are called; each is asked for again and again while nothing has happened. */
function labeller(now: () => Play): (node: Node) => string {
  let known = new Map<Node, string>()
  let of: View | null = null
  return node => {
    const play = now()
    if (play.view !== of) [known, of] = [new Map(), play.view]
    const label = known.get(node) ?? nodeLabel(play, node)
    known.set(node, label)
    return label
  }
}

function nodeLabel(play: Play, node: Node): string {
  const { view, spaces, captions } = play
  const name = nameOf(view, node)
  return [...new Set([spaces.title(view, name), ...captions.there(view, name)])].join(', ')
}

function nameOf(view: View, node: Node): string {
  return graphOf(asState(view).board).names[node]!
}
