import type { SoundChange } from '../session'

export type PlayerSound = {
  /** Whether the reader has switched sounds on, in this visit or an earlier one. */
  isOn: boolean
  /** Switches sounds on or off, and keeps the choice. Only a press may call it. */
  toggle: () => void
  /** Lets the changes of an update be heard. */
  play: (changes: readonly SoundChange[]) => void
  /** Ends all tracks, for a program that begins again. */
  stopAll: () => void
}

/** The sounds of one game, silent while it does not run. */
export declare function usePlayerSound(isRunning: boolean): PlayerSound
