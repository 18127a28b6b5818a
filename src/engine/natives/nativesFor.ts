import type { Declarations } from '../../rust/declarations/declarations'
import type { Natives } from '../../rust/values/native'
import type { Machine } from '../machine'
import { engineNatives } from './engineNatives'

/** All that programs on this machine can call. The standard library stands behind: copying a thousand entries costs time. */
export const nativesFor = (machine: Machine, { options, natives }: Declarations): Natives =>
  Object.setPrototypeOf(engineNatives(machine, options), natives) as Natives
