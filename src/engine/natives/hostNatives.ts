import type { Natives } from '../../rust/machine/values/native'
import type { Machine } from '../machine'
import { nativesOf } from './native'

/** Time, randomness, sounds, shaders and the canvas as a whole. */
export const hostNatives = (machine: Machine): Natives => ({
  ...nativesOf('', {
    tick: () => machine.tick,
    rand: () => machine.random(),
    resolution: () => [...machine.resolution],
    clear: (color: number) => machine.draw({ op: 'clear', options: { color } }),
  }),
  ...nativesOf('time', { now: () => machine.input.now }),
  ...nativesOf('audio', {
    play: (name: string) => machine.changeTrack('play', name),
    pause: (name: string) => machine.changeTrack('pause', name),
    stop: (name: string) => machine.changeTrack('stop', name),
    is_playing: (name: string) => machine.tracks.has(name),
  }),
  ...nativesOf('shaders', {
    set: (key: string) => machine.setShader(key),
    reset: () => void (machine.shader = ''),
    get: () => machine.shader,
  }),
})
