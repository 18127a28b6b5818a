import type { Expr, ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { emptied, madeBefore, needsDrop } from './endings'
import { fieldIndex, fieldOffset, hasParts, isCompound, isFieldless, tagOf, variantAt } from './layout'
import { field, isOfConstant } from './places'

/** `(a, b)`; `()` is no list. */
export function tuple({ items }: ExprOf<'Tuple'>, body: Body): ir.Expr {
  return items.length === 0 ? { op: 'unit' } : { op: 'list', items: items.map(body.expression) }
}

/** `[a, b]` and `vec![a, b]`. */
export function array({ items }: ExprOf<'Array'> | ExprOf<'VecList'>, body: Body): ir.Expr {
  return { op: 'array', items: items.map(body.expression) }
}

/** `[x; n]` and `vec![x; n]`. */
export function repeat(node: ExprOf<'Repeat'> | ExprOf<'VecRepeat'>, body: Body): ir.Expr {
  const length = node.kind === 'Repeat' ? lengthOf(node, body) : body.expression(node.length)
  const item = body.expression(node.item)
  return { op: 'repeat', item, length, shape: body.shape(body.adjustedTypeOf(node.item)), ...body.at(node.span) }
}

function lengthOf(node: Expr, body: Body): ir.Expr {
  const type = body.typeOf(node)
  return { op: 'value', value: type.kind === 'array' && type.length.kind === 'length' ? type.length.value : 0 }
}

/** `P { a: 1, ..base }`: fields are run as written and lie as declared. */
export function structValue(node: ExprOf<'Struct'>, body: Body): ir.Expr {
  const resolution = body.checked.paths.get(node)
  const type = body.typeOf(node)
  if (resolution?.kind !== 'variant' || type.kind !== 'adt') throw new Error('no struct')
  const { adt, variant } = resolution
  const { fields, discriminant: given } = variantAt(adt, variant)
  const offset = fieldOffset(adt)
  const discriminant = tagOf(adt, { discriminant: given })
  if (isFieldless(adt)) return { op: 'value', value: discriminant }
  const inits = node.fields.map((init) => ({
    key: fieldIndex(fields, init.name.name) + offset,
    value: body.expression(init.value),
  }))
  const isInOrder = inits.every(({ key }, i) => key === i + offset)
  if (!node.base && isInOrder)
    return made(
      adt.kind === 'enum' ? discriminant : undefined,
      inits.map(({ value }) => value),
    )
  const base = node.base && baseFields(node.base, fields.length, new Set(inits.map(({ key }) => key)), body)
  const value: ir.Expr = {
    op: 'struct',
    discriminant: adt.kind === 'enum' ? discriminant : undefined,
    size: fields.length + offset,
    fields: inits,
    base: base && { place: base.place, taken: base.taken },
  }
  return base ? emptied(value, base.left, body) : value
}

/** A struct or variant from its fields in the order of the declaration. */
export function made(discriminant: number | undefined, fields: readonly ir.Expr[]): ir.Expr {
  return discriminant === undefined ? { op: 'list', items: fields } : { op: 'variant', discriminant, fields }
}

/** Takes the fields that are not given from the base: each as a value of its own. */
function baseFields(base: Expr, count: number, given: ReadonlySet<number>, body: Body) {
  const { place, type } = body.place(base)
  const types = type.kind === 'adt' ? body.fieldTypes(type, 0) : []
  const keys = Array.from({ length: count }, (_, key) => key).filter((key) => !given.has(key))
  const taken = keys.map((key) => {
    const part = types[key]
    const isCopied = part && (isOfConstant(place) ? hasParts(part) : isCompound(part) && body.checked.isCopy(part))
    return isCopied ? { key, copied: body.shape(part) } : { key }
  })
  const { place: left } = madeBefore({ type, place })
  const own = isOfConstant(place) ? [] : taken.map(({ key }) => field(types[key]!, left, key))
  const moved = own.filter((part) => needsDrop(part.type, body))
  return { place, taken, left: moved }
}

/** `a..b` and its kin as values. */
export function range(node: ExprOf<'Range'>, body: Body): ir.Expr {
  const items = [node.from, node.to].flatMap((end) => (end ? [body.expression(end)] : []))
  if (node.isInclusive && node.from) items.push({ op: 'value', value: false })
  return { op: 'list', items }
}
