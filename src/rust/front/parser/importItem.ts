import type { Ident, Import, UseItem } from '../tree/tree'
import {
  at,
  eat,
  expect,
  expectIdent,
  identOf,
  inside,
  list,
  nested,
  peek,
  reportNoSemicolon,
  spanSince,
  take,
} from './cursor'
import type { Cursor } from './cursor'
import { ownRules, shareRules } from './expansion'
import type { ItemHead } from './itemHead'
import { pathName } from './paths'

/** Reads a `use`, its groups taken apart. */
export function importItem(c: Cursor, head: ItemHead): UseItem {
  expect(c, 'use')
  const imports = importsBelow(c, []).filter((each) => !importsMacro(c, each))
  if (!eat(c, ';')) reportNoSemicolon(c)
  return { kind: 'Use', ...head.parts, imports, span: spanSince(c, head.start) }
}

/** Whether a macro of the program is imported, which is known already: other modules may call it from here on. */
function importsMacro(c: Cursor, { path, alias, isGlob }: Import): boolean {
  // Nothing need stand before a glob
  if (isGlob || (path.length > 1 && !/^(crate|self|super)$/.test(path[0]!.name))) return false
  const { name } = path.at(-1)!
  const rules = ownRules(c, [name])
  if (rules) shareRules(c, alias?.name ?? name, rules)
  return rules !== undefined
}

function importsBelow(c: Cursor, prefix: readonly Ident[]): Import[] {
  return nested(c, () => {
    const { start } = peek(c)
    const path = [...prefix]
    eat(c, '::')
    for (;;) {
      if (eat(c, '*')) return [{ path, isGlob: true, span: spanSince(c, start) }]
      if (at(c, '{')) return inside(c, '{', () => list(c, () => importsBelow(c, path)).flat())
      const name = pathName(c)
      // `use a::{self}` imports `a`
      if (name.name !== 'self' || path.length === 0) path.push(name)
      if (!eat(c, '::')) break
    }
    const alias = eat(c, 'as') ? { alias: at(c, '_') ? identOf(take(c)) : expectIdent(c) } : {}
    return [{ path, ...alias, isGlob: false, span: spanSince(c, start) }]
  })
}
