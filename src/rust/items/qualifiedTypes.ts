import { reportUnknownType } from './typeFaults'
import type { TypeScope } from './typeScope'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { lowerType, memberType, traitAt, lowerTraitArgs, projectionIn, typeEntryAt, entryType } from './lowerType'
import { ERROR } from '../types/known'

/** `<T as Trait>::Item` and `<T>::Item`. */
export function lowerQualified(scope: TypeScope, path: tree.Path): Type {
  const { type, traitLength } = path.qualifier!
  const self = lowerType(scope, type)
  if (traitLength === 0) return path.segments.reduce((owner, segment) => memberType(scope, owner, segment, path), self)
  const segments = path.segments.slice(0, traitLength)
  const traitPath: tree.Path = { span: path.span, segments, isGlobal: path.isGlobal }
  const trait = traitAt(scope, traitPath)
  if (!trait || self.kind === 'error') return ERROR
  const args = lowerTraitArgs(scope, trait, self, segments[segments.length - 1]!.generics, traitPath)
  const last = path.segments[traitLength]
  if (!last) return ERROR
  const found = projectionIn({ trait, args, bindings: [] }, last.name.name)
  if (found) return scope.project(found)
  scope.report({
    span: last.name.span,
    message: `cannot find associated type \`${last.name.name}\` in trait \`${trait.name}\``,
    label: `not found in \`${trait.name}\``,
    code: 'E0576',
  })
  return ERROR
}

/** A path whose end is an associated type (`Vec<i32>::Item`), or that names nothing. */
export function lowerLongPath(scope: TypeScope, path: tree.Path): Type {
  if (path.segments.length > 1) {
    const owner = { ...path, segments: path.segments.slice(0, -1) }
    const entry = typeEntryAt(scope, owner)
    if (entry?.kind === 'adt' || entry?.kind === 'alias')
      return memberType(scope, entryType(scope, entry, owner), path.segments[path.segments.length - 1]!, path)
  }
  reportUnknownType(scope, path)
  return ERROR
}
