import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { fieldAccess } from './access'
import type { Body } from './body'
import { fieldIndex, fieldOffset, variantAt } from './layout'
import type { Run } from './run'

type Part = { item: Expr; key: number }

type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** `target = value`: the value is run first. A pattern of places takes the value apart. */
export function assignRun(target: Expr, value: Run, body: Body): Run {
  const type = body.typeOf(target)
  switch (target.kind) {
    case 'Underscore':
      return (frame) => {
        value(frame)
      }
    case 'Tuple':
      return partsRun(target.items, type.kind === 'tuple' ? type.items : [], 0, value, body)
    case 'Array':
      return partsRun(target.items, type.kind === 'array' ? target.items.map(() => type.item) : [], 0, value, body)
    case 'Call':
      return constructorRun(target, type, value, body)
    case 'Struct':
      return structRun(target, type, value, body)
    default:
      return body.place(target, true).write(value)
  }
}

/** Assigns the parts of a value one after the other; behind `..` they are counted from the end. */
function partsRun(items: readonly Expr[], types: readonly Type[], offset: number, value: Run, body: Body): Run {
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
function constructorRun(target: NodeOf<'Call'>, type: Type, value: Run, body: Body): Run {
  if (type.kind !== 'adt') return body.place(target, true).write(value)
  const offset = fieldOffset(type.adt)
  return partsRun(target.args, body.fieldTypes(type, 0), offset, value, body)
}

/** `Point { x, .. } = point`. */
function structRun(target: NodeOf<'Struct'>, type: Type, value: Run, body: Body): Run {
  if (type.kind !== 'adt') return value
  const { fields } = variantAt(type.adt, 0)
  const parts = target.fields.map(({ name, value: item }) => ({ item, key: fieldIndex(fields, name.name) }))
  return assignAll(parts, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
}
