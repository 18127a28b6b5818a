import type * as ir from '../../ir/program'
import { Place } from '../values/place'
import type { Value } from '../values/value'
import { accessOf } from './places'
import { listRun, paidListRun, repeatRun, structRun, variantRun } from './aggregates'
import { blockRun, ifRun, labelledRun, letRun, patternRun } from './blocks'
import { type Body, type NodeOf, spanOf } from './body'
import { failing } from './callables'
import { applied, callValueRun, located } from './calls'
import { closureRun } from './closures'
import { dynamicOf } from './dynamics'
import { countRun, forRun, jumpRun, loopRun, whileRun } from './loops'
import type { Machine } from './machine'
import { assertPairRun, assertRun, debugRun, drawRun, panicRun, printRun, surelyTextOf, writeRun } from './macros'
import { matchRun, matchesRun } from './match'
import { valueRun } from './operands'
import { binaryRun, castRun, compareRun, compareShapesRun, lazyRun, unaryRun, updateRun } from './operators'
import { catching, mapped, mayJump, type Run, throwing } from './run'
import { tryOptionRun, tryResultRun } from './tries'

/** Slot 0 of a closure's frame. */
const CAPTURES = 0

/** Begins the compilation of a function, a closure or a const. */
export function newBody(machine: Machine): Body {
  const body: Body = {
    machine,
    throwsJumps: false,
    expression: (node) => {
      const { throwsJumps } = body
      body.throwsJumps = false
      const run = RUNS[node.op](node as never, body)
      const caught = body.throwsJumps ? catching(run) : run
      body.throwsJumps = throwsJumps
      return caught
    },
    value: (node) => {
      const run = body.expression(node)
      if (mayJump(run)) body.throwsJumps = true
      return throwing(run)
    },
    place: (place) => accessOf(place, body),
    shape: (id) => machine.shapes[id]!,
  }
  return body
}

/** What an expression does, by its operation. */
const RUNS: { [Op in ir.Expr['op']]: (node: NodeOf<Op>, body: Body) => Run } = {
  unit: () => valueRun(undefined),
  value: ({ value }) => valueRun(value),
  wide: ({ value }) => valueRun(BigInt(value)),
  float: ({ value }) => valueRun(Number(value)),
  bytes:
    ({ value }) =>
    () => [...value],
  constant: ({ constant }, { machine }) => constantRun(constant, machine),
  callee: ({ callee }, { machine }) => valueRun(machine.callable(callee)),
  list: ({ items }, body) => listRun(items.map(body.value)),
  array: ({ items }, body) => paidListRun(items.map(body.value), body),
  repeat: repeatRun,
  variant: variantRun,
  struct: structRun,
  call: ({ callee, args, at }, { machine, value }) => applied(machine.callable(callee), args.map(value), spanOf(at)),
  callValue: callValueRun,
  closure: (node, body) => closureRun(node, body, newBody(body.machine)),
  dyn: dynamicRun,
  tryOption: tryOptionRun,
  tryResult: tryResultRun,
  fail: failing,
  read: ({ place }, body) => body.place(place).read,
  copy: copyRun,
  borrow: ({ place }, body) => body.place(place).borrow,
  clone: ({ value, shape }, body) => mapped(body.value(value), body.machine.traits.clone(body.shape(shape))),
  placeOf:
    ({ slot }) =>
    (frame) =>
      new Place(frame, slot),
  placeOfCapture: ({ key, isMoved }) =>
    isMoved ? (frame) => new Place(frame[CAPTURES] as Value[], key) : (frame) => (frame[CAPTURES] as Value[])[key],
  assign: ({ place, value }, body) => body.place(place).write(body.value(value)),
  discard: ({ value }, body) => mapped(body.value(value), () => undefined),
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
  format: ({ format }, body) => surelyTextOf(format, body),
  print: printRun,
  panic: panicRun,
  write: writeRun,
  assert: assertRun,
  assertPair: assertPairRun,
  debug: debugRun,
  draw: drawRun,
}

/** What is `Copy` and can be changed in place becomes a value of its own. */
function copyRun({ place, shape, at }: NodeOf<'copy'>, body: Body): Run {
  return located(mapped(body.place(place).read, body.machine.traits.copy(body.shape(shape))), spanOf(at))
}

/** The shared value of a const: run when it is first needed, once per program. */
function constantRun(id: ir.ConstantId, machine: Machine): Run {
  let value: Value
  let isKnown = false
  return () => {
    if (isKnown) return value
    value = machine.constant(id)
    isKnown = true
    return value
  }
}

/** Parts of a value are assigned one after the other. */
function spreadRun({ slot, value, parts }: NodeOf<'spread'>, body: Body): Run {
  const whole = body.value(value)
  const runs = parts.map(body.value)
  return (frame) => {
    frame[slot] = whole(frame)
    for (const run of runs) run(frame)
  }
}

/** A cell, or the lock around it, whose value is behind `dyn`: it is borrowed together with the one that it is made of. */
function dynamicCell(held: Value[], cells: number, isPlain: boolean, make: (value: Value) => Value): Value[] {
  if (cells > 1) return [dynamicCell(held[0] as Value[], cells - 1, isPlain, make)]
  return [make(isPlain ? new Place(held, 0) : held[0]), 0, held]
}

function dynamicRun({ value, table, holder, cells = 0, isPlain = false }: NodeOf<'dyn'>, body: Body): Run {
  const given = body.value(value)
  const make = dynamicOf(body.machine, table)
  if (holder === 'rc') {
    return (frame) => {
      const [held, ...counts] = given(frame) as Value[]
      return [cells > 0 ? dynamicCell(held as Value[], cells, isPlain, make) : make(held), ...counts]
    }
  }
  return holder === 'place' ? (frame) => make(new Place([given(frame)], 0)) : (frame) => make(given(frame))
}
