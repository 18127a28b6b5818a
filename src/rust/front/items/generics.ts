import type * as tree from '../tree/tree'
import type { Bound, Param, Type } from '../types/type'
import { lowerBounds, lowerType } from './lowerType'
import type { GenericNames, TypeScope } from './typeScope'

/** The parameters in their order, and what their names mean inside the item. */
export type LoweredGenerics = { params: readonly Param[]; names: GenericNames }

/** The type parameters that are declared, and the names by which code inside sees them. */
export function declareGenerics(
  generics: tree.Generics,
  outer: GenericNames | undefined,
  scopeOf: () => TypeScope,
): LoweredGenerics {
  const params = new Map<string, Param>()
  const bounds = new Map<Param, tree.Bound[]>()
  for (const written of generics.params) {
    const param: Param = { name: written.name.name }
    if (written.kind === 'ConstParam') param.isConst = true
    else {
      bounds.set(param, [...written.bounds])
      const { fallback } = written
      if (fallback) Object.defineProperty(param, 'fallback', { get: () => lowerType(scopeOf(), fallback) })
    }
    params.set(param.name, param)
  }
  for (const { type, bounds: more } of generics.where) {
    const param = type.kind === 'PathType' ? params.get(type.path.segments[0]!.name.name) : undefined
    if (param && type.kind === 'PathType' && type.path.segments.length === 1)
      bounds.set(param, [...(bounds.get(param) ?? []), ...more])
  }
  return { params: [...params.values()], names: { params, bounds, ...(outer ? { outer } : {}) } }
}

/** What the parameters and `where` of an item demand. */
export function lowerWhere(scope: TypeScope, generics: tree.Generics, params: readonly Param[]): Bound[] {
  const written = generics.params.flatMap((node) => {
    if (node.kind === 'ConstParam') return []
    const param = params.find(({ name }) => name === node.name.name)
    return param ? lowerBounds(scope, { kind: 'param', param }, node.bounds) : []
  })
  const clauses = generics.where.flatMap(({ type, bounds }) => lowerBounds(scope, lowerType(scope, type), bounds))
  return [...written, ...clauses]
}

/** The parameters as the types that they are inside the item. */
export function asTypes(params: readonly Param[]): Type[] {
  return params.map((param) => ({ kind: 'param', param }))
}
