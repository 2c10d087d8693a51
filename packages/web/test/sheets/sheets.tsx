import {
  AGENDA_IDS,
  AGENDAS,
  AREAS,
  CHARACTER_ABILITIES,
  CHARACTER_IDS,
  ENEMIES,
  ENEMY_IDS,
  type EnemyId,
  FACES,
  FACTION_TOKEN_IDS,
  ITEM_IDS,
  LETTERS,
  MARKERS,
  PERK_IDS,
  SCENARIO_IDS,
  type ScenarioId,
} from '@overseer/wasteland'
import type { ComponentChildren, ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { Figure, Portrait } from '../../src/games/wasteland/art/cutout.tsx'
import { EncounterSign, LevelShield, MarkerSign } from '../../src/games/wasteland/art/badges.tsx'
import { Body, Die, HealthTrack, LetterToken, LetterTrack } from '../../src/games/wasteland/art/dice.tsx'
import { Mark } from '../../src/games/wasteland/art/mark.tsx'
import { AgendaPicture, ItemPicture, PerkPicture } from '../../src/games/wasteland/art/picture.tsx'
import { FoePortrait } from '../../src/games/wasteland/art/portrait.tsx'
import { Vignette } from '../../src/games/wasteland/art/vignette.tsx'
import { type VignetteName, VIGNETTES } from '../../src/games/wasteland/art/vignettes/scenes.ts'
import { type SignName, SIGNS } from '../../src/games/wasteland/art/signs.ts'
import { MapCamera } from '../../src/games/wasteland/map/camera.ts'
import { Overview } from '../../src/games/wasteland/map/overview.tsx'
import { WastelandMap } from '../../src/games/wasteland/map/map.tsx'
import { madeUp, WORDS } from './made-up.ts'
import { Play } from './play.tsx'

function Cell({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  )
}

function Figures() {
  return (
    <div class="sheet">
      <style>
        {'.s{height:132px;width:132px}.e{height:112px;width:112px}.p{width:52px}.m{height:44px;width:44px}'}
      </style>
      {CHARACTER_IDS.map((of, at) => (
        <Cell key={of} name={of}>
          <Figure of={of} seat={at % 4} class="s" />
          <Figure of={of} seat={(at + 1) % 4} class="m" />
          <Portrait of={of} seat={(at + 2) % 4} class="p" />
        </Cell>
      ))}
      {[...ENEMY_IDS, ...FACTION_TOKEN_IDS].map(of => (
        <Cell key={of} name={of}>
          <Figure of={of} class="e" />
          <Figure of={of} class="m" />
        </Cell>
      ))}
    </div>
  )
}

function Pictures() {
  return (
    <div class="sheet">
      <style>{'.b{width:96px;height:72px}.sm{width:30px}'}</style>
      {[...ITEM_IDS, ...CHARACTER_ABILITIES].map(of => (
        <Cell key={of} name={of}>
          <ItemPicture of={of} class="b" />
        </Cell>
      ))}
      {PERK_IDS.map(of => (
        <Cell key={of} name={of}>
          <PerkPicture of={of} class="b" />
        </Cell>
      ))}
      {AGENDA_IDS.slice(0, 23).map(of => (
        <Cell key={of} name={AGENDAS[of].name}>
          <AgendaPicture of={of} class="b" />
        </Cell>
      ))}
    </div>
  )
}

function Portraits() {
  return (
    <div class="sheet">
      <style>{'.f{width:252px;height:172px;display:block}'}</style>
      {[...ENEMY_IDS, ...FACTION_TOKEN_IDS].map((of, at) => (
        <Cell key={of} name={of}>
          <FoePortrait
            of={of}
            lit={of in ENEMIES ? ENEMIES[of as EnemyId].vulnerable : AREAS.slice(at % 3, 2 + (at % 3))}
            names={{ head: 'Head', arms: 'Arms', body: 'Body', legs: 'Legs' }}
            class="f"
          />
        </Cell>
      ))}
    </div>
  )
}

function Vignettes() {
  return (
    <div class="sheet">
      <style>{'.v{width:252px;height:198px;display:block}'}</style>
      {(Object.keys(VIGNETTES) as VignetteName[]).map(of => (
        <Cell key={of} name={of}>
          <Vignette of={of} class="v" />
        </Cell>
      ))}
    </div>
  )
}

function Signs() {
  return (
    <div class="sheet">
      <style>{'.g{width:40px;height:40px}.d{width:76px}.t{width:230px;height:24px}.l{width:230px}'}</style>
      {(Object.keys(SIGNS) as SignName[]).map(name => (
        <Cell key={name} name={name}>
          <Mark name={name} class="g" />
        </Cell>
      ))}
      {(['settlement', 'wasteland', 'vault84', 'vault109'] as const).map(deck => (
        <Cell key={deck} name={deck}>
          <EncounterSign deck={deck} level={3} class="g" />
        </Cell>
      ))}
      {MARKERS.map(({ colour, shape }) => (
        <Cell key={colour} name={colour}>
          <MarkerSign shape={shape} colour={colour} class="g" />
        </Cell>
      ))}
      {FACES.map((face, at) => (
        <Cell key={at} name={`die ${at + 1}`}>
          <Die face={face} ringed={at % 2 === 1} class="d" />
        </Cell>
      ))}
      <Cell name="blank">
        <Die face={null} class="d" />
      </Cell>
      <Cell name="level">
        <LevelShield level={3} class="g" />
      </Cell>
      <Cell name="body">
        <Body lit={['head', 'legs']} class="g" />
      </Cell>
      {LETTERS.map((letter, at) => (
        <Cell key={letter} name={letter}>
          <LetterToken letter={letter} seat={at % 4} owned={at !== 2} spent={at === 4} class="g" />
        </Cell>
      ))}
      <Cell name="letters">
        <LetterTrack owned={['P', 'I', 'A']} xp={5} seat={0} class="l" />
      </Cell>
      <Cell name="track">
        <HealthTrack hp={13} rads={2} loss={3} class="t" />
        <HealthTrack hp={9} rads={4} gain={2} max={12} class="t" />
      </Cell>
    </div>
  )
}

/** A scenario, all of its tiles explored or all but the ones that lie open at the start, with many on it. */
function Board({ scenario, crowded }: { scenario: ScenarioId; crowded: boolean }) {
  const mapCamera = useMemo(() => new MapCamera(), [])
  const scene = useMemo(() => madeUp(scenario, crowded), [scenario, crowded])
  return (
    <div class="sheet">
      <div style={{ width: '796px', height: '556px', border: '2px solid var(--line)' }}>
        <WastelandMap {...scene} words={WORDS} mapCamera={mapCamera} pace={0} />
      </div>
      <Overview board={scene.board} figures={scene.figures} mapCamera={mapCamera} label="Overview" class="overview" />
      <style>{'.overview{width:180px}'}</style>
    </div>
  )
}

const boards = Object.fromEntries(
  SCENARIO_IDS.flatMap(scenario => [
    [`map-${scenario}`, () => <Board scenario={scenario} crowded={false} />],
    [`full-${scenario}`, () => <Board scenario={scenario} crowded />],
  ]),
)

export const SHEETS: Readonly<Record<string, ComponentType>> = {
  figures: Figures,
  signs: Signs,
  vignettes: Vignettes,
  portraits: Portraits,
  pictures: Pictures,
  play: Play,
  ...boards,
}
