import { sound, volume as loudness } from '../page/settings.ts'

/** Small sounds made here, off until somebody wants them. */
let context: AudioContext | undefined

const GAINS = { soft: 0.03, middle: 0.08, loud: 0.2 } as const

interface Tone {
  readonly from: number // Hz
  readonly to: number
  readonly time: number // seconds
  readonly kind: OscillatorType
  readonly delay?: number
}

export type Sound = readonly Tone[]

export const YOUR_TURN: Sound = [
  { from: 523, to: 523, time: 0.12, kind: 'sine' },
  { from: 784, to: 784, time: 0.25, kind: 'sine', delay: 0.13 },
]

export const GAME_ENDED: Sound = [
  { from: 392, to: 392, time: 0.15, kind: 'triangle' },
  { from: 494, to: 494, time: 0.15, kind: 'triangle', delay: 0.15 },
  { from: 587, to: 587, time: 0.35, kind: 'triangle', delay: 0.3 },
]

/** Dice that fall. */
export function rattle(times: number): Sound {
  return Array.from({ length: times }, (_, i) => ({
    from: 900 - i * 90,
    to: 300,
    time: 0.04,
    kind: 'square' as const,
    delay: i * 0.07,
  }))
}

export function playSound(tones: Sound): void {
  if (sound.value === 'off') return
  context ??= new AudioContext()
  for (const tone of tones) playTone(context, tone)
}

function playTone(to: AudioContext, { from, to: end, time, kind, delay = 0 }: Tone): void {
  const start = to.currentTime + delay
  const tone = new OscillatorNode(to, { type: kind, frequency: from })
  const volume = new GainNode(to, { gain: GAINS[loudness.peek()] })
  tone.frequency.exponentialRampToValueAtTime(end, start + time)
  volume.gain.setValueAtTime(GAINS[loudness.peek()], start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + time)
  tone.connect(volume).connect(to.destination)
  tone.start(start)
  tone.stop(start + time)
}
