import type { SoundChange } from './protocol'

/** A built-in sound: waveform, note length, and notes in Hz, where 0 is a rest. */
export type Tone = { wave: OscillatorType; noteMs: number; notes: readonly number[] }

/** Substitutes for the sound files of a project, one for each name used on the pages. */
export const TONES = {
  coin: { wave: 'square', noteMs: 70, notes: [988, 1319, 1319] },
  jump: { wave: 'square', noteMs: 30, notes: [262, 311, 370, 440, 523] },
  laser: { wave: 'sawtooth', noteMs: 25, notes: [1400, 1050, 790, 590, 440, 330] },
  start: { wave: 'triangle', noteMs: 100, notes: [392, 523, 659, 784] },
  'game-over': { wave: 'triangle', noteMs: 180, notes: [392, 330, 262, 196] },
  theme: {
    wave: 'triangle',
    noteMs: 200,
    notes: [262, 330, 392, 330, 349, 440, 392, 0, 294, 349, 440, 349, 330, 294, 262, 0],
  },
} as const satisfies Record<string, Tone>

/** The name's own tone, music for music-like names, otherwise one chosen by the name. */
export function toneOf(name: string): Tone {
  const own = Object.hasOwn(TONES, name) ? TONES[name as keyof typeof TONES] : undefined
  if (own) return own
  if (/music|theme|song|bgm/i.test(name)) return TONES.theme
  const effects = [TONES.coin, TONES.jump, TONES.laser, TONES.start, TONES['game-over']]
  return effects[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % effects.length]!
}

export const durationMs = ({ noteMs, notes }: Tone) => noteMs * notes.length

const FRAME_MS = 1000 / 60

/** Ends tracks after their length, as the page does, so that programs that check for the end play them again. */
export class TrackEnds {
  /** Frames played per track, including paused ones. */
  private readonly frames = new Map<string, number>()

  /** Ended tracks are removed. */
  pass(tracks: Set<string>, changes: readonly SoundChange[]): void {
    for (const { change, name } of changes) if (change === 'stop') this.frames.delete(name)
    for (const name of tracks) {
      const frames = (this.frames.get(name) ?? 0) + 1
      this.frames.set(name, frames)
      if (frames * FRAME_MS < durationMs(toneOf(name))) continue
      this.frames.delete(name)
      tracks.delete(name)
    }
  }
}
