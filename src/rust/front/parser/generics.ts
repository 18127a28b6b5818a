import type { GenericParam, Generics, WherePredicate } from '../tree/tree'
import { skipAttributes } from './attributes'
import {
  at,
  atKind,
  atSign,
  eat,
  eatSign,
  expect,
  expectIdent,
  expectSign,
  failExpected,
  peek,
  spanSince,
  take,
} from './cursor'
import type { Cursor } from './cursor'
import { literal } from './literals'
import { bounds, skipForLifetimes } from './paths'
import { type } from './types'

/** Reads `<T: Display, const N: usize>`, which may be missing. */
export function genericParams(c: Cursor): Generics {
  const { start } = peek(c)
  const params: GenericParam[] = []
  if (atSign(c, '<')) {
    expectSign(c, '<')
    while (!atSign(c, '>')) {
      skipAttributes(c)
      const param = genericParam(c)
      if (param) params.push(param)
      if (!eat(c, ',')) break
    }
    if (!eatSign(c, '>')) failExpected(c, 'one of `,`, `:`, `=`, or `>`')
  }
  return { params, where: [], span: spanSince(c, start) }
}

function genericParam(c: Cursor): GenericParam | undefined {
  const { start } = peek(c)
  if (atKind(c, 'lifetime')) {
    take(c)
    if (eat(c, ':')) bounds(c)
    return undefined
  }
  if (eat(c, 'const')) {
    const name = expectIdent(c)
    expect(c, ':')
    const constType = type(c)
    const fallback = eat(c, '=') ? { fallback: at(c, '{') ? c.grammar.expr(c) : literal(c) } : {}
    return { kind: 'ConstParam', name, type: constType, ...fallback, span: spanSince(c, start) }
  }
  const name = expectIdent(c)
  const found = eat(c, ':') ? bounds(c) : []
  const fallback = eat(c, '=') ? { fallback: type(c) } : {}
  return { kind: 'TypeParam', name, bounds: found, ...fallback, span: spanSince(c, start) }
}

/** Reads `where T: Display, …`, which may be missing. Predicates of lifetimes are left out. */
export function whereClause(c: Cursor): WherePredicate[] {
  const found: WherePredicate[] = []
  if (!eat(c, 'where')) return found
  while (!at(c, '{') && !at(c, ';') && !at(c, '=') && !atKind(c, 'end')) {
    const { start } = peek(c)
    if (atKind(c, 'lifetime')) {
      take(c)
      expect(c, ':')
      bounds(c)
    } else {
      skipForLifetimes(c)
      const bounded = type(c)
      expect(c, ':')
      found.push({ type: bounded, bounds: bounds(c), span: spanSince(c, start) })
    }
    if (!eat(c, ',')) break
  }
  return found
}
