import type { Natives } from 'rust/machine'
import type { Machine } from '../machine'
import { nativesOf } from './native'
import type { OptionFacts } from '../options'
import { animationNatives } from './animationNatives'
import { boundsNatives } from './boundsNatives'
import { cameraNatives } from './cameraNatives'
import { drawNatives } from './drawNatives'
import { inputNatives } from './inputNatives'
import { tweenNatives } from './tweenNatives'

/** Time, randomness, sounds, shaders and the canvas. */
const hostNatives = (machine: Machine): Natives => ({
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

/** Std's natives are on the prototype, because copying a thousand entries is slow. */
export const nativesWith = (machine: Machine, options: OptionFacts, std: Natives): Natives =>
  Object.setPrototypeOf(engineNatives(machine, options), std) as Natives

export const engineNatives = (machine: Machine, options: OptionFacts): Natives => ({
  ...hostNatives(machine),
  ...drawNatives(machine, options),
  ...inputNatives(machine),
  ...cameraNatives(machine),
  ...boundsNatives(machine),
  ...tweenNatives(machine),
  ...animationNatives(machine),
})
