import { substitute, substitutionOf } from '../types/substitute'
import type { Bound, Type } from '../types/type'

/** The associated type of a trait or of one above it. */
export function projectionIn(bound: Bound, name: string, depth = 0): Extract<Type, { kind: 'projection' }> | undefined {
  if (bound.trait.types.has(name)) return { kind: 'projection', trait: bound.trait, args: bound.args, name }
  if (depth > 8) return undefined
  const substitution = substitutionOf(bound.trait.params, bound.args)
  for (const above of bound.trait.supertraits) {
    const args = above.args.map((arg) => substitute(arg, substitution))
    const found = projectionIn({ ...above, args }, name, depth + 1)
    if (found) return found
  }
  return undefined
}
