import { useCallback, useEffect, useState } from 'react'
import { storedValue } from '../../dom/storedValue'
import { SOUND_KEY } from '../../lib/storage/storageKeys'
import type { SoundChange } from '../runtime/session'
import type { Sounds } from './sounds'

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

/** The sounds of one game, silent while it does not run. What makes them is loaded once they are on. */
export function usePlayerSound(isRunning: boolean): PlayerSound {
  const [sounds, setSounds] = useState<Sounds>()
  // Off until a reader wants them
  const [isOn, setOn] = useState(() => storedValue(SOUND_KEY) === 'on')
  /** The tracks that play as the program knows it, heard or not. */
  const [begun] = useState(() => new Set<string>())
  const isHeard = isOn && isRunning

  useEffect(() => {
    if (!isHeard || sounds) return undefined
    let isWanted = true
    const begin = (loaded: typeof import('./sounds')) => isWanted && setSounds(new loaded.Sounds())
    // The game plays on without them; switched on again, they are tried again
    import('./sounds').then(begin, () => {})
    return () => void (isWanted = false)
  }, [sounds, isHeard])
  useEffect(() => {
    sounds?.hear(isHeard)
    if (!sounds || !isHeard) return undefined
    sounds.goOn(begun)
    // Some browsers give sound only to a press, which may have come before the sounds
    const hear = () => sounds.hear(true)
    window.addEventListener('pointerdown', hear, true)
    window.addEventListener('keydown', hear, true)
    return () => {
      window.removeEventListener('pointerdown', hear, true)
      window.removeEventListener('keydown', hear, true)
    }
  }, [sounds, begun, isHeard])
  useEffect(() => () => sounds?.close(), [sounds])

  const toggle = () => {
    sounds?.stopAll()
    setOn(!isOn)
    try {
      localStorage.setItem(SOUND_KEY, isOn ? 'off' : 'on')
    } catch {
      // The choice then lasts as long as the player
    }
  }
  const play = useCallback(
    (changes: readonly SoundChange[]) => {
      for (const change of changes) {
        if (change.change === 'play') begun.add(change.name)
        else begun.delete(change.name)
        if (isHeard) sounds?.change(change)
      }
    },
    [sounds, begun, isHeard],
  )
  const stopAll = useCallback(() => {
    begun.clear()
    sounds?.stopAll()
  }, [sounds, begun])
  return { isOn, toggle, play, stopAll }
}
