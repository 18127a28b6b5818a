import type { Capture, Local } from '../front/checker/checked'
import type { Expr } from '../front/tree/tree'
import type { Param, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { array, range, repeat, structValue, tuple } from './aggregates'
import { assigned } from './assignments'
import { block, blockExpression, ifExpression } from './blocks'
import type { Body, Located, NodeOf } from './body'
import { call, methodCall } from './calls'
import { cast } from './casts'
import { closure } from './closures'
import { moving } from './guards'
import { indexed } from './indexing'
import { fieldIndex, isCompound, isPlain } from './layout'
import { literal } from './literals'
import { forLoop, jump, loop, whileLoop } from './loops'
import type { Lowering } from './lowering'
import { debug, drawn, formatted, asserted, assertedPair, written } from './macros'
import { isPlaceExpression, matched, matches } from './match'
import { binary, compoundAssign, unary } from './operators'
import { path } from './paths'
import { adjusted, borrow, dereferenced, derefByTrait, field, inSlot, read, temporary } from './places'
import { tried } from './tried'

/** Where a function stands: its type arguments, and what a closure has captured. */
export type Surroundings = {
  params: readonly Param[]
  args: readonly Type[]
  isOwnText: boolean
  captures: readonly Capture[]
}

/** Begins the lowering of a function or closure. */
export function newBody(lowering: Lowering, around: Surroundings): Body {
  const { checked } = lowering
  const { params, args, isOwnText, captures } = around
  const slots = new Map<Local, ir.Slot>()
  const frame = { size: 1 }
  let targets = 0
  const concrete = (type: Type) => checked.substitute(type, params, args)
  const captureOf = (local: Local) => captures.findIndex((capture) => capture.local === local)

  const body: Body = {
    lowering,
    checked,
    frame,
    isOwnText,
    targets: [],
    guards: [],
    nodes: 0,
    concrete,
    shape: lowering.shape,
    at: (span) => (isOwnText ? { at: [span.start, span.end] } : {}),
    typeOf: (node) => concrete(checked.types.get(node) ?? { kind: 'error' }),
    adjustedTypeOf: (node) => {
      const last = checked.adjustments.get(node)?.at(-1)
      return last ? concrete(last.type) : body.typeOf(node)
    },
    fieldTypes: (type, variant) =>
      (type.adt.variants[variant]?.fields ?? []).map((declared) =>
        checked.substitute(declared.type, type.adt.params, type.args),
      ),
    newSlot: () => frame.size++,
    newTarget: () => ++targets,
    slotOf: (local) => {
      const slot = slots.get(local) ?? frame.size++
      slots.set(local, slot)
      return slot
    },
    variable: (local) => {
      const type = concrete(local.type)
      const key = captureOf(local)
      if (key < 0) return inSlot(type, body.slotOf(local))
      return { type, place: { in: isMoved(key) ? 'captured' : 'outside', key, isPlain: isPlain(type) } }
    },
    placeOf: (local) => {
      const key = captureOf(local)
      if (key < 0) return { op: 'placeOf', slot: body.slotOf(local) }
      return { op: 'placeOfCapture', key, isMoved: isMoved(key) }
    },
    expression: (node) => {
      body.nodes++
      return valueOf(node, body, inner)
    },
    place: (node, isMutable = false) => adjusted(node, bare(node, isMutable, body, inner), body),
    block: (node) => block(node, body),
    copied: (located) => {
      if (isMade(located.place) || !isCompound(located.type) || !checked.isCopy(located.type)) return read(located)
      return { op: 'copy', place: located.place, shape: lowering.shape(located.type) }
    },
    callee: ({ item, args: given }, span, argumentTypes, result) =>
      lowering.callee({ item, args: given.map(concrete) }, { ...body.at(span), args: argumentTypes, result }),
  }
  const isMoved = (key: number) => captures[key]!.mode === 'move'
  const inner: Inner = (taken) => newBody(lowering, { params, args, isOwnText, captures: taken })
  return body
}

/** Whether a value lies nowhere else, such as the `None` of a path. */
function isMade(place: ir.Place): boolean {
  return place.in === 'temporary' && place.value.op === 'variant'
}

/** Begins a closure inside. */
type Inner = (captures: readonly Capture[]) => Body

/** The value of an expression, with its adjustments; read from a place it is copied if its type is. */
function valueOf(node: Expr, body: Body, inner: Inner): ir.Expr {
  const { adjustments, paths } = body.checked
  const steps = adjustments.get(node)
  if (!isPlaceExpression(node) && !steps?.length) return made(node, body, inner)
  const isRead = steps?.every(({ kind }) => kind === 'deref' || kind === 'overloadedDeref') ?? true
  const borrowsMutably = steps?.some((step) => step.kind === 'borrow' && step.isMutable) ?? false
  const located = adjusted(node, bare(node, borrowsMutably, body, inner), body)
  if (!isRead) return read(located)
  const value = body.copied(located)
  const resolution = steps?.length ? undefined : paths.get(node)
  return resolution?.kind === 'local' ? moving(resolution.local, value, body) : value
}

/** The place that an expression names, before its adjustments. */
function bare(node: Expr, isMutable: boolean, body: Body, inner: Inner): Located {
  switch (node.kind) {
    case 'PathExpr':
      return path(node, isMutable, body)
    case 'Field':
      return fieldOf(node, isMutable, body)
    case 'Index':
      return indexed(node, isMutable, body)
    case 'Unary':
      if (node.operator === '*') return dereferencedBy(node, isMutable, body)
  }
  return temporary(body.typeOf(node), made(node, body, inner))
}

function fieldOf(node: NodeOf<'Field'>, isMutable: boolean, body: Body): Located {
  body.nodes++
  const owner = body.place(node.receiver, isMutable)
  const fields = owner.type.kind === 'adt' ? (owner.type.adt.variants[0]?.fields ?? []) : undefined
  const key = fields ? fieldIndex(fields, node.name.name) : Number(node.name.name)
  return field(body.typeOf(node), owner.place, key)
}

function dereferencedBy(node: NodeOf<'Unary'>, isMutable: boolean, body: Body): Located {
  body.nodes++
  const located = body.place(node.operand, isMutable)
  const callee = body.checked.callees.get(node)
  return callee ? derefByTrait(callee, isMutable, located, body.typeOf(node), node, body) : dereferenced(located)
}

/** What an expression gives that names no place. */
function made(node: Expr, body: Body, inner: Inner): ir.Expr {
  switch (node.kind) {
    case 'IntLit':
    case 'FloatLit':
    case 'BoolLit':
    case 'CharLit':
    case 'StrLit':
    case 'ByteLit':
    case 'ByteStrLit':
      return literal(node, body.typeOf(node))
    case 'Unary':
      return unary(node, body)
    case 'Ref': {
      const located = body.place(node.operand, node.isMut)
      return node.isMut ? borrow(located) : read(located)
    }
    case 'Binary':
      return binary(node, body)
    case 'Assign':
      return assigned(node.target, body.expression(node.value), body)
    case 'CompoundAssign':
      return compoundAssign(node, body)
    case 'Range':
      return range(node, body)
    case 'Cast':
      return cast(node, body)
    case 'Call':
      return call(node, body)
    case 'MethodCall':
      return methodCall(node, body)
    case 'Try':
      return tried(node, body)
    case 'Tuple':
      return tuple(node, body)
    case 'Array':
    case 'VecList':
      return array(node.items, body)
    case 'Repeat':
    case 'VecRepeat':
      return repeat(node, body)
    case 'Struct':
      return structValue(node, body)
    case 'Closure':
      return closure(node, body, inner)
    case 'PathExpr':
    case 'Field':
    case 'Index':
      return read(bare(node, false, body, inner))
    default:
      return controlled(node, body)
  }
}

/** What branches, repeats, jumps, or is a macro. */
function controlled(node: Expr, body: Body): ir.Expr {
  switch (node.kind) {
    case 'Block':
      return blockExpression(node, body)
    case 'If':
      return ifExpression(node, body)
    case 'Match':
      return matched(node, body)
    case 'Loop':
      return loop(node, body)
    case 'While':
      return whileLoop(node, body)
    case 'For':
      return forLoop(node, body)
    case 'Break':
    case 'Continue':
    case 'Return':
      return jump(node, body)
    case 'FormatCall':
      return formatted(node, body)
    case 'WriteCall':
      return written(node, body)
    case 'AssertCall':
      return asserted(node, body)
    case 'AssertPairCall':
      return assertedPair(node, body)
    case 'MatchesCall':
      return matches(node, body)
    case 'DbgCall':
      return debug(node, body)
    case 'DeclaredCall':
      return drawn(node, body)
    default:
      throw new Error(`${node.kind} has no value`)
  }
}
