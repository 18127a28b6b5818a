import type { Capture, Local } from '../checker/checked'
import type { Expr } from '../tree/tree'
import type { Param, Type } from '../types/type'
import { Place } from '../values/place'
import type { Value } from '../values/value'
import { type Access, fieldAccess, placeAccess, temporaryAccess, variableAccess } from './access'
import { adjusted, derefByTrait } from './adjustments'
import { itemsRun, rangeRun, structRun, tupleRun } from './aggregates'
import { assignRun } from './assignments'
import { blockExpressionRun, blockRun, ifRun } from './blocks'
import type { Body } from './body'
import { callRun, methodRun } from './calls'
import { castRun } from './casts'
import { closureRun } from './closures'
import { dereferenced } from './dereference'
import { movingRun } from './guards'
import { indexAccess } from './indexing'
import { fieldIndex } from './layout'
import { valueOfLiteral } from './literals'
import { forRun, jumpRun, loopRun, whileRun } from './loops'
import type { Machine } from './machine'
import { isPlaceExpression, matchRun } from './match'
import { matchesRun } from './matchesRun'
import { binaryRun, compoundAssignRun, unaryRun } from './operators'
import { pathAccess } from './paths'
import { assertPairRun, assertRun, debugRun, engineRun, formatRun, writeRun } from './texts'
import { repeatRun } from './repeats'
import { catching, mayJump, type Run, throwing, valueRun } from './run'
import { tryRun } from './tryRun'

/** Where a function stands: its type arguments, and what a closure has captured. */
export type Surroundings = {
  params: readonly Param[]
  args: readonly Type[]
  isOwnText: boolean
  captures: readonly Capture[]
}

/** Slot 0 of a closure's frame. */
const CAPTURES = 0

/** Begins the compilation of a function or closure. */
export function newBody(machine: Machine, around: Surroundings): Body {
  const { checked } = machine
  const { params, args, isOwnText, captures } = around
  const slots = new Map<Local, number>()
  const frame = { size: 1 }
  const concrete = (type: Type) => checked.substitute(type, params, args)

  const body: Body = {
    machine,
    checked,
    frame,
    isOwnText,
    targets: [],
    guards: [],
    nodes: 0,
    throwsJumps: false,
    concrete,
    typeOf: (node) => concrete(checked.types.get(node) ?? { kind: 'error' }),
    adjustedTypeOf: (node) => {
      const last = checked.adjustments.get(node)?.at(-1)
      return last ? concrete(last.type) : body.typeOf(node)
    },
    fieldTypes: (type, variant) =>
      (type.adt.variants[variant]?.fields ?? []).map((field) =>
        checked.substitute(field.type, type.adt.params, type.args),
      ),
    newSlot: () => frame.size++,
    slotOf: (local) => {
      const slot = slots.get(local) ?? frame.size++
      slots.set(local, slot)
      return slot
    },
    variable: (local) => variableOf(local),
    placeOf: (local) => {
      const capture = captureOf(local)
      if (!capture) {
        const slot = body.slotOf(local)
        return (values) => new Place(values, slot)
      }
      const { key, mode } = capture
      return mode === 'move'
        ? (values) => new Place(values[CAPTURES] as Value[], key)
        : (values) => (values[CAPTURES] as Value[])[key]
    },
    expression: (node) => {
      const { throwsJumps } = body
      body.throwsJumps = false
      body.nodes++
      const run = valueOf(node)
      const caught = body.throwsJumps ? catching(run) : run
      body.throwsJumps = throwsJumps
      return caught
    },
    value: (node) => {
      const run = body.expression(node)
      if (mayJump(run)) body.throwsJumps = true
      return throwing(run)
    },
    place: (node, isMutable = false) => adjusted(node, bareAccess(node, isMutable), body),
    block: (block) => blockRun(block, body),
    copied: (access) => {
      const { type, read } = access
      const copy = checked.isCopy(type) ? machine.traits.copy(type) : undefined
      return copy ? (values) => copy(read(values)) : read
    },
    callable: (callee, span, argumentTypes, result) =>
      machine.callable(
        { item: callee.item, args: callee.args.map(concrete) },
        { span: isOwnText ? span : undefined, args: argumentTypes, result },
      ),
  }

  function captureOf(local: Local) {
    const key = captures.findIndex((capture) => capture.local === local)
    return key < 0 ? undefined : { key, mode: captures[key]!.mode }
  }

  function variableOf(local: Local): Access {
    const type = concrete(local.type)
    const isPlain = machine.traits.isPlain(type)
    const capture = captureOf(local)
    if (!capture) return variableAccess(type, isPlain, body.slotOf(local))
    const { key, mode } = capture
    const captured: Run = (values) => values[CAPTURES]
    if (mode === 'move') return fieldAccess(type, isPlain, captured, key)
    return placeAccess(type, isPlain, (values) => (values[CAPTURES] as Value[])[key])
  }

  /** The value of an expression, with its adjustments; read from a place it is copied if its type is. */
  function valueOf(node: Expr): Run {
    const adjustments = checked.adjustments.get(node)
    if (!isPlaceExpression(node) && !adjustments?.length) return run(node)
    const isRead = adjustments?.every(({ kind }) => kind === 'deref' || kind === 'overloadedDeref') ?? true
    const borrowsMutably = adjustments?.some((step) => step.kind === 'borrow' && step.isMutable) ?? false
    const access = adjusted(node, bareAccess(node, borrowsMutably), body)
    if (!isRead) return access.read
    const read = body.copied(access)
    const resolution = adjustments?.length ? undefined : checked.paths.get(node)
    return resolution?.kind === 'local' ? movingRun(resolution.local, read, body) : read
  }

  function bareAccess(node: Expr, isMutable: boolean): Access {
    switch (node.kind) {
      case 'PathExpr':
        return pathAccess(node, isMutable, body)
      case 'Field':
        return fieldOf(node, isMutable)
      case 'Index':
        return indexAccess(node, isMutable, body)
      case 'Unary':
        if (node.operator === '*') return dereferencedBy(node, isMutable)
    }
    const type = body.typeOf(node)
    const given = run(node)
    if (mayJump(given)) body.throwsJumps = true
    return temporaryAccess(type, machine.traits.isPlain(type), throwing(given))
  }

  function fieldOf(node: Extract<Expr, { kind: 'Field' }>, isMutable: boolean): Access {
    body.nodes++
    const owner = body.place(node.receiver, isMutable)
    const type = body.typeOf(node)
    const key =
      owner.type.kind === 'adt'
        ? fieldIndex(owner.type.adt.variants[0]?.fields ?? [], node.name.name)
        : Number(node.name.name)
    return fieldAccess(type, machine.traits.isPlain(type), owner.read, key)
  }

  function dereferencedBy(node: Extract<Expr, { kind: 'Unary' }>, isMutable: boolean): Access {
    body.nodes++
    const place = body.place(node.operand, isMutable)
    const callee = checked.callees.get(node)
    return callee ? derefByTrait(callee, isMutable, place, body.typeOf(node), node, body) : dereferenced(place, body)
  }

  /** What an expression gives that names no place. */
  function run(node: Expr): Run {
    switch (node.kind) {
      case 'IntLit':
      case 'FloatLit':
      case 'BoolLit':
      case 'CharLit':
      case 'StrLit':
      case 'ByteLit':
      case 'ByteStrLit': {
        const value = valueOfLiteral(node, body.typeOf(node))
        return node.kind === 'ByteStrLit' ? () => [...(value as Value[])] : valueRun(value)
      }
      case 'Unary':
        return unaryRun(node, body)
      case 'Ref': {
        const place = body.place(node.operand, node.isMut)
        return node.isMut ? place.borrow : place.read
      }
      case 'Binary':
        return binaryRun(node, body)
      case 'Assign':
        return assignRun(node.target, body.value(node.value), body)
      case 'CompoundAssign':
        return compoundAssignRun(node, body)
      case 'Range':
        return rangeRun(node, body)
      case 'Cast':
        return castRun(node, body)
      case 'Call':
        return callRun(node, body)
      case 'MethodCall':
        return methodRun(node, body)
      case 'Try':
        return tryRun(node, body)
      case 'Tuple':
        return tupleRun(node, body)
      case 'Array':
      case 'VecList':
        return itemsRun(node.items, body)
      case 'Repeat':
        return repeatRun(node.item, lengthOf(node), body)
      case 'VecRepeat':
        return repeatRun(node.item, body.value(node.length), body)
      case 'Struct':
        return structRun(node, body)
      case 'Block':
        return blockExpressionRun(node, body)
      case 'If':
        return ifRun(node, body)
      case 'Match':
        return matchRun(node, body)
      case 'Loop':
        return loopRun(node, body)
      case 'While':
        return whileRun(node, body)
      case 'For':
        return forRun(node, body)
      case 'Break':
      case 'Continue':
      case 'Return':
        return jumpRun(node, body)
      case 'Closure':
        return closureRun(node, body, (captures) => newBody(machine, { params, args, isOwnText, captures }))
      case 'FormatCall':
        return formatRun(node, body)
      case 'WriteCall':
        return writeRun(node, body)
      case 'AssertCall':
        return assertRun(node, body)
      case 'AssertPairCall':
        return assertPairRun(node, body)
      case 'MatchesCall':
        return matchesRun(node, body)
      case 'DbgCall':
        return debugRun(node, body)
      case 'EngineCall':
        return engineRun(node, body)
      case 'PathExpr':
      case 'Field':
      case 'Index':
        return bareAccess(node, false).read
      case 'Underscore':
      case 'ErrorExpr':
        throw new Error(`${node.kind} has no value`)
    }
  }

  function lengthOf(node: Expr): Run {
    const type = body.typeOf(node)
    const length = type.kind === 'array' && type.length.kind === 'length' ? type.length.value : 0
    return () => length
  }

  return body
}
