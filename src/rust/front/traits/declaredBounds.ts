import { substituteBound, substitutionOf } from '../types/substitute'
import type { Bound, Type } from '../types/type'

/** The traits that come with the type itself: behind `dyn`, `impl`, or of an associated type. */
export function declaredBounds(known: Type): readonly Bound[] {
  const bounds = declaredDirectly(known)
  return bounds.flatMap((bound) => [bound, ...above(bound, 0)])
}

function declaredDirectly(known: Type): readonly Bound[] {
  if (known.kind === 'dyn') return known.bounds.map((bound) => ({ ...bound, args: [known, ...bound.args.slice(1)] }))
  if (known.kind === 'opaque') {
    const substitution = substitutionOf(known.opaque.generics, known.args)
    return known.opaque.bounds.map((bound) => {
      const { args, bindings, trait } = substituteBound(bound, substitution)
      return { trait, args: [known, ...args.slice(1)], bindings }
    })
  }
  if (known.kind === 'projection') {
    const bounds = known.trait.types.get(known.name)?.bounds ?? []
    const substitution = substitutionOf(known.trait.params, known.args)
    return bounds.map((bound) => substituteBound(bound, substitution))
  }
  return []
}

function above(bound: Bound, depth: number): Bound[] {
  if (depth > 6) return []
  const substitution = substitutionOf(bound.trait.params, bound.args)
  return bound.trait.supertraits.flatMap((supertrait) => {
    const inner = substituteBound(supertrait, substitution)
    return [inner, ...above(inner, depth + 1)]
  })
}

/** Whether the bound is `Fn`, `FnMut` or `FnOnce` of the standard library. */
export function isCallTrait({ trait }: Bound): boolean {
  return !trait.isOwn && (trait.name === 'Fn' || trait.name === 'FnMut' || trait.name === 'FnOnce')
}
