import type * as ir from '../../ir/program'
import { itemsOf, partOf, type SliceLike, type Value } from '../values/value'
import { accessOf, behindAccess, elementAccess, fieldAccess, placeAccess, variableAccess, type Access } from './places'
import { catching, JUMP, jumping, jumpingLike, mayJump, nothing, once, type Body, type NodeOf, type Run } from './run'
import { expressionRun, innerRun } from './expressions'

/** Bindings run after pattern and guard matched. An undefined part does nothing. */
type PatternTest = { test?: Run; bind?: Run }

type PatternOf<Is extends ir.Pattern['is']> = Extract<ir.Pattern, { is: Is }>

export function patternTest(pattern: ir.Pattern, place: Access, body: Body): PatternTest {
  switch (pattern.is) {
    case 'any':
      return {}
    case 'bind':
      return bindingTest(pattern, place, body)
    case 'equal':
      return equalTest(pattern, place, body)
    case 'range':
      return rangeTest(pattern, place, body)
    case 'behind':
      return patternTest(pattern.pattern, behindAccess(pattern.behind, place.read), body)
    case 'parts':
      return partsTest(pattern, place, body)
    case 'slice':
      return sliceTest(pattern, place, body)
    case 'either':
      return eitherOf(pattern.patterns.map((alternative) => patternTest(alternative, place, body)))
  }
}

function allOf(parts: readonly PatternTest[]): PatternTest {
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

function bindingTest({ slot, take, shape, pattern }: PatternOf<'bind'>, place: Access, body: Body): PatternTest {
  const given = take === 'borrow' ? place.borrow : place.read
  const copy = shape === undefined ? undefined : body.machine.traits.copy(body.shape(shape))
  const bind: Run = copy
    ? (frame) => {
        frame[slot] = copy(given(frame))
      }
    : (frame) => {
        frame[slot] = given(frame)
      }
  return pattern ? allOf([patternTest(pattern, place, body), { bind }]) : { bind }
}

function equalTest({ value: node, shape }: PatternOf<'equal'>, { read }: Access, body: Body): PatternTest {
  const equal = body.machine.traits.equal(body.shape(shape))
  const value = fixedValue(node, body)
  return { test: (frame) => equal(read(frame), value()) }
}

/** A value without variables. */
const fixedValue = (node: ir.Expr, body: Body) => {
  const run = innerRun(node, body)
  return once(() => run([]))
}

function rangeTest({ from, to, isInclusive }: PatternOf<'range'>, { read }: Access, body: Body): PatternTest {
  const low = from && fixedValue(from, body)
  const high = to && fixedValue(to, body)
  return {
    test: (frame) => {
      const value = read(frame) as number
      if (low && !(value >= (low() as number))) return false
      return !high || (isInclusive ? value <= (high() as number) : value < (high() as number))
    },
  }
}

function partsTest(pattern: PatternOf<'parts'>, { read }: Access, body: Body): PatternTest {
  const parts = pattern.parts.map(({ key, isPlain, pattern: part }) =>
    patternTest(part, fieldAccess(isPlain, read, key), body),
  )
  return allOf([{ test: variantTest(pattern, read) }, ...parts])
}

/** Undefined if there is only one variant. */
function variantTest({ discriminant, isFieldless }: PatternOf<'parts'>, read: Run): Run | undefined {
  if (discriminant === undefined) return undefined
  return isFieldless ? (frame) => read(frame) === discriminant : (frame) => (read(frame) as Value[])[0] === discriminant
}

/** The first matching alternative binds. */
function eitherOf(alternatives: readonly PatternTest[]): PatternTest {
  const isSure = alternatives.some(({ test }) => !test)
  const fits = ({ test }: PatternTest, frame: Value[]) => !test || test(frame)
  return {
    test: isSure ? undefined : (frame) => alternatives.some((alternative) => fits(alternative, frame)),
    bind: alternatives.some(({ bind }) => bind)
      ? (frame) => alternatives.find((alternative) => fits(alternative, frame))?.bind?.(frame)
      : undefined,
  }
}

function sliceTest(pattern: PatternOf<'slice'>, { read }: Access, body: Body): PatternTest {
  const { count, hasRest, isPlain, items, rest } = pattern
  const lengthOf = (frame: Value[]) => (read(frame) as SliceLike).length
  const parts = items.map(({ index, fromEnd, pattern: item }) => {
    const at: Run = fromEnd ? (frame) => lengthOf(frame) - index : () => index
    return patternTest(item, elementAccess(isPlain, read, at), body)
  })
  const test: Run = hasRest ? (frame) => lengthOf(frame) >= count : (frame) => lengthOf(frame) === count
  const bind: Run | undefined =
    rest &&
    ((frame) => {
      const slice = read(frame) as SliceLike
      const part = partOf(slice, rest.front, slice.length - rest.back)
      frame[rest.slot] = rest.isOwned ? [...itemsOf(part)] : part
    })
  return allOf([{ test }, ...parts, { bind }])
}

/** Evaluates the scrutinee once, so that patterns can use its place. */
export function prepared(scrutinee: ir.Scrutinee, body: Body): { prepare: Run; access: Access } {
  const { slot, isPlain } = scrutinee
  const access = variableAccess(isPlain, slot)
  if (!('place' in scrutinee)) return { prepare: stored(expressionRun(scrutinee.value, body), slot), access }
  const { place: named, borrows } = scrutinee
  // A variable is its own place
  if (named.in === 'slot' && !borrows) return { prepare: nothing, access: variableAccess(isPlain, named.slot) }
  const { throwsJumps } = body
  body.throwsJumps = false
  const place = accessOf(scrutinee.place, body)
  const given = scrutinee.borrows ? place.borrow : place.read
  const prepare = stored(body.throwsJumps ? catching(given) : given, slot)
  body.throwsJumps = throwsJumps
  return { prepare, access: scrutinee.borrows ? placeAccess(true, (frame) => frame[slot]) : access }
}

function stored(value: Run, slot: ir.Slot): Run {
  const run: Run = (frame) => (frame[slot] = value(frame))
  return jumpingLike(run, value)
}

export function matchRun(node: NodeOf<'match'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
  const arms = node.arms.map(({ pattern, guard, body: result }) => {
    const { test, bind } = patternTest(pattern, access, body)
    return { test, bind, guard: guard && innerRun(guard, body), run: expressionRun(result, body) }
  })
  const run: Run = (frame) => {
    for (let i = 0; i < arms.length; i++) {
      const arm = arms[i]!
      if (arm.test && !arm.test(frame)) continue
      arm.bind?.(frame)
      if (arm.guard && !arm.guard(frame)) continue
      return arm.run(frame)
    }
    return undefined
  }
  const isJumping = mayJump(prepare) || arms.some((arm) => mayJump(arm.run))
  const whole: Run = mayJump(prepare)
    ? (frame) => (prepare(frame) === JUMP ? JUMP : run(frame))
    : (frame) => {
        prepare(frame)
        return run(frame)
      }
  return isJumping ? jumping(whole) : whole
}

export function matchesRun(node: NodeOf<'matches'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
  const { test, bind } = patternTest(node.pattern, access, body)
  const guard = node.guard && innerRun(node.guard, body)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return false
    bind?.(frame)
    return guard ? guard(frame) : true
  }
  return jumpingLike(run, prepare)
}
