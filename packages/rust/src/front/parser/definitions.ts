import { insertion } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { EnumItem, FieldItem, FnItem, Param, Receiver, Shape, StructItem, Variant } from '../tree/tree'
import { type ItemHead, itemHead, refuseVisibility, skipAttributes, visibility } from './attributes'
import { expectIdent, inside, list } from './combinators'
import { ahead, at, atKind, atSign, type Cursor, eat, eatSign, identOf, lastEnd, peek, spanSince, take } from './cursor'
import { fail, failExpected, failUnsupported, replaceNext, report, reportNoSemicolon } from './failures'
import { expr } from './operators'
import { patternWithoutOr } from './patterns'
import { block } from './statements'
import { genericHead, resultType, type, whereClause } from './types'

/** Starts after the keyword. A struct without braces ends with a semicolon, unless it is defined in place. */
export function structItem(c: Cursor, head: ItemHead, isInPlace: boolean): StructItem {
  const { name, generics } = genericHead(c, 'struct')
  generics.where = whereClause(c, generics)
  const body = readFields(c)
  if (body.shape === 'tuple') generics.where.push(...whereClause(c, generics))
  if (body.shape === 'unit' && (isInPlace || !at(c, ';'))) {
    failExpected(c, isInPlace ? '`{` or `(`' : '`where`, `{`, `(`, or `;` after struct name')
  }
  if (body.shape !== 'named' && !isInPlace && !eat(c, ';')) reportNoSemicolon(c)
  return { kind: 'Struct', ...head.parts, name, generics, ...body, span: spanSince(c, head.start) }
}

export function enumItem(c: Cursor, head: ItemHead): EnumItem {
  const { name, generics } = genericHead(c, 'enum')
  generics.where = whereClause(c, generics)
  if (!at(c, '{')) failExpected(c, 'one of `<`, `where`, or `{`')
  const variants = inside(c, '{', () => list(c, variant))
  return { kind: 'Enum', ...head.parts, name, generics, variants, span: spanSince(c, head.start) }
}

function variant(c: Cursor): Variant {
  const { start } = peek(c)
  const head = itemHead(c)
  const isDefault = head.parts.attributes.some(({ name }) => name === 'default')
  refuseVisibility(c, head, 'enum variants always share the visibility of the enum they are in')
  const name = expectIdent(c)
  const body = readFields(c)
  const discriminant = eat(c, '=') ? { discriminant: expr(c) } : {}
  return { name, ...body, ...discriminant, isDefault, span: spanSince(c, start) }
}

function readFields(c: Cursor): { shape: Shape; fields: FieldItem[] } {
  if (at(c, '{')) return { shape: 'named', fields: inside(c, '{', namedFields) }
  if (!at(c, '(')) return { shape: 'unit', fields: [] }
  let index = 0
  const fields = inside(c, '(', () => list(c, () => tupleField(c, String(index++))))
  return { shape: 'tuple', fields }
}

function namedFields(c: Cursor): FieldItem[] {
  return list(c, () => {
    const read = field(c)
    if (at(c, ';')) {
      const details = { help: 'replace `;` with `,`', fix: replaceNext(c, ',') }
      fail(c, peek(c), 'struct fields are separated by `,`', details)
    }
    return read
  })
}

function field(c: Cursor): FieldItem {
  skipAttributes(c)
  const { start } = peek(c)
  const seen = visibility(c)
  if (at(c, 'fn') || at(c, 'let')) {
    const help = at(c, 'fn') ? 'functions belong in an `impl` block' : 'write a field as `name: type`'
    failExpected(c, 'identifier', help)
  }
  const name = expectIdent(c)
  if (!eat(c, ':')) {
    const isSwapped = atKind(c, 'ident') && ahead(c, 1).text !== ':'
    failExpected(c, '`:`', isSwapped ? 'write the type after the name: `name: type`' : 'write a field as `name: type`')
  }
  return { name, type: type(c), ...seen, span: spanSince(c, start) }
}

function tupleField(c: Cursor, index: string): FieldItem {
  skipAttributes(c)
  const { start } = peek(c)
  const seen = visibility(c)
  const fieldType = type(c)
  return { name: { name: index, span: fieldType.span }, type: fieldType, ...seen, span: spanSince(c, start) }
}

export function definition(c: Cursor): StructItem | EnumItem {
  const { start, end } = peek(c)
  const span = { start, end }
  const derives = (c.lifted?.derives ?? []).map((name) => ({ name, span }))
  const parts = { attributes: [{ name: 'derive', args: derives, span }], isPublic: false }
  const head = { start, parts, visible: span }
  return at(c, 'struct') ? structItem(c, head, true) : enumItem(c, head)
}

type Place = 'free' | 'impl' | 'trait'

/** Parses a function from `fn` on; the context decides whether the body is optional. */
export function fnItem(c: Cursor, head: ItemHead, place: Place): FnItem {
  const isConst = eat(c, 'const')
  for (const word of ['async', 'unsafe', 'extern'] as const) {
    if (at(c, word)) failUnsupported(c, peek(c), word === 'extern' ? 'externFunction' : word)
  }
  const { name, generics } = genericHead(c, 'fn')
  let receiver: Receiver | undefined
  if (at(c, '{')) {
    const details = { help: 'add a parameter list: `()`', fix: insertion(name.span.end, '()') }
    fail(c, name.span, 'missing parameters for function definition', details)
  }
  if (!at(c, '(')) failExpected(c, 'one of `(` or `<`')
  const params = inside(c, '(', () => {
    receiver = readReceiver(c)
    if (receiver && !atKind(c, 'close') && !eat(c, ',')) failExpected(c, 'one of `,` or `)`')
    if (receiver && place === 'free') {
      const help = 'functions with `self` belong in an `impl`'
      report(c, receiver.span, '`self` parameter is only allowed in associated functions', { help })
    }
    return list(c, param)
  })
  const result = readResult(c)
  generics.where = whereClause(c, generics)
  const body = at(c, '{') ? { body: block(c) } : {}
  const span = spanSince(c, head.start)
  if (!body.body) withoutBody(c, name.span, place)
  const self = receiver && { receiver }
  return { kind: 'Fn', ...head.parts, name, generics, ...self, params, ...result, ...body, isConst, span }
}

function readResult(c: Cursor) {
  if (at(c, ':')) {
    const fix = replaceNext(c, ' ->', lastEnd(c))
    report(c, peek(c), 'return types are denoted using `->`', { help: 'use `->` instead', fix })
    take(c)
    return { result: type(c) }
  }
  return resultType(c)
}

function withoutBody(c: Cursor, name: Span, place: Place) {
  if (!eat(c, ';'))
    failExpected(c, place === 'trait' ? 'one of `->`, `;`, `where`, or `{`' : 'one of `->`, `where`, or `{`')
  if (place === 'trait' || c.isDeclaration) return
  report(c, name, place === 'free' ? 'free function without a body' : 'associated function in `impl` without body', {
    help: 'provide a definition for the function: `{ … }`',
  })
}

/** `self`, `&self`, `&mut self`, `mut self`, `self: T`. */
function readReceiver(c: Cursor): Receiver | undefined {
  skipAttributes(c)
  const { start } = peek(c)
  if (atSign(c, '&')) {
    const lifetime = ahead(c, 1).kind === 'lifetime' ? 1 : 0
    const mut = ahead(c, 1 + lifetime).text === 'mut' ? 1 : 0
    const word = ahead(c, 1 + lifetime + mut)
    if (word.kind !== 'keyword' || word.text !== 'self') return undefined
    eatSign(c, '&')
    const named = lifetime === 1 && { lifetime: identOf(peek(c)) }
    c.at += lifetime + mut + 1
    return { ...named, mode: mut ? 'mut' : 'ref', isMut: false, span: spanSince(c, start) }
  }
  const isMut = at(c, 'mut') && ahead(c, 1).text === 'self'
  if (!isMut && !at(c, 'self')) return undefined
  if (isMut) take(c)
  take(c)
  const declared = eat(c, ':') ? { type: type(c) } : {}
  return { mode: 'value', isMut, ...declared, span: spanSince(c, start) }
}

function param(c: Cursor): Param {
  skipAttributes(c)
  const { start } = peek(c)
  if (at(c, 'self')) {
    const label = 'must be the first parameter of an associated function'
    fail(c, peek(c), 'unexpected `self` parameter in function', { label })
  }
  const bound = patternWithoutOr(c)
  if (!eat(c, ':')) {
    const help = atKind(c, 'ident')
      ? 'declare the type after the parameter binding: `name: type`'
      : 'if this is a parameter name, give it a type'
    failExpected(c, 'one of `:`, `@`, or `|`', help)
  }
  return { pattern: bound, type: type(c), span: spanSince(c, start) }
}
