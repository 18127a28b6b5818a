import type { Capture, Local } from '../front/checked/checked'
import { isPlace } from '../front/checked/places'
import { callAround } from '../front/source/span'
import type { Expr, ExprOf, Literal } from '../front/tree/tree'
import type { Param, Type } from '../front/types/type'
import { isStd } from '../front/types/known'
import type * as ir from '../ir/program'
import { array, literal, range, repeat, structValue, tuple } from './aggregates'
import { assigned, blockExpression, ifExpression } from './blocks'
import type { Body, Located, Lowering } from './lowering'
import { call, methodCall } from './calls'
import { binary, cast, compoundAssign, unary } from './operators'
import { closure } from './functions'
import { hasPendingDrops, held, leaving, needsDrop, taken } from './dropScopes'
import {
  adjusted,
  borrow,
  derefByTrait,
  dereferenced,
  field,
  indexed,
  inSlot,
  isOfConstant,
  path,
  read,
  temporary,
} from './places'
import { fieldIndex, hasParts, isCompound, isPlain } from './layout'
import { DropScopes } from './needsDrop'
import { forLoop, jump, loop, whileLoop } from './loops'
import { asserted, assertedPair, debug, drawn, formatted, written } from './macros'
import { matched, matches } from './patterns'

/** The context of a function: type arguments and captures. */
type Surroundings = {
  params: readonly Param[]
  args: readonly Type[]
  isOwnText: boolean
  captures: readonly Capture[]
}

export function newBody(lowering: Lowering, { params, args, isOwnText, captures }: Surroundings): Body {
  const { checked } = lowering
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
    dropScopes: lowering.drops && new DropScopes(lowering.drops.needs),
    nodes: 0,
    concrete,
    shape: lowering.shape,
    at: (span) => {
      const { start, end } = callAround(checked.tree.calls, span)?.span ?? span
      return isOwnText ? { at: [start, end] } : {}
    },
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
    inside: (taken) => newBody(lowering, { params, args, isOwnText, captures: taken }),
    callee: ({ item, args: given }, span, argumentTypes, result) =>
      lowering.callee({ item, args: given.map(concrete) }, { ...body.at(span), args: argumentTypes, result }),
  }
  const isMoved = (key: number) => captures[key]!.mode === 'move'
  return body
}

/** An expression by value; `Copy` compounds are copied. */
export function expression(node: Expr, body: Body): ir.Expr {
  body.nodes++
  return valueOf(node, body)
}

export function placeOf(node: Expr, body: Body, isMutable = false): Located {
  return adjusted(node, bare(node, isMutable, body), body)
}

export function copied({ type, place }: Located, body: Body): ir.Expr {
  // A newly created value, such as the `None` of a path
  if (place.in === 'temporary' && place.value.op === 'variant') return place.value
  const isCopied = isOfConstant(place) ? hasParts(type) : isCompound(type) && body.checked.isCopy(type)
  if (!isCopied) return needsDrop(type, body) ? taken({ type, place }, body) : read({ place })
  return { op: 'copy', place, shape: body.shape(type) }
}

/** Applies adjustments; copies if the type is `Copy`. */
function valueOf(node: Expr, body: Body): ir.Expr {
  const steps = body.checked.adjustments.get(node)
  if (!isPlace(node) && !steps?.length) return made(node, body)
  const isRead = steps?.every(({ kind }) => kind === 'deref' || kind === 'overloadedDeref') ?? true
  const borrowsMutably = steps?.some((step) => step.kind === 'borrow' && step.isMutable) ?? false
  // From `Box` to a box of `dyn`
  const isConsumed = steps?.[0]?.kind === 'unsize' || steps?.[0]?.kind === 'functionPointer'
  const ownValue = () => (isPlace(node) ? copied(bare(node, false, body), body) : made(node, body))
  const start =
    isConsumed && needsDrop(body.typeOf(node), body)
      ? temporary(body.typeOf(node), ownValue())
      : bare(node, borrowsMutably, body)
  const located = adjusted(node, start, body)
  if (!isRead) return read(located)
  const value = copied(located, body)
  // Only lists can be too long to copy
  return value.op === 'copy' && located.type.kind === 'array' ? { ...value, ...body.at(node.span) } : value
}

/** The place of an expression, before adjustments. */
function bare(node: Expr, isMutable: boolean, body: Body): Located {
  switch (node.kind) {
    case 'PathExpr':
      return held(node, path(node, isMutable, body), body)
    case 'Field':
      return fieldOf(node, isMutable, body)
    case 'Index':
      return indexed(node, isMutable, body)
    case 'Unary':
      if (node.operator === '*') return dereferencedBy(node, isMutable, body)
  }
  return held(node, temporary(body.typeOf(node), made(node, body)), body)
}

function fieldOf(node: ExprOf<'Field'>, isMutable: boolean, body: Body): Located {
  body.nodes++
  const owner = placeOf(node.receiver, body, isMutable)
  const fields = owner.type.kind === 'adt' ? (owner.type.adt.variants[0]?.fields ?? []) : undefined
  const key = fields ? fieldIndex(fields, node.name.name) : Number(node.name.name)
  return field(body.typeOf(node), owner.place, key)
}

function dereferencedBy(node: ExprOf<'Unary'>, isMutable: boolean, body: Body): Located {
  body.nodes++
  const located = placeOf(node.operand, body, isMutable)
  const callee = body.checked.callees.get(node)
  return callee ? derefByTrait(callee, isMutable, located, body.typeOf(node), node, body) : dereferenced(located)
}

const VALUES: { [K in Expr['kind']]: (node: ExprOf<K>, body: Body) => ir.Expr } = {
  IntLit: literalOf,
  FloatLit: literalOf,
  BoolLit: literalOf,
  CharLit: literalOf,
  StrLit: literalOf,
  ByteLit: literalOf,
  ByteStrLit: literalOf,
  PathExpr: readBare,
  Field: readBare,
  Index: readBare,
  Unary: unary,
  Ref: ({ operand, isMut }, body) => {
    const located = placeOf(operand, body, isMut)
    return isMut ? borrow(located) : read(located)
  },
  Binary: binary,
  Assign: ({ target, value }, body) => assigned(target, assignedValue(target, value, body), body),
  CompoundAssign: compoundAssign,
  Range: range,
  Cast: cast,
  Call: call,
  MethodCall: methodCall,
  Try: lowerTry,
  Tuple: tuple,
  Array: array,
  VecList: array,
  Repeat: repeat,
  VecRepeat: repeat,
  Struct: structValue,
  Closure: closure,
  Block: blockExpression,
  If: ifExpression,
  Match: matched,
  Loop: loop,
  While: whileLoop,
  For: forLoop,
  Break: jump,
  Continue: jump,
  Return: jump,
  FormatCall: formatted,
  WriteCall: written,
  AssertCall: asserted,
  AssertPairCall: assertedPair,
  MatchesCall: matches,
  DbgCall: debug,
  DeclaredCall: drawn,
  Underscore: nothing,
  ErrorExpr: nothing,
}

/** `_ = place` moves nothing. */
function assignedValue(target: Expr, value: Expr, body: Body): ir.Expr {
  const isLeft = target.kind === 'Underscore' && isPlace(value) && needsDrop(body.typeOf(value), body)
  return isLeft ? { op: 'unit' } : expression(value, body)
}

const made = (node: Expr, body: Body): ir.Expr => VALUES[node.kind](node as never, body)

function literalOf(node: Literal, body: Body): ir.Expr {
  return literal(node, body.typeOf(node))
}

function readBare(node: Expr, body: Body): ir.Expr {
  return read(bare(node, false, body))
}

function nothing({ kind }: Expr): never {
  throw new Error(`${kind} has no value`)
}

/** `x?`: the payload of `Some` and `Ok`; otherwise returns, with the error converted. */
function lowerTry(node: ExprOf<'Try'>, body: Body): ir.Expr {
  const operand = expression(node.operand, body)
  const source = body.adjustedTypeOf(node.operand)
  if (hasPendingDrops(body)) return tryWithDrops(node, operand, source, body)
  if (isStd(source, 'Option')) return { op: 'tryOption', operand }
  return { op: 'tryResult', operand, convert: conversion(node, source, body) }
}

function conversion(node: ExprOf<'Try'>, source: Type, body: Body): ir.CalleeId | undefined {
  const callee = body.checked.callees.get(node)
  const error = errorOf(source)
  if (!callee || !error) return undefined
  return body.callee(callee, node.span, [error], body.concrete(callee.item.signature.result))
}

/** The same if returning drops values. */
function tryWithDrops(node: ExprOf<'Try'>, operand: ir.Expr, source: Type, body: Body): ir.Expr {
  const isOption = isStd(source, 'Option')
  const [slot, given] = [body.newSlot(), body.newSlot()]
  const found: ir.Pattern = { is: 'bind', slot: given, take: 'read' }
  const pattern: ir.Pattern = {
    is: 'parts',
    discriminant: isOption ? 1 : 0,
    parts: [{ key: 1, isPlain: false, pattern: found }],
  }
  const value: ir.Expr = isOption
    ? { op: 'variant', discriminant: 0, fields: [] }
    : { op: 'variant', discriminant: 1, fields: [errorIn(slot, node, source, body)] }
  const arms = [
    { pattern, body: read(inSlot(source, given)) },
    { pattern: { is: 'any' as const }, body: leaving({ op: 'jump', target: 0, value }, 0, body) },
  ]
  return { op: 'match', scrutinee: { slot, value: operand, isPlain: false }, arms }
}

const errorOf = (type: Type) => (type.kind === 'adt' ? type.args[1] : undefined)

function errorIn(slot: ir.Slot, node: ExprOf<'Try'>, source: Type, body: Body): ir.Expr {
  const held = read(field(errorOf(source) ?? source, inSlot(source, slot).place, 1))
  const convert = conversion(node, source, body)
  return convert === undefined ? held : { op: 'call', callee: convert, args: [held] }
}
