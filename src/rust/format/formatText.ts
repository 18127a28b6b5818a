import type { FormatCount, FormatPiece } from '../tree/tree'
import type { Type } from '../types/type'
import type { Budget } from '../values/budget'
import type { Traits } from '../values/native'
import type { Value } from '../values/value'
import { FormatFailure, Formatter } from './formatter'
import type { Layout } from './formatter'
import { showOf } from './show'

type Setting = { traits: Traits; budget: Budget }

/**
 * Makes the function behind a format string, from its pieces and the types of its arguments. The text is undefined where
 * an own `fmt` gave an error.
 */
export function formatText(
  pieces: readonly FormatPiece[],
  types: readonly Type[],
  { traits, budget }: Setting,
): (values: readonly Value[]) => string | undefined {
  const writers = pieces.map((piece) => {
    if (piece.kind === 'Text') return () => piece.text
    const { argument, spec } = piece
    const show = showOf(types[argument]!, spec.trait, traits)
    return (values: readonly Value[]) => {
      const { width, precision, ...rest } = spec
      const layout: Layout = { ...rest, width: countOf(width, values), precision: countOf(precision, values) }
      const formatter = new Formatter(layout, budget)
      show(values[argument], formatter)
      return formatter.text
    }
  })
  return (values) => orUndefined(() => writers.map((write) => write(values)).join(''))
}

function countOf(count: FormatCount | undefined, values: readonly Value[]): number | undefined {
  return count?.kind === 'Exact' ? count.value : count && (values[count.argument] as number)
}

/** What the work gives, or undefined where an own `fmt` inside gave an error. */
export function orUndefined<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch (thrown) {
    if (thrown instanceof FormatFailure) return undefined
    throw thrown
  }
}
