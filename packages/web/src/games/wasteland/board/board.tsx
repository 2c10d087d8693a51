import { useEffect, useMemo } from 'preact/hooks'
import { boardStyle } from '../../../page/settings.ts'
import type { Stage } from '../../../table/stage.ts'
import type { Table } from '../../../table/table.ts'
import { small } from '../../../ui/screen-size.ts'
import { SeatPatterns } from '../../../ui/seat.tsx'
import { Turn } from '../../../ui/turns.tsx'
import { Log } from '../../log.tsx'
import { ShowControls } from '../../show-controls.tsx'
import { skipper } from '../../shown.ts'
import { Wardrobe } from '../art/cutout.tsx'
import { Mark } from '../art/mark.tsx'
import { DialogHost } from '../dialogs/frame.tsx'
import { atlasOf } from '../map/atlas.ts'
import { t } from '../words.ts'
import { Chips, GoalStrip } from './chips.tsx'
import { Aftermath } from './aftermath.tsx'
import { isCardWanted } from './actions.ts'
import { BoardContext, BoardState, usePlay } from './board-state.ts'
import { CardTold } from './card-told.tsx'
import { Cast } from './cast.tsx'
import { Drawer } from './drawer.tsx'
import { Goal, Power } from './goal.tsx'
import { HelpLine } from './help.tsx'
import { useBoardKeys } from './keys.ts'
import { MapPane } from './map-pane.tsx'
import type { Play } from './play.ts'
import { Overview } from './overview.tsx'
import { Prompt } from './prompt.tsx'
import { Quests } from './quests.tsx'
import { Shelf } from './shelf.tsx'
import { Survivors } from './survivors.tsx'
import { TextBoard } from './text-board.tsx'
import '../art/inks.css'
import css from './board.module.css'
import drawer from './drawer.module.css'
import chips from './chips.module.css'

/** The table of Wasteland: it shows a view and offers choices, and knows no rule. */
export function WastelandBoard({ table, stage }: { table: Table; stage: Stage }) {
  const board = useMemo(() => new BoardState(table, stage), [table, stage])
  useEffect(() => () => board.close(), [board])
  const play = board.play.value
  board.drawn = play
  useBoardKeys(board)
  const survey = [() => atlasOf(play.view.options.scenario)]
  const skip = skipper(stage)
  const log = <Log table={table} stage={stage} narrator={play.narrator} />
  return (
    <BoardContext.Provider value={board}>
      <SeatPatterns />
      <Wardrobe />
      <LiveRegion />
      {boardStyle.value === 'text' ? (
        <div class={css.reading}>
          <TextBoard />
          {log}
        </div>
      ) : small.value ? (
        <div class={css.phone} onClickCapture={skip}>
          <div class={css.top}>
            <Drawer name="survivors" look={chips.button} label={<Chips />}>
              <Survivors />
            </Drawer>
            <Drawer name="goal" look={chips.button} label={<GoalStrip />}>
              <Goal />
              <Power />
              <Overview />
            </Drawer>
          </div>
          <div class={css.middle} data-drop="map">
            <Turn order={2} after={survey}>
              <MapPane />
              <Aftermath />
              <Cast />
              <DialogHost />
            </Turn>
            {stage.scene.value.busy && (
              <div class={css.show}>
                <ShowControls stage={stage} />
              </div>
            )}
          </div>
          <div class={css.sheet}>
            <Turn order={1}>
              <Prompt />
              <HelpLine />
              <nav class={css.drawers} aria-label={t('table.more')}>
                <Drawer
                  name="things"
                  active={isCardWanted(play)}
                  label={<Labelled sign="bag" text={t('table.things')} count={thingsOf(play)} />}
                >
                  <Shelf />
                  <CardTold />
                </Drawer>
                <Drawer
                  name="quests"
                  label={
                    <Labelled sign="quest" text={play.captions.say('table.quests')} count={play.view.quests.length} />
                  }
                >
                  <Quests />
                </Drawer>
                <Drawer name="log" label={<Labelled sign="event" text={t('table.log')} />}>
                  <div class={css.logSheet}>{log}</div>
                </Drawer>
              </nav>
            </Turn>
          </div>
        </div>
      ) : (
        <div class={css.board} onClickCapture={skip}>
          <div class={css.left} data-enlarged>
            <Turn order={3}>
              <Goal />
              <Power />
              <Turn order={6}>
                <Quests />
              </Turn>
            </Turn>
          </div>
          <div class={css.middle} data-drop="map">
            <Turn order={4} after={survey}>
              <MapPane />
              <Aftermath />
              <Cast />
              <DialogHost />
            </Turn>
          </div>
          <div class={css.bottom} data-enlarged>
            <Turn order={1}>
              <Prompt />
              <HelpLine />
              <Turn order={2}>
                <Shelf />
              </Turn>
            </Turn>
          </div>
          <aside class={css.side} data-enlarged aria-label={t('table.players')}>
            <Turn order={5}>
              <Survivors />
              <Turn order={7}>{log}</Turn>
            </Turn>
          </aside>
        </div>
      )}
    </BoardContext.Provider>
  )
}

function Labelled({ sign, text, count }: { sign: Parameters<typeof Mark>[0]['name']; text: string; count?: number }) {
  return (
    <>
      <span class={drawer.sign}>
        <Mark name={sign} />
        {count !== undefined && count > 0 && <small aria-hidden="true">{count}</small>}
      </span>
      <span>{text}</span>
    </>
  )
}

/** How many cards the survivor at this screen has. */
function thingsOf({ view, near }: Play): number {
  const player = view.players[near]
  return player === undefined ? 0 : player.equipped.length + player.inventory.length + player.perks.length
}

/** Says what happened and what is asked, for those who do not see it. */
function LiveRegion() {
  const { view, nameOf, narrator, choices, event, thinking } = usePlay()
  const asks = choices.length > 0 && view.pending !== null
  const happened = event === null ? '' : narrator.event(view, event)
  const thinks = thinking === null ? '' : t('table.thinks', { who: nameOf(thinking) })
  return (
    <p class="visually-hidden" aria-live="polite" role="status">
      {happened || thinks || (asks ? narrator.question(view) : '')}
    </p>
  )
}
