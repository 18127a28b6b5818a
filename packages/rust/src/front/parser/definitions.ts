import type { EnumItem, FieldItem, Shape, StructItem, Variant } from '../tree/tree'
import { itemHead, refuseVisibility, skipAttributes, visibility } from './attributes'
import { expect, expectIdent, inside, list } from './combinators'
import { ahead, at, atKind, type Cursor, eat, peek, spanSince } from './cursor'
import { fail, failExpected, replaceNext, reportNoSemicolon } from './failures'
import { genericParams, type, whereClause } from './types'
import type { ItemHead } from './attributes'
import { expr } from './operators'

/** Starts after the keyword. A struct without braces ends with a semicolon, unless it is defined in place. */
export function structItem(c: Cursor, head: ItemHead, isInPlace: boolean): StructItem {
  expect(c, 'struct')
  const name = expectIdent(c)
  const generics = genericParams(c)
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
  expect(c, 'enum')
  const name = expectIdent(c)
  const generics = genericParams(c)
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
