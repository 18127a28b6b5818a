import type * as ir from '../../ir/program'
import { Panic } from '../values/panic'
import { Place } from '../values/place'
import type { Value } from '../values/value'
import { accessOf } from './places'
import { listRun, paidListRun, repeatRun, structRun, variantRun } from './aggregates'
import { blockRun, ifRun, labelledRun, letRun, patternRun } from './blocks'
import { type Body, type NodeOf, spanOf } from './body'
import { applied, callValueRun } from './calls'
import { closureRun } from './closures'
import { dynamicOf } from './dynamics'
import { releasingRun } from './guards'
import { countRun, forRun, jumpRun, loopRun, whileRun } from './loops'
import type { Machine } from './machine'
import { assertPairRun, assertRun, debugRun, drawRun, panicRun, printRun, surelyTextOf, writeRun } from './macros'
import { matchRun, matchesRun } from './match'
import { binaryRun, castRun, compareRun, compareShapesRun, lazyRun, unaryRun, updateRun } from './operators'
import { catching, mayJump, type Run, throwing, valueRun } from './run'
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
      const run = runOf(node, body)
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

/** What an expression does. */
function runOf(node: ir.Expr, body: Body): Run {
  switch (node.op) {
    case 'unit':
      return valueRun(undefined)
    case 'value':
      return valueRun(node.value)
    case 'wide':
      return valueRun(BigInt(node.value))
    case 'float':
      return valueRun(Number(node.value))
    case 'bytes':
      return () => [...node.value]
    case 'constant':
      return constantRun(node.constant, body.machine)
    case 'callee':
      return valueRun(body.machine.callable(node.callee))
    case 'list':
      return listRun(node.items.map(body.value))
    case 'array':
      return paidListRun(node.items.map(body.value), body)
    case 'repeat':
      return repeatRun(node, body)
    case 'variant':
      return variantRun(node, body)
    case 'struct':
      return structRun(node, body)
    case 'call':
      return applied(body.machine.callable(node.callee), node.args.map(body.value), spanOf(node.at))
    case 'callValue':
      return callValueRun(node, body)
    case 'closure':
      return closureRun(node, body, newBody(body.machine))
    case 'dyn':
      return dynamicRun(node, body)
    case 'tryOption':
      return tryOptionRun(node, body)
    case 'tryResult':
      return tryResultRun(node, body)
    case 'fail': {
      const { message, at, reason } = node
      return () => {
        throw new Panic(message, spanOf(at), reason)
      }
    }
    default:
      return placed(node, body)
  }
}

type Placed = Exclude<
  ir.Expr,
  | { op: 'unit' | 'value' | 'wide' | 'float' | 'bytes' | 'constant' | 'callee' | 'list' | 'array' | 'repeat' }
  | { op: 'variant' | 'struct' | 'call' | 'callValue' | 'closure' | 'dyn' | 'tryOption' | 'tryResult' | 'fail' }
>

/** What reads, changes or lends a place, and operators. */
function placed(node: Placed, body: Body): Run {
  switch (node.op) {
    case 'read':
      return body.place(node.place).read
    case 'copy': {
      const { read } = body.place(node.place)
      const copy = body.machine.traits.copy(body.shape(node.shape))
      return (frame) => copy(read(frame))
    }
    case 'borrow':
      return body.place(node.place).borrow
    case 'clone': {
      const value = body.value(node.value)
      const clone = body.machine.traits.clone(body.shape(node.shape))
      return (frame) => clone(value(frame))
    }
    case 'release':
      return releasingRun(node.guard, body.expression(node.value))
    case 'placeOf':
      return (frame) => new Place(frame, node.slot)
    case 'placeOfCapture': {
      const { key, isMoved } = node
      return isMoved
        ? (frame) => new Place(frame[CAPTURES] as Value[], key)
        : (frame) => (frame[CAPTURES] as Value[])[key]
    }
    case 'assign':
      return body.place(node.place).write(body.value(node.value))
    case 'discard': {
      const value = body.value(node.value)
      return (frame) => {
        value(frame)
      }
    }
    case 'spread':
      return spreadRun(node, body)
    case 'update':
      return updateRun(node, body)
    case 'unary':
      return unaryRun(node, body)
    case 'binary':
      return binaryRun(node, body)
    case 'compare':
      return compareRun(node, body)
    case 'compareShapes':
      return compareShapesRun(node, body)
    case 'lazy':
      return lazyRun(node, body)
    case 'cast':
      return castRun(node, body)
    default:
      return controlled(node, body)
  }
}

type Controlled = Exclude<
  Placed,
  | { op: 'read' | 'copy' | 'borrow' | 'clone' | 'release' | 'placeOf' | 'placeOfCapture' | 'assign' | 'discard' }
  | { op: 'spread' | 'update' | 'unary' | 'binary' | 'compare' | 'compareShapes' | 'lazy' | 'cast' }
>

/** What branches, repeats, jumps, or is a macro. */
function controlled(node: Controlled, body: Body): Run {
  switch (node.op) {
    case 'block':
      return blockRun(node, body)
    case 'labelled':
      return labelledRun(node, body)
    case 'let':
      return letRun(node, body)
    case 'letPattern':
      return patternRun(node, body)
    case 'matches':
      return matchesRun(node, body)
    case 'if':
      return ifRun(node, body)
    case 'match':
      return matchRun(node, body)
    case 'loop':
      return loopRun(node, body)
    case 'while':
      return whileRun(node, body)
    case 'for':
      return forRun(node, body)
    case 'count':
      return countRun(node, body)
    case 'jump':
      return jumpRun(node, body)
    case 'format':
      return surelyTextOf(node.format, body)
    case 'print':
      return printRun(node, body)
    case 'panic':
      return panicRun(node, body)
    case 'write':
      return writeRun(node, body)
    case 'assert':
      return assertRun(node, body)
    case 'assertPair':
      return assertPairRun(node, body)
    case 'debug':
      return debugRun(node, body)
    case 'draw':
      return drawRun(node, body)
  }
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

function dynamicRun({ value, table, holder }: NodeOf<'dyn'>, body: Body): Run {
  const given = body.value(value)
  const make = dynamicOf(body.machine, table)
  if (holder === 'rc') return (frame) => [make((given(frame) as [unknown])[0])]
  return holder === 'place' ? (frame) => make(new Place([given(frame)], 0)) : (frame) => make(given(frame))
}
