import type { Natives } from '../../rust/machine/values/native'
import type { Machine } from '../machine'
import type { OptionFacts } from '../options/optionFact'
import { animationNatives } from './animationNatives'
import { boundsNatives } from './boundsNatives'
import { cameraNatives } from './cameraNatives'
import { drawNatives } from './drawNatives'
import { hostNatives } from './hostNatives'
import { inputNatives } from './inputNatives'
import { tweenNatives } from './tweenNatives'

/** What programs on this machine can call besides the standard library, with the options of the drawing macros. */
export const engineNatives = (machine: Machine, options: OptionFacts): Natives => ({
  ...hostNatives(machine),
  ...drawNatives(machine, options),
  ...inputNatives(machine),
  ...cameraNatives(machine),
  ...boundsNatives(machine),
  ...tweenNatives(machine),
  ...animationNatives(machine),
})
