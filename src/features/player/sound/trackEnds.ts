import type { SoundChange } from '../worker/protocol'
import { durationMs, toneOf } from './tones'

const FRAME_MS = 1000 / 60

/** Lets tracks come to their end by themselves, as those of the page do: then a program that asks plays them again. */
export class TrackEnds {
  /** How many frames each track has played, those that are paused included. */
  private readonly frames = new Map<string, number>()

  /** A frame has passed, with these changes: takes out of the tracks that play those that have ended. */
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
