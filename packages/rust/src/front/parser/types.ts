import type { GenericParam, Generics, Ident, Type, WherePredicate } from '../tree/tree'
import { expect, expectIdent, inside, insideAny, list, nested, tupleParts } from './combinators'
import { ahead, at, atKind, atSign, type Cursor, eat, eatSign, identOf, peek, spanSince, take } from './cursor'
import { fail, failExpected, failUnsupported, replaceNext, report } from './failures'
import { atPath, bounds, forLifetimes, path, pathOf, qualifiedPath } from './paths'
import { calledIn } from './expansion'
import { skipAttributes } from './attributes'
import { literal } from './primaries'
import { expr } from './operators'
import { definition } from './definitions'

export function type(c: Cursor): Type {
  return nested(c, bareType)
}

function bareType(c: Cursor): Type {
  const token = peek(c)
  const { start } = token
  if (token.kind === 'open') {
    if (token.group && c.tokens[token.partner + 1]?.text !== '::') return insideAny(c, type)
    if (token.text === '(') return tupleType(c)
    if (token.text === '[') return arrayType(c)
  }
  if (token.kind === 'punct') {
    if (token.text[0] === '&') return refType(c)
    if (token.text[0] === '<') return { kind: 'PathType', path: qualifiedPath(c, true), span: spanSince(c, start) }
    if (at(c, '!')) {
      if (!c.isDeclaration) report(c, token, 'the `!` type is experimental', { code: 'E0658' })
      return never(c)
    }
    if (token.text === '*') failUnsupported(c, token, 'rawPointer')
  }
  if (token.kind === 'keyword') {
    if (eat(c, '_')) return { kind: 'InferType', span: spanSince(c, start) }
    if (eat(c, 'impl')) return { kind: 'ImplType', ...someBounds(c), span: spanSince(c, start) }
    if (eat(c, 'dyn')) return { kind: 'DynType', ...someBounds(c), span: spanSince(c, start) }
    if (token.text === 'fn' || token.text === 'for') return fnType(c)
    if (token.text === 'unsafe' || token.text === 'extern') failUnsupported(c, token, `${token.text}Function`)
    if (token.text === 'struct' || token.text === 'enum') return definedType(c)
  }
  if (!atPath(c)) failExpected(c, 'type')
  const named = path(c, true)
  if (at(c, '!') && ahead(c, 1).kind === 'open') {
    return calledIn(c, named, 'macroInType', type, (span) => ({ kind: 'ErrorType', span }))
  }
  return { kind: 'PathType', path: named, span: spanSince(c, start) }
}

function never(c: Cursor): Type {
  const { start } = take(c)
  return { kind: 'NeverType', span: spanSince(c, start) }
}

/** Parses an optional `-> T` or `-> !`. */
export function resultType(c: Cursor): { result?: Type } {
  return eat(c, '->') ? { result: at(c, '!') ? never(c) : type(c) } : {}
}

function refType(c: Cursor): Type {
  const { start } = peek(c)
  eatSign(c, '&')
  // `&&T` is two references
  if (atSign(c, '&')) return { kind: 'RefType', isMut: false, target: type(c), span: spanSince(c, start) }
  const lifetime = atKind(c, 'lifetime') && { lifetime: identOf(take(c)) }
  const isMut = eat(c, 'mut')
  const target = type(c)
  if (at(c, '+') && target.kind === 'DynType')
    fail(c, peek(c), 'ambiguous `+` in a type', { help: 'use parentheses to disambiguate' })
  return { kind: 'RefType', ...lifetime, isMut, target, span: spanSince(c, start) }
}

function tupleType(c: Cursor): Type {
  const { start } = peek(c)
  const { items, only } = tupleParts(c, type)
  return only ?? { kind: 'TupleType', items, span: spanSince(c, start) }
}

function arrayType(c: Cursor): Type {
  const { start } = peek(c)
  const { item, length } = inside(c, '[', () => {
    const item = type(c)
    if (at(c, ',')) failExpected(c, '`]`', 'write the length after a semicolon: `[type; length]`', replaceNext(c, ';'))
    return { item, length: eat(c, ';') ? expr(c) : undefined }
  })
  const span = spanSince(c, start)
  return length ? { kind: 'ArrayType', item, length, span } : { kind: 'SliceType', item, span }
}

function someBounds(c: Cursor) {
  const { start, end } = c.tokens[c.at - 1]!
  const lifetimes: Ident[] = []
  const found = bounds(c, lifetimes)
  if (found.length === 0) fail(c, { start, end }, 'at least one trait must be specified', { code: 'E0224' })
  return { bounds: found, ...(lifetimes.length > 0 && { lifetimes }) }
}

/** A type that is defined in place is replaced by its name. */
function definedType(c: Cursor): Type {
  if (!c.lifted) {
    const macro = c.host && `\`${c.host.stateMacro}!\``
    failExpected(c, 'type', macro && `types are defined in place only inside ${macro}`)
  }
  const item = definition(c)
  c.lifted.types.push(item)
  return { kind: 'PathType', path: pathOf(item.name), span: item.span }
}

function fnType(c: Cursor): Type {
  const { start } = peek(c)
  const lifetimes = forLifetimes(c)
  if (!eat(c, 'fn')) failExpected(c, '`fn`')
  const params = inside(c, '(', () => list(c, fnTypeParam))
  return { kind: 'FnType', ...lifetimes, params, ...resultType(c), span: spanSince(c, start) }
}

/** A parameter's name has no meaning. */
function fnTypeParam(c: Cursor): Type {
  if ((atKind(c, 'ident') || at(c, '_')) && ahead(c, 1).text === ':') {
    take(c)
    take(c)
  }
  return type(c)
}

/** Parses a keyword, a name and optional generic parameters. */
export function genericHead(c: Cursor, keyword: string): { name: Ident; generics: Generics } {
  expect(c, keyword)
  return { name: expectIdent(c), generics: genericParams(c) }
}

/** Parses optional `<T: Display, const N: usize>`. */
export function genericParams(c: Cursor): Generics {
  const { start } = peek(c)
  const params: GenericParam[] = []
  const lifetimes: Ident[] = []
  const outlives: [Ident, Ident][] = []
  const typeOutlives: [Ident, Ident][] = []
  if (eatSign(c, '<')) {
    while (!atSign(c, '>')) {
      skipAttributes(c)
      if (atKind(c, 'lifetime')) lifetimes.push(lifetimeParam(c, outlives))
      else params.push(genericParam(c, typeOutlives))
      if (!eat(c, ',')) break
    }
    if (!eatSign(c, '>')) failExpected(c, 'one of `,`, `:`, `=`, or `>`')
  }
  return {
    ...(lifetimes.length > 0 && { lifetimes }),
    ...(outlives.length > 0 && { outlives }),
    ...(typeOutlives.length > 0 && { typeOutlives }),
    params,
    where: [],
    span: spanSince(c, start),
  }
}

/** Parses `'a: 'b + 'c`. */
function lifetimeParam(c: Cursor, outlives: [Ident, Ident][]): Ident {
  const name = identOf(take(c))
  const shorter: Ident[] = []
  if (eat(c, ':')) bounds(c, shorter)
  for (const other of shorter) outlives.push([name, other])
  return name
}

function genericParam(c: Cursor, typeOutlives: [Ident, Ident][]): GenericParam {
  const { start } = peek(c)
  if (eat(c, 'const')) {
    const name = expectIdent(c)
    expect(c, ':')
    const constType = type(c)
    const fallback = eat(c, '=') ? { fallback: at(c, '{') ? expr(c) : literal(c) } : {}
    return { kind: 'ConstParam', name, type: constType, ...fallback, span: spanSince(c, start) }
  }
  const name = expectIdent(c)
  const lifetimes: Ident[] = []
  const found = eat(c, ':') ? bounds(c, lifetimes) : []
  for (const lifetime of lifetimes) typeOutlives.push([name, lifetime])
  const fallback = eat(c, '=') ? { fallback: type(c) } : {}
  return { kind: 'TypeParam', name, bounds: found, ...fallback, span: spanSince(c, start) }
}

/** Parses an optional `where T: Display, …`; lifetime bounds are added to the parameters. */
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
      const lifetimeBounds: Ident[] = []
      found.push({ ...lifetimes, type: bounded, bounds: bounds(c, lifetimeBounds), span: spanSince(c, start) })
      const name = bounded.kind === 'PathType' ? bounded.path.segments[0]!.name : undefined
      if (name) for (const lifetime of lifetimeBounds) (generics.typeOutlives ??= []).push([name, lifetime])
    }
    if (!eat(c, ',')) break
  }
  return found
}
