import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import type { Value } from '../values/value'
import type { Body } from './body'
import { construct, fieldIndex, fieldOffset, isFieldless, variantAt } from './layout'
import type { Run } from './run'

type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** A list of values, in the order written. */
function listRun(items: readonly Run[]): Run {
  const [first, second] = items
  if (!first) return () => []
  if (items.length === 1) return (frame) => [first(frame)]
  if (items.length === 2 && second) return (frame) => [first(frame), second(frame)]
  return (frame) => items.map((item) => item(frame))
}

/** `(a, b)`; `()` is no list. */
export function tupleRun({ items }: NodeOf<'Tuple'>, body: Body): Run {
  return items.length === 0 ? () => undefined : listRun(items.map(body.value))
}

/** `[a, b]` and `vec![a, b]`. */
export function itemsRun(items: readonly Expr[], body: Body): Run {
  const { budget } = body.machine
  const list = listRun(items.map(body.value))
  const count = items.length
  return (frame) => {
    budget.allocate(count)
    return list(frame)
  }
}

/** `P { a: 1, ..base }`: fields are run as written and lie as declared. */
export function structRun(node: NodeOf<'Struct'>, body: Body): Run {
  const resolution = body.checked.paths.get(node)
  const type = body.typeOf(node)
  if (resolution?.kind !== 'variant' || type.kind !== 'adt') throw new Error('no struct')
  const { adt, variant } = resolution
  const { fields } = variantAt(adt, variant)
  const offset = fieldOffset(adt)
  const head = adt.kind === 'enum' ? [Number(variantAt(adt, variant).discriminant)] : []
  if (isFieldless(adt)) return () => head[0]
  const inits = node.fields.map((init) => ({
    key: fieldIndex(fields, init.name.name) + offset,
    value: body.value(init.value),
  }))
  if (!node.base && inits.every(({ key }, i) => key === i + offset)) {
    const list = listRun(inits.map(({ value }) => value))
    return offset === 0 ? list : (frame) => [...head, ...(list(frame) as Value[])]
  }
  const base = node.base && baseFields(node.base, fields.length, new Set(inits.map(({ key }) => key)), body)
  return (frame) => {
    const made: Value[] = [...head]
    for (let i = 0; i < fields.length; i++) made[i + offset] = undefined
    for (const { key, value } of inits) made[key] = value(frame)
    base?.(frame, made)
    return made
  }
}

export function copyIfCopied(type: Type | undefined, body: Body, copy: Body['machine']['traits']['copy']) {
  return type && body.checked.isCopy(type) ? copy(type) : undefined
}

/** `a..b` and its kin as values. */
export function rangeRun(node: NodeOf<'Range'>, body: Body): Run {
  const ends = [node.from, node.to].flatMap((end) => (end ? [body.value(end)] : []))
  if (node.isInclusive && node.from) ends.push(() => false)
  return listRun(ends)
}

/** A struct or variant made by a call of its name. */
export function constructionRun(adt: Parameters<typeof construct>[0], variant: number, fields: readonly Run[]): Run {
  const list = listRun(fields)
  if (adt.kind === 'struct') return list
  const discriminant = Number(variantAt(adt, variant).discriminant)
  const [first] = fields
  if (first && fields.length === 1) return (frame) => [discriminant, first(frame)]
  return (frame) => [discriminant, ...(list(frame) as Value[])]
}

/** Takes the fields that are not given from the base: each as a value of its own. */
function baseFields(base: Expr, count: number, given: ReadonlySet<number>, body: Body) {
  const { read, type } = body.place(base)
  const { traits } = body.machine
  const types = type.kind === 'adt' ? body.fieldTypes(type, 0) : []
  const taken = Array.from({ length: count }, (_, key) => key).filter((key) => !given.has(key))
  const copies = taken.map((key) => copyIfCopied(types[key], body, traits.copy))
  return (frame: Value[], made: Value[]) => {
    const fields = read(frame) as Value[]
    taken.forEach((key, i) => {
      made[key] = copies[i]?.(fields[key]) ?? fields[key]
    })
  }
}
