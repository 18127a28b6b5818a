import type { SoundChange } from '../runtime/session'
import { durationMs, TONES, toneOf, type Tone } from '../runtime/tones'

/** Quiet, because the user's volume is set for speech. */
const VOLUME = 0.06

type Track = { tone: Tone; startedAt: number; oscillator: OscillatorNode }

export class Sounds {
  private context: AudioContext | undefined
  private readonly playing = new Map<string, Track>()
  /** Positions of paused tracks in ms. */
  private readonly paused = new Map<string, number>()

  /** Resumes or suspends all tracks. Browsers require a user gesture the first time. */
  setAudible(isAudible: boolean): void {
    if (isAudible) this.context ??= new AudioContext()
    void (isAudible ? this.context?.resume() : this.context?.suspend())
  }

  change({ change, name }: SoundChange): void {
    const position = this.silence(name)
    if (change === 'play') this.play(name, this.paused.get(name) ?? 0)
    if (change === 'pause') {
      if (position !== undefined) this.paused.set(name, position)
    } else this.paused.delete(name)
  }

  /** Short sounds that began while muted are over by now. */
  resumeMusic(begun: Iterable<string>): void {
    for (const name of begun) {
      if (toneOf(name) === TONES.theme && !this.playing.has(name)) this.change({ change: 'play', name })
    }
  }

  stopAll(): void {
    for (const name of [...this.playing.keys()]) this.silence(name)
    this.paused.clear()
  }

  close(): void {
    this.stopAll()
    void this.context?.close()
    this.context = undefined
  }

  private play(name: string, positionMs: number): void {
    const { context } = this
    if (!context) return
    const tone = toneOf(name)
    const oscillator = new OscillatorNode(context, { type: tone.wave })
    const gain = new GainNode(context, { gain: 0 })
    oscillator.connect(gain).connect(context.destination)
    const startedAt = context.currentTime - positionMs / 1000
    const track = { tone, startedAt, oscillator }
    tone.notes.forEach((hertz, i) => {
      const at = startedAt + (i * tone.noteMs) / 1000
      if (at < context.currentTime) return
      oscillator.frequency.setValueAtTime(hertz, at)
      gain.gain.setValueAtTime(hertz && VOLUME, at)
      gain.gain.linearRampToValueAtTime(0, at + tone.noteMs / 1000)
    })
    oscillator.onended = () => {
      if (this.playing.get(name) === track) this.playing.delete(name)
    }
    oscillator.start()
    oscillator.stop(startedAt + durationMs(tone) / 1000)
    this.playing.set(name, track)
  }

  /** Returns the track's position; undefined if it was not playing. */
  private silence(name: string): number | undefined {
    const track = this.playing.get(name)
    if (!track || !this.context) return undefined
    this.playing.delete(name)
    track.oscillator.stop()
    return (this.context.currentTime - track.startedAt) * 1000
  }
}
