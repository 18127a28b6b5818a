import { type Cursor, peek, eat, failExpected, inside, list, spanSince, atKind, at, ahead, take } from './cursor'
import type { Type } from '../tree/tree'
import { skipForLifetimes } from './paths'
import { type } from './types'

export function fnType(c: Cursor): Type {
  const { start } = peek(c)
  skipForLifetimes(c)
  if (!eat(c, 'fn')) failExpected(c, '`fn`')
  const params = inside(c, '(', () => list(c, fnTypeParam))
  const result = eat(c, '->') ? { result: type(c) } : {}
  return { kind: 'FnType', params, ...result, span: spanSince(c, start) }
}

/** A parameter may have a name, which says nothing. */
function fnTypeParam(c: Cursor): Type {
  if ((atKind(c, 'ident') || at(c, '_')) && ahead(c, 1).text === ':') {
    take(c)
    take(c)
  }
  return type(c)
}
