import type { Pattern } from '../tree/tree'
import type { Type } from '../types/type'
import { itemsOf, partOf, type SliceLike } from '../values/slice'
import type { Value } from '../values/value'
import { type Access, elementAccess, fieldAccess } from './access'
import type { Body } from './body'
import { constantRun } from './constantPaths'
import { dereferenced } from './dereference'
import { fieldIndex, fieldOffset, variantAt, variantTest } from './layout'
import type { Run } from './run'

/** How a pattern is tried and, once it and the guard fit, its names are bound. What is missing has nothing to do. */
export type PatternTest = { test?: Run; bind?: Run }

export type PatternOf<K extends Pattern['kind']> = Extract<Pattern, { kind: K }>

/** Compiles a pattern against the place that it looks at. */
export function patternTest(pattern: Pattern, access: Access, body: Body): PatternTest {
  body.nodes++
  let place = access
  for (let i = body.checked.peeled.get(pattern) ?? 0; i > 0; i--) place = dereferenced(place, body)
  switch (pattern.kind) {
    case 'BindingPattern':
      return bindingTest(pattern, place, body)
    case 'LiteralPattern':
      return constantTest(body.value(pattern.value), place, body)
    case 'RangePattern':
      return rangeTest(pattern, place, body)
    case 'RefPattern':
      return patternTest(pattern.target, dereferenced(place, body), body)
    case 'TuplePattern':
      return tupleTest(pattern.items, tupleTypes(place.type), place, 0, body)
    case 'PathPattern':
    case 'TupleStructPattern':
    case 'StructPattern':
      return pathTest(pattern, place, body)
    case 'SlicePattern':
      return sliceTest(pattern, place, body)
    case 'OrPattern':
      return eitherOf(pattern.alternatives.map((alternative) => patternTest(alternative, place, body)))
    case 'WildcardPattern':
    case 'RestPattern':
    case 'ErrorPattern':
      return {}
  }
}

/** All parts have to fit. */
export function allOf(parts: readonly PatternTest[]): PatternTest {
  const tests = parts.flatMap(({ test }) => test ?? [])
  const binds = parts.flatMap(({ bind }) => bind ?? [])
  const [test, second] = tests
  const [bind, otherBind] = binds
  return {
    test: second ? (frame) => tests.every((part) => part(frame)) : test,
    bind: otherBind
      ? (frame) => {
          for (const part of binds) part(frame)
        }
      : bind,
  }
}

function bindingTest(pattern: PatternOf<'BindingPattern'>, place: Access, body: Body): PatternTest {
  const local = body.checked.locals.get(pattern)
  if (!local) return pathTest(pattern, place, body)
  const slot = body.slotOf(local)
  const value = local.mode === 'move' ? body.copied(place) : local.mode === 'mutable' ? place.borrow : place.read
  const bind: Run = (frame) => {
    frame[slot] = value(frame)
  }
  if (!pattern.pattern) return { bind }
  return allOf([patternTest(pattern.pattern, place, body), { bind }])
}

function constantTest(constant: Run, { type, read }: Access, body: Body): PatternTest {
  const equal = body.machine.traits.equal(type)
  const value = onceOnly(constant)
  return { test: (frame) => equal(read(frame), value()) }
}

/** The value of a piece without variables, run when it is first asked for. */
function onceOnly(run: Run): () => Value {
  let value: Value
  let isKnown = false
  return () => {
    if (!isKnown) [value, isKnown] = [run([]), true]
    return value
  }
}

function rangeTest({ from, to, isInclusive }: PatternOf<'RangePattern'>, { read }: Access, body: Body): PatternTest {
  const low = from && onceOnly(body.value(from))
  const high = to && onceOnly(body.value(to))
  return {
    test: (frame) => {
      const value = read(frame) as number
      if (low && !(value >= (low() as number))) return false
      return !high || (isInclusive ? value <= (high() as number) : value < (high() as number))
    },
  }
}

function tupleTypes(type: Type): readonly Type[] {
  return type.kind === 'tuple' ? type.items : []
}

/** Items by place; behind `..` they are counted from the end. `offset` leaves room for a discriminant. */
function tupleTest(
  items: readonly Pattern[],
  types: readonly Type[],
  { read }: Access,
  offset: number,
  body: Body,
): PatternTest {
  const rest = items.findIndex(({ kind }) => kind === 'RestPattern')
  const parts = items.map((item, i) => {
    const key = rest >= 0 && i > rest ? types.length - items.length + i : i
    const type = types[key]
    if (!type || i === rest) return {}
    return patternTest(item, fieldAccess(type, body.machine.traits.isPlain(type), read, key + offset), body)
  })
  return allOf(parts)
}

type NamedPattern =
  PatternOf<'BindingPattern'> | PatternOf<'PathPattern'> | PatternOf<'TupleStructPattern'> | PatternOf<'StructPattern'>

/** A pattern that names a const, struct or variant. */
function pathTest(pattern: NamedPattern, place: Access, body: Body): PatternTest {
  const resolution = body.checked.paths.get(pattern)
  if (resolution?.kind === 'constant') return constantTest(constantRun(resolution, body), place, body)
  if (resolution?.kind !== 'variant' || place.type.kind !== 'adt') return {}
  const { adt, variant } = resolution
  const test = variantTest(adt, variant, place.read)
  const types = body.fieldTypes(place.type, variant)
  const offset = fieldOffset(adt)
  if (pattern.kind === 'TupleStructPattern') {
    return allOf([{ test }, tupleTest(pattern.items, types, place, offset, body)])
  }
  if (pattern.kind !== 'StructPattern') return { test }
  const fields = pattern.fields.map((field) => {
    const key = fieldIndex(variantAt(adt, variant).fields, field.name.name)
    const type = types[key]
    if (!type) return {}
    const isPlain = body.machine.traits.isPlain(type)
    return patternTest(field.pattern, fieldAccess(type, isPlain, place.read, key + offset), body)
  })
  return allOf([{ test }, ...fields])
}

/** The first part that fits binds its names. */
export function eitherOf(alternatives: readonly PatternTest[]): PatternTest {
  const isSure = alternatives.some(({ test }) => !test)
  const fits = ({ test }: PatternTest, frame: Value[]) => !test || test(frame)
  return {
    test: isSure ? undefined : (frame) => alternatives.some((alternative) => fits(alternative, frame)),
    bind: alternatives.some(({ bind }) => bind)
      ? (frame) => alternatives.find((alternative) => fits(alternative, frame))?.bind?.(frame)
      : undefined,
  }
}

export function sliceTest({ items, span }: PatternOf<'SlicePattern'>, place: Access, body: Body): PatternTest {
  const { type, read } = place
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : undefined
  if (!item) return {}
  const isPlain = body.machine.traits.isPlain(item)
  const rest = items.findIndex(isRest)
  const lengthOf = (frame: Value[]) => (read(frame) as SliceLike).length
  const parts = items.map((pattern, i) => {
    if (i === rest) return restTest(pattern, place, i, items.length - 1 - i, body)
    const fromEnd = items.length - i
    const index: Run = rest >= 0 && i > rest ? (frame) => lengthOf(frame) - fromEnd : () => i
    return patternTest(pattern, elementAccess(item, isPlain, read, index, true, span), body)
  })
  const needed = rest >= 0 ? items.length - 1 : items.length
  const test: Run = rest >= 0 ? (frame) => lengthOf(frame) >= needed : (frame) => lengthOf(frame) === needed
  return allOf([{ test }, ...parts])
}

/** `..` or `name @ ..`. */
function isRest(pattern: Pattern): boolean {
  return (
    pattern.kind === 'RestPattern' || (pattern.kind === 'BindingPattern' && pattern.pattern?.kind === 'RestPattern')
  )
}

/** Binds what lies between the items in front of `..` and those behind it. */
function restTest(pattern: Pattern, place: Access, front: number, back: number, body: Body): PatternTest {
  const local = body.checked.locals.get(pattern)
  if (!local) return {}
  const part: Run = (frame) => {
    const slice = place.read(frame) as SliceLike
    return partOf(slice, front, slice.length - back)
  }
  const value: Run = local.mode === 'move' ? (frame) => [...itemsOf(part(frame) as SliceLike)] : part
  const slot = body.slotOf(local)
  return {
    bind: (frame) => {
      frame[slot] = value(frame)
    },
  }
}
