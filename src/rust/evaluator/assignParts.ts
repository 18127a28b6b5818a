import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import type { Run } from './run'
import type { Body } from './body'
import { type Part, assignRun, type NodeOf } from './assignments'
import { fieldAccess } from './access'
import { fieldOffset, variantAt, fieldIndex } from './layout'

/** Assigns the parts of a value one after the other; behind `..` they are counted from the end. */
export function partsRun(items: readonly Expr[], types: readonly Type[], offset: number, value: Run, body: Body): Run {
  const rest = items.findIndex(isRest)
  const keys = items.map((_, i) => (rest >= 0 && i > rest ? types.length - items.length + i : i))
  const parts = items.flatMap((item, i) => (i === rest ? [] : [{ item, key: keys[i]! }]))
  return assignAll(parts, types, offset, value, body)
}

function assignAll(parts: readonly Part[], types: readonly Type[], offset: number, value: Run, body: Body): Run {
  const slot = body.newSlot()
  const runs = parts.map(({ item, key }) => {
    const type = types[key] ?? body.typeOf(item)
    const part = fieldAccess(type, body.machine.traits.isPlain(type), (frame) => frame[slot], key + offset)
    return assignRun(item, part.read, body)
  })
  return (frame) => {
    frame[slot] = value(frame)
    for (const run of runs) run(frame)
  }
}

function isRest(node: Expr): boolean {
  return node.kind === 'Range' && !node.from && !node.to
}

/** `Point(a, b) = point`. */
export function constructorRun(target: NodeOf<'Call'>, type: Type, value: Run, body: Body): Run {
  if (type.kind !== 'adt') return body.place(target, true).write(value)
  const offset = fieldOffset(type.adt)
  return partsRun(target.args, body.fieldTypes(type, 0), offset, value, body)
}

/** `Point { x, .. } = point`. */
export function structRun(target: NodeOf<'Struct'>, type: Type, value: Run, body: Body): Run {
  if (type.kind !== 'adt') return value
  const { fields } = variantAt(type.adt, 0)
  const parts = target.fields.map(({ name, value: item }) => ({ item, key: fieldIndex(fields, name.name) }))
  return assignAll(parts, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
}
