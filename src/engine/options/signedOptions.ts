import type { OptionFacts } from './optionFact'

/** The options of each drawing macro, by its name without the `!`, that can be less than zero. */
export type SignedOptions = { readonly [macro: string]: readonly string[] }

/** Those that become a number with a sign; what is taken as it is has its sign from its type. */
export function signedOptionsOf(facts: OptionFacts): SignedOptions {
  return Object.fromEntries(
    Object.entries(facts).map(([macro, table]) => [
      macro,
      table.flatMap(({ name, as = 'u32' }) => ([as].flat().includes('u32') ? [] : [name])),
    ]),
  )
}
