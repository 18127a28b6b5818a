import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Adt, Bound, Constant, FunctionItem, ImplItem, Param, TraitItem, Type, TypeOf } from '../types/type'
import type { Module } from './module'

/** The type parameters that code sees, with the bounds as written, for `T::Item`. */
export type GenericNames = {
  params: ReadonlyMap<string, Param>
  /** Bounds of `T: …` and `where T: …`, by the parameter. */
  bounds: ReadonlyMap<Param, readonly tree.Bound[]>
  outer?: GenericNames
}

/** What a name means before the program runs: an expression, or a function, and where its names are looked up. */
export type NamedMember = { scope: TypeScope; value: tree.Expr } | { scope: TypeScope; item: FunctionItem }

/** Where a type stands: what its names mean, and whom to tell what is wrong. */
export type TypeScope = {
  module: Module
  generics?: GenericNames
  selfType?: Type
  /** The impl or trait around: `Self::Item`. */
  owner?: ImplItem | TraitItem
  report: (diagnostic: Diagnostic) => void
  /** What `_` and left out arguments are: unknowns in bodies, an error elsewhere. */
  infer?: () => Type
  /** What `impl Trait` is at this place. */
  implTrait?: (bounds: (self: Type) => readonly Bound[]) => Type
  /** Is told each trait that stands behind `dyn`. */
  checkDyn?: (trait: TraitItem, span: Span) => void
  /** Is told each struct and enum that is named. */
  noteType?: ((path: tree.Path, type: TypeOf<'adt'>, scope: TypeScope) => void) | undefined
  /** Is told each path that means no type. */
  noteUnknown?: ((scope: TypeScope, path: tree.Path) => void) | undefined
  /** The value of a number in a type. */
  lengthOf: (value: tree.Expr, scope: TypeScope) => Type
  /** A constant or function in an `impl` of a type, and where its names are looked up. */
  memberOf?: ((adt: Adt, name: string) => NamedMember | undefined) | undefined
  /** Where the names of a function or constant are looked up. */
  scopeOf?: ((item: FunctionItem | Constant) => TypeScope | undefined) | undefined
  /** The associated type of a known type: `<Vec<i32> as IntoIterator>::Item`. */
  project: (type: Extract<Type, { kind: 'projection' }>) => Type
}

/** The innermost type parameter of this name. */
export function paramNamed(scope: TypeScope, name: string): Param | undefined {
  for (let generics = scope.generics; generics; generics = generics.outer) {
    const param = generics.params.get(name)
    if (param) return param
  }
  return undefined
}

/** The bounds that the text gives a type parameter, at its declaration and in `where`. */
export function writtenBounds(scope: TypeScope, param: Param): readonly tree.Bound[] {
  const bounds: tree.Bound[] = []
  for (let generics = scope.generics; generics; generics = generics.outer)
    bounds.push(...(generics.bounds.get(param) ?? []))
  return bounds
}
