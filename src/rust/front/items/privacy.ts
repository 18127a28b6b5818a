import type * as tree from '../tree/tree'
import type { TypeEntry, ValueEntry, Module, Space } from './module'
import type { TypeScope } from './typeScope'

/** Reports the first name of a path that another module keeps to itself, and whether there is one. */
export function reportHidden(
  { module, report }: Pick<TypeScope, 'module' | 'report'>,
  names: readonly tree.Ident[],
  space: Space,
): boolean {
  const hidden = module.hiddenAt(
    names.map(({ name }) => name),
    space,
  )
  if (!hidden) return false
  const { name, span } = names[hidden.index]!
  const what = kindOf(hidden.home, hidden.space, name)
  report({
    span,
    message: `${what} \`${name}\` is private`,
    label: `private ${what}`,
    help: `make it public: \`pub ${WORDS[what] ?? 'use'} ${name}\``,
    code: 'E0603',
  })
  return true
}

/** The word that an item is declared with, by what rustc calls it. */
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

/** Reports an import of what another module keeps to itself, or one that shows more than there is to be seen. */
export function checkImport(
  scope: Pick<TypeScope, 'module' | 'report'>,
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
  { report }: Pick<TypeScope, 'report'>,
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
