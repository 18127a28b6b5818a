import { useCallback, useEffect, useState } from 'react'
import { storedValue } from '../../dom/storedValue'
import { SOUND_KEY } from '../../lib/storage/storageKeys'
import type { SoundChange } from '../runtime/session'
import type { Sounds } from './sounds'

export type PlayerSound = {
  /** Whether sound is on, stored across visits. */
  isOn: boolean
  /** Stores the choice. Requires a user gesture. */
  toggle: () => void
  play: (changes: readonly SoundChange[]) => void
  /** Called when a program restarts. */
  stopAll: () => void
}

/**
 * Muted while the game is not running. Without a stored choice, sound is off, unless nothing but sound is played. The
 * audio module loads when sound is on.
 */
export function usePlayerSound(isRunning: boolean, isOnFirst = false): PlayerSound {
  const [sounds, setSounds] = useState<Sounds>()
  const [isOn, setOn] = useState(() => (storedValue(SOUND_KEY) ?? (isOnFirst ? 'on' : 'off')) === 'on')
  /** Tracks playing for the program, audible or not. */
  const [begun] = useState(() => new Set<string>())
  const isHeard = isOn && isRunning

  useEffect(() => {
    if (!isHeard || sounds) return undefined
    let isWanted = true
    const begin = (loaded: typeof import('./sounds')) => isWanted && setSounds(new loaded.Sounds())
    // The game continues without sound; turning it on again retries
    import('./sounds').then(begin, () => {})
    return () => void (isWanted = false)
  }, [sounds, isHeard])
  useEffect(() => {
    sounds?.setAudible(isHeard)
    if (!sounds || !isHeard) return undefined
    sounds.resumeMusic(begun)
    // Some browsers allow audio only in a gesture, which may precede the module
    const unlock = () => sounds.setAudible(true)
    window.addEventListener('pointerdown', unlock, true)
    window.addEventListener('keydown', unlock, true)
    return () => {
      window.removeEventListener('pointerdown', unlock, true)
      window.removeEventListener('keydown', unlock, true)
    }
  }, [sounds, begun, isHeard])
  useEffect(() => () => sounds?.close(), [sounds])

  const toggle = () => {
    sounds?.stopAll()
    setOn(!isOn)
    try {
      localStorage.setItem(SOUND_KEY, isOn ? 'off' : 'on')
    } catch {
      // Without storage, the choice lasts as long as the player
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
