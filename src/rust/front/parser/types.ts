import { replacement } from '../diagnostics/diagnostic'
import type { Ident, Type } from '../tree/tree'
import {
  ahead,
  at,
  atKind,
  atSign,
  type Cursor,
  eat,
  eatSign,
  fail,
  failExpected,
  failUnsupported,
  identOf,
  inside,
  insideAny,
  list,
  listWithEnd,
  nested,
  peek,
  spanOf,
  spanSince,
  take,
} from './cursor'
import { atPath, bounds, forLifetimes, path } from './paths'
import { calledIn } from './expansion'
import { qualifiedPath } from './qualifiedPaths'

/** Reads a type. */
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
    if (eat(c, '!')) return { kind: 'NeverType', span: spanSince(c, start) }
    if (token.text === '*') failUnsupported(c, token, 'raw pointers are')
  }
  if (token.kind === 'keyword') {
    if (eat(c, '_')) return { kind: 'InferType', span: spanSince(c, start) }
    if (eat(c, 'impl')) return { kind: 'ImplType', ...someBounds(c), span: spanSince(c, start) }
    if (eat(c, 'dyn')) return { kind: 'DynType', ...someBounds(c), span: spanSince(c, start) }
    if (token.text === 'fn' || token.text === 'for') return fnType(c)
    if (token.text === 'unsafe' || token.text === 'extern') failUnsupported(c, token, `\`${token.text}\` functions are`)
    if (token.text === 'struct' || token.text === 'enum') return definedType(c)
  }
  if (!atPath(c)) failExpected(c, 'type')
  const named = path(c, true)
  if (at(c, '!') && ahead(c, 1).kind === 'open') {
    return calledIn(c, named, 'types', type, (span) => ({ kind: 'ErrorType', span }))
  }
  return { kind: 'PathType', path: named, span: spanSince(c, start) }
}

function refType(c: Cursor): Type {
  const { start } = peek(c)
  eatSign(c, '&')
  // `&&T` is a reference to a reference
  if (atSign(c, '&')) return { kind: 'RefType', isMut: false, target: type(c), span: spanSince(c, start) }
  const lifetime = atKind(c, 'lifetime') && { lifetime: identOf(take(c)) }
  const isMut = eat(c, 'mut')
  const target = type(c)
  if (at(c, '+') && target.kind === 'DynType') {
    fail(c, peek(c), 'ambiguous `+` in a type', { help: 'use parentheses to disambiguate' })
  }
  return { kind: 'RefType', ...lifetime, isMut, target, span: spanSince(c, start) }
}

function tupleType(c: Cursor): Type {
  const { start } = peek(c)
  const { parts, endsInComma } = inside(c, '(', () => listWithEnd(c, type))
  const [only] = parts
  return only && parts.length === 1 && !endsInComma
    ? only
    : { kind: 'TupleType', items: parts, span: spanSince(c, start) }
}

function arrayType(c: Cursor): Type {
  const { start } = peek(c)
  const { item, length } = inside(c, '[', () => {
    const item = type(c)
    if (at(c, ','))
      failExpected(
        c,
        '`]`',
        'the length stands behind a semicolon: `[type; length]`',
        replacement(spanOf(peek(c)), ';'),
      )
    return { item, length: eat(c, ';') ? c.grammar.expr(c) : undefined }
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

/** A type that is defined in place leaves its name. */
function definedType(c: Cursor): Type {
  if (!c.lifted) {
    const macro = c.host && `\`${c.host.stateMacro}!\``
    failExpected(c, 'type', macro && `types are defined in place only inside ${macro}`)
  }
  const definition = c.grammar.definition(c)
  c.lifted.types.push(definition)
  const { name } = definition
  const segments = [{ name }]
  return { kind: 'PathType', path: { span: name.span, segments, isGlobal: false }, span: definition.span }
}

function fnType(c: Cursor): Type {
  const { start } = peek(c)
  const lifetimes = forLifetimes(c)
  if (!eat(c, 'fn')) failExpected(c, '`fn`')
  const params = inside(c, '(', () => list(c, fnTypeParam))
  const result = eat(c, '->') ? { result: type(c) } : {}
  return { kind: 'FnType', ...lifetimes, params, ...result, span: spanSince(c, start) }
}

/** A parameter may have a name, which says nothing. */
function fnTypeParam(c: Cursor): Type {
  if ((atKind(c, 'ident') || at(c, '_')) && ahead(c, 1).text === ':') {
    take(c)
    take(c)
  }
  return type(c)
}
