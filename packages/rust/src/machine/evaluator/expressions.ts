import type * as ir from '../../ir/program'
import { Place } from '../values/place'
import { err, isOk, isSome, none, type Option, type Result, type Value } from '../values/value'
import { accessOf } from './places'
import { blockRun, ifRun, labelledRun, letRun, patternRun } from './blocks'
import {
  catching,
  emptyList,
  JUMP,
  jumping,
  mapped,
  mayJump,
  once,
  RETURN,
  spanOf,
  throwing,
  type Body,
  type Frame,
  type Machine,
  type NodeOf,
  type Run,
} from './run'
import { dynamicOf, failing } from './callables'
import { applied, callValueRun, closureRun, located } from './calls'
import { countRun, forRun, jumpRun, loopRun, whileRun } from './loops'
import { assertPairRun, assertRun, debugRun, drawRun, panicRun, printRun, textOrPanic, writeRun } from './macros'
import { matchesRun, matchRun } from './patterns'
import { valueRun } from './operands'
import { binaryRun, castRun, compareRun, compareShapesRun, lazyRun, unaryRun, updateRun } from './operators'

/** Slot 0 of a closure's frame. */
const CAPTURES = 0

export function newBody(machine: Machine): Body {
  return { machine, throwsJumps: false, shape: (id) => machine.shapes[id]! }
}

/** Compiles an expression; its result may be `JUMP`. */
export function expressionRun(node: ir.Expr, body: Body): Run {
  const { throwsJumps } = body
  body.throwsJumps = false
  const run = RUNS[node.op](node as never, body)
  const caught = body.throwsJumps ? catching(run) : run
  body.throwsJumps = throwsJumps
  return caught
}

/** Throws a jump inside the operand, because operators cannot return it. */
export function innerRun(node: ir.Expr, body: Body): Run {
  const run = expressionRun(node, body)
  if (mayJump(run)) body.throwsJumps = true
  return throwing(run)
}

export function innerRuns(nodes: readonly ir.Expr[], body: Body): Run[] {
  return nodes.map((node) => innerRun(node, body))
}

const RUNS: { [Op in ir.Expr['op']]: (node: NodeOf<Op>, body: Body) => Run } = {
  unit: () => valueRun(undefined),
  value: ({ value }) => valueRun(value),
  wide: ({ value }) => valueRun(BigInt(value)),
  float: ({ value }) => valueRun(Number(value)),
  bytes:
    ({ value }) =>
    () => [...value],
  constant: ({ constant }, { machine }) => once(() => machine.constant(constant)),
  callee: ({ callee }, { machine }) => valueRun(machine.callable(callee)),
  list: ({ items }, body) => listRun(innerRuns(items, body)),
  array: arrayRun,
  repeat: repeatRun,
  variant: variantRun,
  struct: structRun,
  call: ({ callee, args, at }, body) => applied(body.machine.callable(callee), innerRuns(args, body), spanOf(at)),
  callValue: callValueRun,
  closure: (node, body) => closureRun(node, body, newBody(body.machine)),
  dyn: dynamicRun,
  tryOption: tryOptionRun,
  tryResult: tryResultRun,
  fail: failing,
  read: ({ place }, body) => accessOf(place, body).read,
  copy: ({ place, shape, at }, body) =>
    located(mapped(accessOf(place, body).read, body.machine.traits.copy(body.shape(shape))), spanOf(at)),
  borrow: ({ place }, body) => accessOf(place, body).borrow,
  clone: ({ value, shape }, body) => mapped(innerRun(value, body), body.machine.traits.clone(body.shape(shape))),
  placeOf:
    ({ slot }) =>
    (frame) =>
      new Place(frame, slot),
  placeOfCapture: ({ key, isMoved }) =>
    isMoved ? (frame) => new Place(frame[CAPTURES] as Value[], key) : (frame) => (frame[CAPTURES] as Value[])[key],
  assign: ({ place, value }, body) => accessOf(place, body).write(innerRun(value, body)),
  discard: ({ value }, body) => mapped(innerRun(value, body), () => undefined),
  spread: spreadRun,
  update: updateRun,
  unary: unaryRun,
  binary: binaryRun,
  compare: compareRun,
  compareShapes: compareShapesRun,
  lazy: lazyRun,
  cast: castRun,
  block: blockRun,
  labelled: labelledRun,
  let: letRun,
  letPattern: patternRun,
  matches: matchesRun,
  if: ifRun,
  match: matchRun,
  loop: loopRun,
  while: whileRun,
  for: forRun,
  count: countRun,
  jump: jumpRun,
  format: ({ format }, body) => textOrPanic(format, body),
  print: printRun,
  panic: panicRun,
  write: writeRun,
  assert: assertRun,
  assertPair: assertPairRun,
  debug: debugRun,
  draw: drawRun,
}

function spreadRun({ slot, value, parts }: NodeOf<'spread'>, body: Body): Run {
  const whole = innerRun(value, body)
  const runs = innerRuns(parts, body)
  return (frame) => {
    frame[slot] = whole(frame)
    for (const run of runs) run(frame)
  }
}

/** A cell or lock with its value behind `dyn`; it shares the borrow state of the original. */
function dynamicCell(held: Value[], cells: number, isPlain: boolean, make: (value: Value) => Value): Value[] {
  if (cells > 1) return [dynamicCell(held[0] as Value[], cells - 1, isPlain, make)]
  return [make(isPlain ? new Place(held, 0) : held[0]), 0, held]
}

function dynamicRun({ value, table, holder, cells = 0, isPlain = false }: NodeOf<'dyn'>, body: Body): Run {
  const given = innerRun(value, body)
  const make = dynamicOf(body.machine, table)
  if (holder === 'rc') {
    return (frame) => {
      const [held, ...counts] = given(frame) as Value[]
      return [cells > 0 ? dynamicCell(held as Value[], cells, isPlain, make) : make(held), ...counts]
    }
  }
  return holder === 'place' ? (frame) => make(new Place([given(frame)], 0)) : (frame) => make(given(frame))
}

function listRun(items: readonly Run[]): Run {
  const [first, second] = items
  if (!first) return () => []
  if (items.length === 1) return (frame) => [first(frame)]
  if (items.length === 2 && second) return (frame) => [first(frame), second(frame)]
  const empty = emptyList(items.length)
  return (frame) => {
    const made = empty.slice()
    for (let i = 0; i < items.length; i++) made[i] = items[i]!(frame)
    return made
  }
}

function arrayRun({ items }: NodeOf<'array'>, body: Body): Run {
  const { budget } = body.machine
  const list = listRun(innerRuns(items, body))
  const count = items.length
  return (frame) => {
    budget.allocate(count)
    return list(frame)
  }
}

/** `[x; n]` and `vec![x; n]`: evaluated once and cloned. */
function repeatRun({ item, length, shape, at }: NodeOf<'repeat'>, body: Body): Run {
  const { budget, traits } = body.machine
  const value = innerRun(item, body)
  const countOf = innerRun(length, body)
  const clone = traits.clone(body.shape(shape))
  const repeated = (frame: Frame) => {
    const first = value(frame)
    const count = countOf(frame) as number
    budget.allocate(count)
    const list: Value[] = []
    for (let i = 1; i < count; i++) list.push(clone(first))
    if (count > 0) list.push(first)
    return list
  }
  return located(repeated, spanOf(at))
}

function variantRun({ discriminant, fields }: NodeOf<'variant'>, body: Body): Run {
  const [first, ...others] = innerRuns(fields, body)
  if (first && others.length === 0) return (frame) => [discriminant, first(frame)]
  const list = listRun(first ? [first, ...others] : [])
  return (frame) => [discriminant, ...(list(frame) as Value[])]
}

/** Fields are evaluated in source order and stored in declaration order; the base provides missing ones. */
function structRun(node: NodeOf<'struct'>, body: Body): Run {
  const { discriminant, size } = node
  const inits = node.fields.map(({ key, value }) => ({ key, value: innerRun(value, body) }))
  const base = node.base && baseFields(node.base, body)
  const empty = emptyList(size)
  return (frame) => {
    const made = empty.slice()
    if (discriminant !== undefined) made[0] = discriminant
    for (const { key, value } of inits) made[key] = value(frame)
    base?.(frame, made)
    return made
  }
}

function baseFields({ place, taken }: NonNullable<NodeOf<'struct'>['base']>, body: Body) {
  const { read } = accessOf(place, body)
  const { traits } = body.machine
  const copies = taken.map(({ copied }) => (copied === undefined ? undefined : traits.copy(body.shape(copied))))
  return (frame: Value[], made: Value[]) => {
    const fields = read(frame) as Value[]
    taken.forEach(({ key }, i) => {
      made[key] = copies[i]?.(fields[key]) ?? fields[key]
    })
  }
}

function leaving({ machine: { jump } }: Body): (value: Value) => typeof JUMP {
  return (value) => {
    jump.target = RETURN
    jump.value = value
    return JUMP
  }
}

function tryOptionRun(node: NodeOf<'tryOption'>, body: Body): Run {
  const operand = innerRun(node.operand, body)
  const leave = leaving(body)
  return jumping((frame) => {
    const option = operand(frame) as Option
    return isSome(option) ? option[1] : leave(none())
  })
}

function tryResultRun({ operand: node, convert }: NodeOf<'tryResult'>, body: Body): Run {
  const operand = innerRun(node, body)
  const leave = leaving(body)
  const converted = convert === undefined ? undefined : body.machine.callable(convert)
  return jumping((frame) => {
    const result = operand(frame) as Result
    if (isOk(result)) return result[1]
    return leave(err(converted ? converted(result[1]) : result[1]))
  })
}
