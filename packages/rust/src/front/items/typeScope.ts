import type { Report } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Bound, ImplItem, Param, TraitItem, Type, TypeOf } from '../types/type'
import { firstOf } from '../types/firstOf'
import type { Module } from './module'
import { withGetters } from './lazy'
import { lowerArg, lowerBounds, lowerType } from './lowerType'

/** Type parameters in scope with their bounds as written, for `T::Item`. */
export type GenericNames = {
  params: ReadonlyMap<string, Param>
  bounds: ReadonlyMap<Param, readonly tree.Bound[]>
  outer?: GenericNames
}

export type TypeScope = {
  module: Module
  generics?: GenericNames
  selfType?: Type
  owner?: ImplItem | TraitItem
  report: Report
  /** What `_` and omitted arguments become: inference variables in bodies, otherwise an error. */
  infer?: () => Type
  /** What `impl Trait` becomes here. */
  implTrait?: (bounds: (self: Type) => readonly Bound[]) => Type
  checkDyn?: (bounds: readonly Bound[], span: Span) => void
  /** Called for each named struct and enum. */
  noteType?: ((path: tree.Path, type: TypeOf<'adt'>, scope: TypeScope) => void) | undefined
  /** Called for each unresolved type path. */
  noteUnknown?: ((scope: TypeScope, path: tree.Path) => void) | undefined
  /** A length or other constant argument, which may not use the local `variables`. */
  constantIn: (value: tree.Expr, scope: TypeScope, type?: Type, variables?: ReadonlySet<string>) => Type
  /** The associated type of a known type: `<Vec<i32> as IntoIterator>::Item`. */
  project: (type: Extract<Type, { kind: 'projection' }>) => Type
}

/** The generics of the innermost item, then those of enclosing items. */
export function genericsAround(scope: TypeScope): GenericNames[] {
  const around: GenericNames[] = []
  for (let generics = scope.generics; generics; generics = generics.outer) around.push(generics)
  return around
}

export function paramNamed(scope: TypeScope, name: string): Param | undefined {
  return firstOf(genericsAround(scope), ({ params }) => params.get(name))
}

/** Includes `where`. */
export function writtenBounds(scope: TypeScope, param: Param): readonly tree.Bound[] {
  return genericsAround(scope).flatMap(({ bounds }) => bounds.get(param) ?? [])
}

/** Parameters in order, and their names inside the item. */
export function declareGenerics(
  generics: tree.Generics,
  scopeOf: () => TypeScope,
  outer?: GenericNames,
): { params: readonly Param[]; names: GenericNames } {
  const params = new Map<string, Param>()
  const bounds = new Map<Param, tree.Bound[]>()
  for (const written of generics.params) {
    const param: Param = { name: written.name.name }
    if (written.kind === 'ConstParam') {
      param.isConst = true
      withGetters(param, { constType: () => lowerType(scopeOf(), written.type) })
    } else bounds.set(param, [...written.bounds])
    const argument = fallbackOf(written)
    if (argument) withGetters(param, { fallback: () => lowerArg(scopeOf(), argument, param) })
    params.set(param.name, param)
  }
  for (const { type, bounds: more } of generics.where) {
    const [first, second] = type.kind === 'PathType' ? type.path.segments : []
    const param = first && !second && params.get(first.name.name)
    if (param) bounds.set(param, [...(bounds.get(param) ?? []), ...more])
  }
  return { params: [...params.values()], names: { params, bounds, ...(outer && { outer }) } }
}

function fallbackOf(param: tree.Generics['params'][number]): tree.GenericArg | undefined {
  if (param.kind === 'ConstParam') return param.fallback && { kind: 'Const', value: param.fallback }
  return param.fallback && { kind: 'Type', type: param.fallback }
}

/** Includes the `where` clause. */
export function lowerWhere(scope: TypeScope, generics: tree.Generics, params: readonly Param[]): Bound[] {
  const written = generics.params.flatMap((node) => {
    if (node.kind === 'ConstParam') return []
    const param = params.find(({ name }) => name === node.name.name)
    return param ? lowerBounds(scope, { kind: 'param', param }, node.bounds) : []
  })
  const clauses = generics.where.flatMap(({ type, bounds }) => lowerBounds(scope, lowerType(scope, type), bounds))
  return [...written, ...clauses]
}

export function asTypes(params: readonly Param[]): Type[] {
  return params.map((param) => ({ kind: 'param', param }))
}
