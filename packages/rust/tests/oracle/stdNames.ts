import { check } from '../../src/front/checker/check'
import { parseDeclarations, parseProgram } from '../../src/front/parser/parseProgram'
import { laterDeclarations } from '../../src/front/std/laterStd'
import { commonDeclarations } from '../../src/front/std/std'
import type { AssociatedItem, ConstItem, FnItem, Item, Type } from '../../src/front/tree/tree'
import type { Declarations } from '../../src/program'

/** A std item by key: `Option::map`, `Iterator::map`, `mem::swap`, `f32::consts::PI`. */
export type StdName = { key: string; item: FnItem | ConstItem; isOfTrait: boolean }

export function stdNames(): StdName[] {
  return namesIn(parseDeclarations(commonDeclarations + laterDeclarations), [])
}

function namesIn(items: readonly Item[], path: readonly string[]): StdName[] {
  return items.flatMap((item) => {
    switch (item.kind) {
      case 'Mod':
        return namesIn(item.items, [...path, item.name.name])
      case 'Fn':
      case 'Const':
        return [{ key: [...path, item.name.name].join('::'), item, isOfTrait: false }]
      case 'Trait':
        return members(item.name.name, item.items, true)
      case 'Impl':
        return item.trait ? [] : members(headOf(item.type), item.items, false)
      default:
        return []
    }
  })
}

function members(owner: string, items: readonly AssociatedItem[], isOfTrait: boolean): StdName[] {
  return items.flatMap((item) =>
    item.kind === 'TypeAlias' ? [] : [{ key: `${owner}::${item.name.name}`, item, isOfTrait }],
  )
}

function headOf(type: Type): string {
  if (type.kind === 'SliceType') return '[]'
  if (type.kind === 'ArrayType') return '[;]'
  return type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '?'
}

export function namesUsedBy(text: string, declarations: Declarations): string[] {
  const { paths, callees, loops } = check(parseProgram(text, declarations).tree, declarations)
  return [
    ...[...paths.values()].flatMap((path) =>
      path.kind === 'function' ? [path.callee.item.key] : path.kind === 'constant' ? [path.constant.key] : [],
    ),
    ...[...callees.values()].map(({ item }) => item.key),
    ...[...loops.values()].flatMap(({ intoIter, next }) => [intoIter.item.key, next.item.key]),
  ]
}
