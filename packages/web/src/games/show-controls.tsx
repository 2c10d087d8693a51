import type { Stage } from '../table/stage.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { useKeys } from '../ui/keys.ts'
import css from './show-controls.module.css'

/** Holds the show, goes on, skips to its end, shows the last turn again, or goes through it step by step. */
export function ShowControls({ stage }: { stage: Stage }) {
  if (stage.still) return null
  return <Controls stage={stage} />
}

function Controls({ stage }: { stage: Stage }) {
  const { busy, earlier } = stage.scene.value
  const paused = stage.paused.value
  const repeats = !busy && stage.mayRepeat
  useKeys([
    { keys: ['.'], shown: '.', help: () => t('show.pause'), run: () => stage.pause() },
    { keys: [','], shown: ',', help: () => t('show.again'), run: () => stage.repeat() },
    { keys: ['<'], shown: '<', help: () => t('show.back'), run: () => stage.back() },
    { keys: ['>'], shown: '>', help: () => t('show.forth'), run: () => stage.forth() },
  ])
  return (
    <span class={css.controls} data-show>
      <Control
        sign="stepBack"
        label={t('show.back')}
        off={!(busy ? earlier : stage.mayRepeat)}
        run={() => stage.back()}
      />
      <Control
        sign={paused ? 'play' : 'pause'}
        label={t(paused ? 'show.resume' : 'show.pause')}
        off={!busy}
        run={() => stage.pause()}
      />
      <Control sign="stepForward" label={t('show.forth')} off={!busy} run={() => stage.forth()} />
      <Control sign="skip" label={t('show.skip')} off={!busy} run={() => stage.skip()} />
      <Control sign="again" label={t('show.again')} off={!repeats} run={() => stage.repeat()} />
    </span>
  )
}

function Control({ sign, label, off, run }: { sign: string; label: string; off: boolean; run(): void }) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={off} onClick={() => !off && run()}>
      <Sign name={sign} />
    </button>
  )
}

/** Whether a click was meant for the controls of the show, or for talking meanwhile: any other skips it. */
export function isForShow({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-show], [data-talk]') !== null
}
