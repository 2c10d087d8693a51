import { sound } from './settings.ts'

/** Small sounds made here, off until somebody wants them. */
let context: AudioContext | undefined

interface Tone {
  readonly from: number // Hz
  readonly to: number
  readonly time: number // seconds
  readonly kind: OscillatorType
  readonly delay?: number
}

const TONES: Readonly<Record<string, readonly Tone[]>> = {
  placed: [{ from: 220, to: 180, time: 0.09, kind: 'triangle' }],
  gained: [{ from: 520, to: 640, time: 0.08, kind: 'sine' }],
  happinessGained: [
    { from: 660, to: 660, time: 0.1, kind: 'triangle' },
    { from: 880, to: 880, time: 0.16, kind: 'triangle', delay: 0.1 },
  ],
  diceRolled: rattle(5),
  threatRolled: rattle(3),
  threatSpawned: [{ from: 160, to: 70, time: 0.3, kind: 'sawtooth' }],
  fightWon: [
    { from: 440, to: 440, time: 0.1, kind: 'square' },
    { from: 587, to: 587, time: 0.1, kind: 'square', delay: 0.1 },
    { from: 740, to: 740, time: 0.2, kind: 'square', delay: 0.2 },
  ],
  fightLost: [{ from: 300, to: 90, time: 0.45, kind: 'sawtooth' }],
  roomBuilt: [
    { from: 120, to: 110, time: 0.08, kind: 'square' },
    { from: 140, to: 120, time: 0.1, kind: 'square', delay: 0.14 },
  ],
  roundBegan: [{ from: 330, to: 392, time: 0.25, kind: 'sine' }],
  yourTurn: [
    { from: 523, to: 523, time: 0.12, kind: 'sine' },
    { from: 784, to: 784, time: 0.25, kind: 'sine', delay: 0.13 },
  ],
  gameEnded: [
    { from: 392, to: 392, time: 0.15, kind: 'triangle' },
    { from: 494, to: 494, time: 0.15, kind: 'triangle', delay: 0.15 },
    { from: 587, to: 587, time: 0.35, kind: 'triangle', delay: 0.3 },
  ],
}

function rattle(times: number): Tone[] {
  return Array.from({ length: times }, (_, i) => ({
    from: 900 - i * 90,
    to: 300,
    time: 0.04,
    kind: 'square' as const,
    delay: i * 0.07,
  }))
}

export function playSound(type: string): void {
  const tones = TONES[type]
  if (sound.value === 'off' || tones === undefined) return
  context ??= new AudioContext()
  for (const tone of tones) playTone(context, tone)
}

function playTone(to: AudioContext, { from, to: end, time, kind, delay = 0 }: Tone): void {
  const start = to.currentTime + delay
  const tone = new OscillatorNode(to, { type: kind, frequency: from })
  const volume = new GainNode(to, { gain: 0.08 })
  tone.frequency.exponentialRampToValueAtTime(end, start + time)
  volume.gain.setValueAtTime(0.08, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + time)
  tone.connect(volume).connect(to.destination)
  tone.start(start)
  tone.stop(start + time)
}
