import type { Declarations } from '../../rust/program'
import type { Natives } from '../../rust/machine/values/native'
import type { Machine } from '../machine'
import { optionFactsOf, type OptionFacts } from '../options/optionFact'
import { engineNatives } from './engineNatives'

const facts = new WeakMap<Declarations['options'], OptionFacts>()

/** All that programs on this machine can call of what is declared. */
export function nativesFor(machine: Machine, { options, natives }: Declarations): Natives {
  const read = facts.get(options) ?? optionFactsOf(options)
  facts.set(options, read)
  return nativesWith(machine, read, natives)
}

/** All that programs on this machine can call. The standard library stands behind: copying a thousand entries costs time. */
export const nativesWith = (machine: Machine, options: OptionFacts, std: Natives): Natives =>
  Object.setPrototypeOf(engineNatives(machine, options), std) as Natives
