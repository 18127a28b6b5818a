import { unpeeled } from '../front/types/known'
import type { Constant, FunctionItem, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { costOf, notSupported, type Body, type Lowering } from './lowering'
import { behindMoves, declared, movesOf, needsDrop, scoped } from './dropScopes'
import { copied, expression, newBody } from './expressions'
import { nativeUse } from './calls'
import { isLiteral, literal } from './aggregates'
import type { ClosureExpr, Pattern } from '../front/tree/tree'
import { fieldIndex, isPlain } from './layout'
import { loweredPattern, takesWhole } from './patterns'
import { field, inSlot } from './places'
import type { Capture, Checked } from '../front/checked/checked'
import { plainLocal } from '../front/checked/places'
import { block } from './blocks'

export function loweredFunction(lowering: Lowering, item: FunctionItem, args: readonly Type[]): ir.Function {
  const { checked } = lowering
  const body = newBody(lowering, { params: item.params, args, isOwnText: item.isOwn, captures: [] })
  const self = checked.selves.get(item)
  for (const { trait, args: bound } of item.signature.where) {
    if (trait.name === 'FnOnce' && bound[0]?.kind === 'param') body.dropScopes?.calledOnce.add(bound[0].param)
  }
  const params: ir.Parameter[] = self ? [{ slot: body.slotOf(self) }] : []
  const whole = scoped(body, () => {
    if (self) declared(body.slotOf(self), body.concrete(self.type), body)
    for (const { pattern } of item.node?.params ?? []) params.push(parameter(pattern, body))
    if (!item.body) throw notSupported(item.key)
    const moves = movesOf(body)
    // Its argument is not dropped
    if (item.key === 'mem::forget') body.dropScopes?.variables.splice(0)
    const { body: node } = item
    const inside = scoped(body, () => block(node, body), 'temporaries')
    return behindMoves(moves, inside)
  })
  return { params, size: body.frame.size, cost: costOf(body.nodes), body: whole }
}

/** A constant, evaluated once in a frame of its own. */
export function loweredConstant(lowering: Lowering, constant: Constant, args: readonly Type[]): ir.Constant {
  const { value, key, type, params, isOwn } = constant
  if (!value) {
    if (!lowering.isNative(key)) throw notSupported(key)
    const use = nativeUse(lowering, key, constant, args, { args: [], result: type })
    return { size: 1, value: { op: 'call', callee: lowering.addCallee(use), args: [] } }
  }
  // Constants of std have no tables
  if (isLiteral(value) && !lowering.checked.types.has(value)) return { size: 1, value: literal(value, type) }
  const body = newBody(lowering, { params, args, isOwnText: isOwn, captures: [] })
  const run = expression(value, body)
  return { size: body.frame.size, value: run }
}

/** A plain name uses its own slot. */
export function parameter(pattern: Pattern, body: Body): ir.Parameter {
  const local = plainLocal(body.checked, pattern)
  if (local) {
    const slot = body.slotOf(local)
    declared(slot, body.concrete(local.type), body, pattern)
    return { slot }
  }
  const slot = body.newSlot()
  // A pattern's type excludes the references that it looks through
  const type = unpeeled(body.typeOf(pattern), body.checked.peeled.get(pattern) ?? 0)
  declared(slot, type, body, pattern)
  const test = loweredPattern(pattern, inSlot(type, slot), body)
  return { slot, pattern: { isPlain: isPlain(type) || takesWhole(test, body), pattern: test } }
}

export function closure(node: ClosureExpr, body: Body): ir.Expr {
  const captures = body.checked.closures.get(node)?.captures ?? []
  const inner = body.inside(captures)
  let params: ir.Parameter[] = []
  const inside = scoped(inner, () => {
    params = node.params.map(({ pattern }) => parameter(pattern, inner))
    return behindMoves(movesOf(inner), expression(node.body, inner))
  })
  const taken = captures.map((capture) =>
    capture.mode === 'move' ? moved(capture, body) : body.placeOf(capture.local),
  )
  const made = { params, size: inner.frame.size, cost: costOf(inner.nodes), body: inside }
  const isOwner = needsDrop(body.typeOf(node), body) ? { isOwner: true as const } : {}
  return { op: 'closure', captures: taken, function: made, ...isOwner }
}

/** Moves only the used parts if dropping them matters. */
function moved(capture: Capture, body: Body): ir.Expr {
  const whole = body.variable(capture.local)
  const parts = needsDrop(whole.type, body) ? capturedParts(capture, whole.type, body.checked) : undefined
  if (!parts) return copied(whole, body)
  const fields = parts.map(({ key, type }) => ({ key, value: copied(field(type, whole.place, key), body) }))
  return { op: 'struct', size: Math.max(...parts.map(({ key }) => key)) + 1, fields }
}

/** A value owned by a closure, with its path. */
export type Captured = { path: readonly number[]; type: Type }

type Part = { key: number; type: Type }

export function ownedCaptures(capture: Capture, type: Type, checked: Checked): readonly Captured[] {
  if (capture.mode !== 'move') return []
  const parts = capturedParts(capture, type, checked)
  return parts ? parts.map((part) => ({ path: [part.key], type: part.type })) : [{ path: [], type }]
}

/** As in rustc; undefined for the whole variable. */
function capturedParts({ fields }: Capture, type: Type, checked: Checked): readonly Part[] | undefined {
  const parts = new Map<number, Part>()
  for (const name of fields) {
    const part = name === undefined ? undefined : partOf(type, name, checked)
    if (!part) return undefined
    parts.set(part.key, part)
  }
  const found = [...parts.values()]
  // A type with its own `drop` is captured as a whole
  const hasDrop = checked.implOf('Drop', type) !== undefined
  return found.length === 0 || (hasDrop && !found.every((part) => checked.isCopy(part.type))) ? undefined : found
}

function partOf(type: Type, name: string, checked: Checked): Part | undefined {
  if (type.kind === 'tuple') {
    const item = type.items[Number(name)]
    return item && { key: Number(name), type: item }
  }
  if (type.kind !== 'adt' || !type.adt.isOwn || type.adt.kind !== 'struct') return undefined
  const fields = type.adt.variants[0]?.fields ?? []
  const key = fieldIndex(fields, name)
  const field = fields[key]
  return field && { key, type: checked.substitute(field.type, type.adt.params, type.args) }
}
