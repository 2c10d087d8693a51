import { NOWHERE, type Node, wholeTile } from '@overseer/wasteland'
import { useMemo, useState } from 'preact/hooks'
import { MapCamera } from '../../src/games/wasteland/map/camera.ts'
import { firstNode } from '../../src/games/wasteland/map/layouts.ts'
import { WastelandMap } from '../../src/games/wasteland/map/map.tsx'
import { madeUp, WORDS } from './made-up.ts'

/** A map that can be played with: for the tests of pointer, keys, camera and motion. */
export function Play() {
  const mapCamera = useMemo(() => new MapCamera(), [])
  const scene = useMemo(() => madeUp('commonwealth', false), [])
  const [board, setBoard] = useState(scene.board)
  const [figures, setFigures] = useState(scene.figures)
  const [pointed, setPointed] = useState<Node | null>(null)
  const [picks, setPicks] = useState<readonly Node[]>([])
  const highlights = useMemo(() => ({ ...scene.highlights!, pointed }), [pointed])
  const hidden = board.tiles.indexOf(null)

  const walk = (): void =>
    setFigures(figures.map(figure => (figure.id === 's0' ? { ...figure, node: firstNode(0), via: [4, 2, 0] } : figure)))
  const turn = (): void => setBoard({ ...board, tiles: board.tiles.with(hidden, 'farm') })
  const kill = (): void => setFigures(figures.filter(({ id }) => id !== 'f0'))
  const die = (): void =>
    setFigures(figures.map(figure => (figure.id === 's1' ? { ...figure, node: firstNode(0), deaths: 1 } : figure)))

  return (
    <div class="sheet">
      <div id="map" style={{ width: '796px', height: '556px' }}>
        <WastelandMap
          {...scene}
          board={board}
          figures={figures}
          words={WORDS}
          mapCamera={mapCamera}
          highlights={highlights}
          path={null}
          onPoint={setPointed}
          onPick={node => setPicks([...picks, node])}
        />
      </div>
      <p>
        Picked: <output id="picks">{picks.join(' ')}</output>. Pointed at:{' '}
        <output id="pointed">{pointed ?? NOWHERE}</output>. Facedown: <output id="hidden">{wholeTile(hidden)}</output>.
      </p>
      <button type="button" onClick={walk}>
        Walk
      </button>
      <button type="button" onClick={turn}>
        Turn
      </button>
      <button type="button" onClick={kill}>
        Kill
      </button>
      <button type="button" onClick={die}>
        Die
      </button>
    </div>
  )
}
