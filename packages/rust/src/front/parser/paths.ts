import type { Bound, Expr, GenericArg, GenericArgs, Ident, Path, PathSegment } from '../tree/tree'
import { expect, expectIdent, expectSign, inside, insideAny, list, nested } from './combinators'
import { ahead, at, atKind, atSign, type Cursor, eat, eatSign, identOf, peek, spanSince, take } from './cursor'
import { failExpected, failUnsupported, report } from './failures'
import { literal } from './primaries'
import { type } from './types'
import { expr } from './operators'
import { blockExpr } from './statements'

const PATH_KEYWORDS = new Set(['self', 'Self', 'super', 'crate'])

/** Whether a path starts here, except one in angle brackets. */
export function atPath(c: Cursor): boolean {
  const { kind, text, group } = peek(c)
  if (group) return group === 'ty' || group === 'path'
  return kind === 'ident' || (kind === 'keyword' && PATH_KEYWORDS.has(text)) || (kind === 'punct' && text === '::')
}

/** The path of a single name. */
export function pathOf(name: Ident): Path {
  return { span: name.span, segments: [{ name }], isGlobal: false }
}

export function pathExpr(path: Path): Expr {
  return { kind: 'PathExpr', path, span: path.span }
}

/** Generics follow the name directly in types, but after `::` in expressions. */
export function path(c: Cursor, inType: boolean): Path {
  const { start, group } = peek(c)
  const begun = group ? groupPath(c) : { isGlobal: eat(c, '::'), segments: [segment(c, inType)] }
  while (eat(c, '::')) begun.segments.push(segment(c, inType))
  return { ...begun, span: spanSince(c, start) }
}

/** The path bound to a macro variable; other types are qualified as `<T>::`. */
function groupPath(c: Cursor): Omit<Path, 'span'> {
  const found = insideAny(c, type)
  if (found.kind === 'PathType') return found.path
  return { isGlobal: false, segments: [], qualifier: { type: found, traitLength: 0 } }
}

export function pathName(c: Cursor): Ident {
  const token = peek(c)
  return token.kind === 'keyword' && PATH_KEYWORDS.has(token.text) ? identOf(take(c)) : expectIdent(c)
}

/** Parses a segment with generic arguments, which need `::<` in expressions. */
function segment(c: Cursor, inType: boolean): PathSegment {
  const name = pathName(c)
  const isTurbofish = at(c, '::') && ahead(c, 2).kind === 'punct' && ahead(c, 2).text[0] === '<'
  if (isTurbofish) take(c)
  if (isTurbofish || (inType && atSign(c, '<') && !at(c, '<=') && !at(c, '<<=')))
    return { name, generics: genericArgs(c) }
  if (inType && at(c, '(')) return { name, generics: closureArgs(c) }
  return { name }
}

/** Parses `<T, 3, Item = U>`. */
export function genericArgs(c: Cursor): GenericArgs {
  return nested(c, () => {
    const { start } = peek(c)
    expectSign(c, '<')
    const lifetimes: Ident[] = []
    const args: GenericArg[] = []
    const bindings: GenericArgs['bindings'] = []
    while (!atSign(c, '>')) {
      if (atKind(c, 'lifetime')) {
        const [arg] = args
        if (arg?.kind === 'Type')
          report(c, arg.type.span, 'type provided when a lifetime was expected', { code: 'E0747' })
        lifetimes.push(identOf(take(c)))
      } else if (atBinding(c)) bindings.push(binding(c))
      else args.push(genericArg(c))
      if (!eat(c, ',')) break
    }
    if (!eatSign(c, '>')) failExpected(c, 'one of `,` or `>`')
    return { span: spanSince(c, start), ...(lifetimes.length > 0 && { lifetimes }), args, bindings }
  })
}

function atBinding(c: Cursor): boolean {
  const next = ahead(c, 1)
  return atKind(c, 'ident') && next.kind === 'punct' && (next.text === '=' || next.text === ':')
}

function binding(c: Cursor): GenericArgs['bindings'][number] {
  const name = expectIdent(c)
  if (eat(c, '=')) return { name, type: type(c), bounds: [] }
  expect(c, ':')
  return { name, bounds: bounds(c) }
}

function genericArg(c: Cursor): GenericArg {
  const { kind, text, group } = peek(c)
  if (group === 'expr' || group === 'literal') return { kind: 'Const', value: expr(c) }
  const isConst = ['int', 'char', 'byte', 'float', 'str'].includes(kind) || /^(true|false|\{|-)$/.test(text)
  if (!isConst) return { kind: 'Type', type: type(c) }
  return { kind: 'Const', value: at(c, '{') ? blockExpr(c) : literal(c) }
}

/** Parses `(A, B) -> C` after `Fn`. */
function closureArgs(c: Cursor): GenericArgs {
  return nested(c, () => {
    const { start } = peek(c)
    const inputs = inside(c, '(', () => list(c, type))
    const result = eat(c, '->') ? { result: type(c) } : {}
    const args = inputs.map((type): GenericArg => ({ kind: 'Type', type }))
    return { span: spanSince(c, start), args, bindings: [], closure: result }
  })
}

/** Parses optional bounds `A + ?Sized + 'a`; lifetimes are collected separately. */
export function bounds(c: Cursor, lifetimes: Ident[] = []): Bound[] {
  const found: Bound[] = []
  for (;;) {
    if (atKind(c, 'lifetime')) lifetimes.push(identOf(take(c)))
    else if (at(c, 'use')) failUnsupported(c, peek(c), 'useBound')
    else if (at(c, '(')) found.push(inside(c, '(', bound))
    else if (at(c, '?') || at(c, 'for') || atPath(c)) found.push(bound(c))
    else break
    if (!eat(c, '+')) break
  }
  return found
}

function bound(c: Cursor): Bound {
  const { start } = peek(c)
  const isRelaxed = eat(c, '?')
  const lifetimes = forLifetimes(c)
  const traitPath = path(c, true)
  return { span: spanSince(c, start), path: traitPath, isRelaxed, ...lifetimes }
}

/** Parses an optional `for<'a>`. */
export function forLifetimes(c: Cursor): { lifetimes?: Ident[] } {
  if (!eat(c, 'for')) return {}
  const lifetimes: Ident[] = []
  expectSign(c, '<')
  while (!atSign(c, '>') && !atKind(c, 'end')) {
    const token = take(c)
    if (token.kind === 'lifetime') lifetimes.push(identOf(token))
  }
  expectSign(c, '>')
  return { lifetimes }
}

/** Parses `<T>::name` and `<T as Trait>::name`. */
export function qualifiedPath(c: Cursor, inType: boolean): Path {
  return nested(c, () => {
    const { start } = peek(c)
    expectSign(c, '<')
    const self = type(c)
    const segments = eat(c, 'as') ? path(c, true).segments : []
    const qualifier = { type: self, traitLength: segments.length }
    expectSign(c, '>')
    expect(c, '::')
    segments.push(segment(c, inType))
    while (eat(c, '::')) segments.push(segment(c, inType))
    return { span: spanSince(c, start), segments, isGlobal: false, qualifier }
  })
}
