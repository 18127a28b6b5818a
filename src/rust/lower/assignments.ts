import type { Expr, ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { assignedOver, dropped, needsDrop } from './endings'
import { fieldIndex, fieldOffset, variantAt } from './layout'
import { field, inSlot, read } from './places'

type Part = { item: Expr; key: number }

/** `target = value`: the value is run first. A pattern of places takes the value apart. */
export function assigned(target: Expr, value: ir.Expr, body: Body): ir.Expr {
  const type = body.typeOf(target)
  switch (target.kind) {
    case 'Underscore':
      return needsDrop(type, body) && value.op !== 'unit' ? dropped(type, value, body) : { op: 'discard', value }
    case 'Tuple':
      return parts(target.items, type.kind === 'tuple' ? type.items : [], 0, value, body)
    case 'Array':
      return parts(target.items, type.kind === 'array' ? target.items.map(() => type.item) : [], 0, value, body)
    case 'Call':
      if (type.kind !== 'adt') break
      return parts(target.args, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
    case 'Struct':
      return type.kind === 'adt' ? fields(target, type, value, body) : value
  }
  const located = body.place(target, true)
  if (needsDrop(located.type, body)) return assignedOver(located, value, body)
  return { op: 'assign', place: located.place, value }
}

/** Assigns the parts of a value one after the other; behind `..` they are counted from the end. */
function parts(items: readonly Expr[], types: readonly Type[], offset: number, value: ir.Expr, body: Body): ir.Expr {
  const rest = items.findIndex(isRest)
  const keys = items.map((_, i) => (rest >= 0 && i > rest ? types.length - items.length + i : i))
  const taken = items.flatMap((item, i) => (i === rest ? [] : [{ item, key: keys[i]! }]))
  return spread(taken, types, offset, value, body)
}

function spread(taken: readonly Part[], types: readonly Type[], offset: number, value: ir.Expr, body: Body): ir.Expr {
  const slot = body.newSlot()
  const whole = inSlot({ kind: 'tuple', items: types }, slot).place
  const assignments = taken.map(({ item, key }) => {
    const part = field(types[key] ?? body.typeOf(item), whole, key + offset)
    return assigned(item, read(part), body)
  })
  return { op: 'spread', slot, value, parts: assignments }
}

function isRest(node: Expr): boolean {
  return node.kind === 'Range' && !node.from && !node.to
}

/** `Point { x, .. } = point`. */
function fields(target: ExprOf<'Struct'>, type: Type & { kind: 'adt' }, value: ir.Expr, body: Body): ir.Expr {
  const declared = variantAt(type.adt, 0).fields
  const taken = target.fields.map(({ name, value: item }) => ({ item, key: fieldIndex(declared, name.name) }))
  return spread(taken, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
}
