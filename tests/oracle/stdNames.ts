import { check } from '../../src/rust/front/checker/check'
import { parseDeclarations, parseProgram } from '../../src/rust/front/parser/parseProgram'
import { stdDeclarations } from '../../src/rust/front/std/std'
import type { AssociatedItem, Item, Type } from '../../src/rust/front/tree/tree'
import type { Declarations } from '../../src/rust/program'

/** Every function, method and constant that std declares: `Option::map`, `Iterator::map`, `mem::swap`, `f32::consts::PI`. */
export function stdNames(): string[] {
  return [...new Set(namesIn(parseDeclarations(stdDeclarations), []))].sort()
}

function namesIn(items: readonly Item[], path: readonly string[]): string[] {
  return items.flatMap((item) => {
    switch (item.kind) {
      case 'Mod':
        return namesIn(item.items, [...path, item.name.name])
      case 'Fn':
      case 'Const':
        return [[...path, item.name.name].join('::')]
      case 'Trait':
        return members(item.name.name, item.items)
      case 'Impl':
        return item.trait ? [] : members(headOf(item.type), item.items)
      default:
        return []
    }
  })
}

function members(owner: string, items: readonly AssociatedItem[]): string[] {
  return items.flatMap(({ kind, name }) => (kind === 'TypeAlias' ? [] : [`${owner}::${name.name}`]))
}

function headOf(type: Type): string {
  if (type.kind === 'SliceType') return '[]'
  if (type.kind === 'ArrayType') return '[;]'
  return type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '?'
}

/** What a program calls or reads by name; what std calls in turn is not among it. */
export function namesUsedBy(text: string, declarations: Declarations): string[] {
  const { paths, callees, loops } = check(parseProgram(text, declarations.macros).tree, declarations)
  return [
    ...[...paths.values()].flatMap((path) =>
      path.kind === 'function' ? [path.callee.item.key] : path.kind === 'constant' ? [path.constant.key] : [],
    ),
    ...[...callees.values()].map(({ item }) => item.key),
    ...[...loops.values()].flatMap(({ intoIter, next }) => [intoIter.item.key, next.item.key]),
  ]
}
