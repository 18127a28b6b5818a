import type { GenericParam, Generics, Ident, WherePredicate } from '../tree/tree'
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
  identOf,
  peek,
  spanSince,
  take,
} from './cursor'
import type { Cursor } from './cursor'
import { literal } from './literals'
import { bounds, forLifetimes } from './paths'
import { type } from './types'

/** Reads `<T: Display, const N: usize>`, which may be missing. */
export function genericParams(c: Cursor): Generics {
  const { start } = peek(c)
  const params: GenericParam[] = []
  const lifetimes: Ident[] = []
  const outlives: [Ident, Ident][] = []
  const lasting: [Ident, Ident][] = []
  if (atSign(c, '<')) {
    expectSign(c, '<')
    while (!atSign(c, '>')) {
      skipAttributes(c)
      if (atKind(c, 'lifetime')) lifetimes.push(lifetimeParam(c, outlives))
      else params.push(genericParam(c, lasting))
      if (!eat(c, ',')) break
    }
    if (!eatSign(c, '>')) failExpected(c, 'one of `,`, `:`, `=`, or `>`')
  }
  return {
    ...(lifetimes.length > 0 && { lifetimes }),
    ...(outlives.length > 0 && { outlives }),
    ...(lasting.length > 0 && { lasting }),
    params,
    where: [],
    span: spanSince(c, start),
  }
}

/** Reads `'a: 'b + 'c`. */
function lifetimeParam(c: Cursor, outlives: [Ident, Ident][]): Ident {
  const name = identOf(take(c))
  const shorter: Ident[] = []
  if (eat(c, ':')) bounds(c, shorter)
  for (const other of shorter) outlives.push([name, other])
  return name
}

function genericParam(c: Cursor, lasting: [Ident, Ident][]): GenericParam {
  const { start } = peek(c)
  if (eat(c, 'const')) {
    const name = expectIdent(c)
    expect(c, ':')
    const constType = type(c)
    const fallback = eat(c, '=') ? { fallback: at(c, '{') ? c.grammar.expr(c) : literal(c) } : {}
    return { kind: 'ConstParam', name, type: constType, ...fallback, span: spanSince(c, start) }
  }
  const name = expectIdent(c)
  const lifetimes: Ident[] = []
  const found = eat(c, ':') ? bounds(c, lifetimes) : []
  for (const lifetime of lifetimes) lasting.push([name, lifetime])
  const fallback = eat(c, '=') ? { fallback: type(c) } : {}
  return { kind: 'TypeParam', name, bounds: found, ...fallback, span: spanSince(c, start) }
}

/** Reads `where T: Display, …`, which may be missing; what it says of lifetimes is noted with the parameters. */
export function whereClause(c: Cursor, generics: Generics): WherePredicate[] {
  const found: WherePredicate[] = []
  if (!eat(c, 'where')) return found
  while (!at(c, '{') && !at(c, ';') && !at(c, '=') && !atKind(c, 'end')) {
    const { start } = peek(c)
    if (atKind(c, 'lifetime')) {
      lifetimeParam(c, (generics.outlives ??= []))
    } else {
      const lifetimes = forLifetimes(c)
      const bounded = type(c)
      expect(c, ':')
      const lasting: Ident[] = []
      found.push({ ...lifetimes, type: bounded, bounds: bounds(c, lasting), span: spanSince(c, start) })
      const name = bounded.kind === 'PathType' ? bounded.path.segments[0]!.name : undefined
      if (name) for (const lifetime of lasting) (generics.lasting ??= []).push([name, lifetime])
    }
    if (!eat(c, ',')) break
  }
  return found
}
