import { similarAdvice } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import type { TraitItem } from '../types/type'
import type { Module, Space, TypeEntry, ValueEntry } from './module'
import { refuseArguments } from './lowerType'
import type { TypeScope } from './typeScope'
import { reportOfStd, reportUnknownHead } from './unknownTypes'

/** Traits of which only the derive macro is visible everywhere. */
const DERIVED = ['Debug', 'Hash']

/** Reports anything but a trait. */
export function traitAt(scope: TypeScope, path: tree.Path): TraitItem | undefined {
  const entry = typeEntryAt(scope, path)
  if (entry?.kind === 'trait') return entry.trait
  const last = path.segments[path.segments.length - 1]!.name
  if (entry || (path.segments.length === 1 && DERIVED.includes(last.name))) {
    const kind = entry?.kind === 'adt' ? entry.adt.kind : (entry?.kind ?? 'derive macro')
    return scope.report({
      span: path.span,
      message: `expected trait, found ${kind} \`${last.name}\``,
      label: 'not a trait',
      code: 'E0404',
    })
  }
  if (reportUnknownHead(scope, path)) return undefined
  const names = path.segments.map(({ name }) => name.name)
  if (reportOfStd(scope, names, path.span)) return undefined
  const isTrait = (name: string) => scope.module.visible('types', name)?.kind === 'trait'
  const similar = similarName(last.name, scope.module.visibleNames('types').filter(isTrait))
  return scope.report({
    span: last.span,
    message: `cannot find trait \`${last.name}\` in this scope`,
    label: similar ? `help: a trait with a similar name exists: \`${similar}\`` : 'not found in this scope',
    ...similarAdvice('a trait with a similar name exists', similar, last.span),
    code: 'E0405',
  })
}

export function typeEntryAt(scope: TypeScope, path: tree.Path): TypeEntry | undefined {
  const names = path.segments.map((segment) => segment.name.name)
  if (names.length === 1)
    return path.isGlobal ? scope.module.crate(names[0]!) : scope.module.visible('types', names[0]!)
  if (path.isGlobal) return scope.module.crate(names[0]!) && scope.module.entryAt(names)
  checkSegments(scope, path, 'types')
  return scope.module.entryAt(names)
}

/** Reports private names in a path, and arguments of modules. */
export function checkSegments(scope: TypeScope, { segments }: tree.Path, space: Space): void {
  const names = segments.map(({ name }) => name)
  reportHidden(scope, names, space)
  segments.forEach((segment, i) => {
    if (!segment.generics) return
    const entry = scope.module.entryAt(names.slice(0, i + 1).map(({ name }) => name))
    if (entry?.kind === 'module') refuseArguments(scope, segment, `module \`${segment.name.name}\``)
  })
}

type ImportScope = Pick<TypeScope, 'module' | 'report'>

/** Reports the first private name of a path. */
export function reportHidden({ module, report }: ImportScope, names: readonly tree.Ident[], space: Space): void {
  const path = names.map(({ name }) => name)
  const hidden = module.hiddenAt(path, space)
  if (!hidden) return
  const { name, span } = names[hidden.index]!
  const what = kindOf(hidden.home, hidden.space, name)
  report({
    span,
    message: `${what} \`${name}\` is private`,
    label: `private ${what}`,
    help: `make it public: \`pub ${WORDS[what] ?? 'use'} ${name}\``,
    code: 'E0603',
  })
}

/** Keywords by rustc's names for items. */
const WORDS: Record<string, string> = {
  ...{ function: 'fn', constant: 'const', static: 'static', struct: 'struct', 'unit struct': 'struct', enum: 'enum' },
  ...{ module: 'mod', trait: 'trait', 'type alias': 'type' },
}

function kindOf(home: Module, space: Space, name: string): string {
  const what = entryKind(home.member(space, name))
  return home[space].has(name) ? what : `${what} import`
}

function entryKind(entry: TypeEntry | ValueEntry | undefined): string {
  switch (entry?.kind) {
    case 'adt':
      return entry.adt.kind
    case 'alias':
      return 'type alias'
    case 'constant':
      return entry.constant.isStatic ? 'static' : 'constant'
    case 'variant':
      return entry.adt.kind === 'enum' ? 'variant' : 'unit struct'
    default:
      return entry?.kind ?? 'item'
  }
}

/** Reports imports of private items, and re-exports that are more visible than the item. */
export function checkImport(
  scope: ImportScope,
  names: readonly tree.Ident[],
  { span, within }: { span: tree.Ident['span']; within?: Module | undefined },
): void {
  const path = names.map(({ name }) => name)
  const { module } = scope
  const meanings = (['types', 'values'] as const).flatMap((space) => {
    const entry = module.importable(space, path)
    return entry ? [{ space, isHidden: module.hiddenAt(path, space) !== undefined, ...entry }] : []
  })
  if (meanings.length === 0) return
  if (meanings.every(({ isHidden }) => isHidden)) reportHidden(scope, names, meanings[0]!.space)
  else if (meanings.every((found) => found.within && !within?.isWithin(found.within)))
    reportReexport(scope, path[path.length - 1]!, span, meanings)
}

function reportReexport(
  { report }: ImportScope,
  name: string,
  span: tree.Ident['span'],
  meanings: readonly { space: Space; within?: Module | undefined }[],
): void {
  const isType = meanings.every(({ space }) => space === 'types')
  const isOfCrate = meanings.some(({ within }) => within && !within.parent)
  report({
    span,
    message: isOfCrate
      ? `\`${name}\` is only public within the crate, and cannot be re-exported outside`
      : `\`${name}\` is private, and cannot be re-exported`,
    ...(isType && { label: `re-export of ${isOfCrate ? 'crate public' : 'private'} \`${name}\`` }),
    help: isType
      ? `consider declaring type or module \`${name}\` with \`pub\``
      : `consider marking \`${name}\` as \`pub\``,
    code: isType ? 'E0365' : 'E0364',
  })
}
