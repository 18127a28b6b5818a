import { replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import type { TraitItem } from '../types/type'
import type { TypeEntry } from './module'
import type { TypeScope } from './typeScope'
import { reportHidden } from './privacy'
import { reportOfStd, reportUnknownHead } from './unknownTypes'

/** The trait at a path. A name that is no trait is reported. */
export function traitAt(scope: TypeScope, path: tree.Path): TraitItem | undefined {
  const entry = typeEntryAt(scope, path)
  if (entry?.kind === 'trait') return entry.trait
  const last = path.segments[path.segments.length - 1]!.name
  if (entry) {
    scope.report({
      span: path.span,
      message: `expected trait, found ${entry.kind === 'adt' ? entry.adt.kind : entry.kind} \`${last.name}\``,
      label: 'not a trait',
      code: 'E0404',
    })
    return undefined
  }
  if (reportUnknownHead(scope, path)) return undefined
  const names = path.segments.map(({ name }) => name.name)
  if (reportOfStd(scope, names, path.span)) return undefined
  const traits = scope.module
    .visibleNames('types')
    .filter((name) => scope.module.visible('types', name)?.kind === 'trait')
  const similar = similarName(last.name, traits)
  scope.report({
    span: last.span,
    message: `cannot find trait \`${last.name}\` in this scope`,
    label: similar ? `help: a trait with a similar name exists: \`${similar}\`` : 'not found in this scope',
    ...(similar && {
      help: `a trait with a similar name exists: \`${similar}\``,
      mend: replacement(last.span, similar),
    }),
    code: 'E0405',
  })
  return undefined
}

/** What a path of names means as a type or module. */
export function typeEntryAt(scope: TypeScope, path: tree.Path): TypeEntry | undefined {
  const names = path.segments.map((segment) => segment.name.name)
  if (names.length === 1)
    return path.isGlobal ? scope.module.crate(names[0]!) : scope.module.visible('types', names[0]!)
  if (path.isGlobal) return scope.module.crate(names[0]!) && scope.module.entryAt(names)
  reportHidden(
    scope,
    path.segments.map(({ name }) => name),
    'types',
  )
  return scope.module.entryAt(names)
}
