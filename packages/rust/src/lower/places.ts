import type { Adjustment, Callee, Resolution } from '../front/checked/checked'
import type { Expr, ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { ownSite, type Body, type Located } from './lowering'
import { isFunctionTrait, isPlain, isShared } from './layout'
import { variantValue } from './aggregates'
import { cellIn, isScalar, isStd } from '../front/types/known'
import { expression, placeOf } from './expressions'

/** Reads a place; compounds are shared, not copied. */
export function read({ place }: { place: ir.Place }): ir.Expr {
  return place.in === 'temporary' ? place.value : { op: 'read', place }
}

export function borrow(located: Located): ir.Expr {
  return isPlain(located.type) ? { op: 'borrow', place: located.place } : read(located)
}

/** Whether a place is in a constant, of which every use has its own copy. */
export function isOfConstant(place: ir.Place): boolean {
  if (place.in === 'temporary') return place.value.op === 'constant'
  return place.in === 'field' && isOfConstant(place.owner)
}

export function temporary(type: Type, value: ir.Expr): Located {
  return { type, place: { in: 'temporary', value, isPlain: isPlain(type) } }
}

/** By index in the struct, tuple or variant. */
export function field(type: Type, owner: ir.Place, key: number): Located {
  return { type, place: { in: 'field', owner, key, isPlain: isPlain(type) } }
}

export function inSlot(type: Type, slot: ir.Slot): Located {
  return { type, place: { in: 'slot', slot, isPlain: isPlain(type) } }
}

export function behind(target: Type, isMutable: boolean): ir.Behind {
  return isPlain(target) ? (isMutable ? 'place' : 'value') : 'compound'
}

function behindReference(type: Type, isMutable: boolean, reference: ir.Expr): Located {
  return { type, place: { in: 'reference', reference, behind: behind(type, isMutable) } }
}

export function dereferenced(located: Located): Located {
  const { type, place } = located
  if (type.kind === 'reference') return behindReference(type.target, type.isMutable, read(located))
  // A box is represented as its content
  return type.kind === 'adt' && type.args[0] ? { type: type.args[0], place } : located
}

export function adjusted(node: Expr, start: Located, body: Body): Located {
  const adjustments = body.checked.adjustments.get(node) ?? []
  return adjustments.reduce((located, adjustment) => adjust(adjustment, located, node, body), start)
}

function adjust(adjustment: Adjustment, located: Located, node: Expr, body: Body): Located {
  const type = body.concrete(adjustment.type)
  switch (adjustment.kind) {
    case 'deref':
      return dereferenced(located)
    case 'overloadedDeref':
      return derefByTrait(adjustment.callee, adjustment.isMutable, located, type, node, body)
    case 'borrow':
      return temporary(type, adjustment.isMutable ? borrow(located) : read(located))
    case 'unsize':
      return temporary(type, unsized(adjustment, located, body))
    case 'functionPointer':
    case 'never':
      return { ...located, type }
  }
}

/** Std types that dereference to item 0. */
const HOLDERS = ['Rc', 'Arc', 'Ref']
/** Std types that are represented like their targets. */
const LIKE_TARGET = ['String', 'Vec', 'Box']

/** `*place` by a Deref impl. */
export function derefByTrait(
  callee: Callee,
  isMutable: boolean,
  located: Located,
  type: Type,
  node: Expr,
  body: Body,
): Located {
  if (LIKE_TARGET.some((name) => isStd(located.type, name))) return { ...located, type }
  if (HOLDERS.some((name) => isStd(located.type, name))) return field(type, located.place, 0)
  const isBorrowed = isStd(located.type, 'RefMut')
  if (isBorrowed) return dereferenced(field({ kind: 'reference', isMutable: true, target: type }, located.place, 0))
  const self = isMutable ? borrow(located) : read(located)
  const pointer: Type = { kind: 'reference', isMutable, target: type }
  const deref = body.callee(callee, node.span, [{ kind: 'reference', isMutable, target: located.type }], pointer)
  return behindReference(type, isMutable, { op: 'call', callee: deref, args: [self] })
}

/** Arrays and functions do not change; other values get a vtable. */
function unsized(adjustment: Extract<Adjustment, { kind: 'unsize' }>, located: Located, body: Body): ir.Expr {
  const from = body.concrete(adjustment.from)
  const to = body.concrete(adjustment.to)
  const value = read(located)
  if (to.kind !== 'dyn' || from.kind === 'dyn') return value
  if (isFunctionTrait(to)) return withGlue(from, value, body)
  const table = body.lowering.table(from, to)
  const needsPlace = isStd(located.type, 'Box') && isPlain(from)
  if (!isShared(located.type)) return { op: 'dyn', value, table, holder: needsPlace ? 'place' : 'none' }
  const [held] = located.type.args
  const isLock = isStd(held!, 'Mutex') || isStd(held!, 'RwLock')
  const cells = isLock ? 2 : isStd(held!, 'RefCell') ? 1 : 0
  return { op: 'dyn', value, table, holder: 'rc', cells, isPlain: isPlain(from) }
}

/** Adds the drop glue to a closure that owns its captures and becomes a `dyn`. */
function withGlue(from: Type, value: ir.Expr, body: Body): ir.Expr {
  if (from.kind !== 'closure' || !body.lowering.drops?.needs(from)) return value
  const slot = body.newSlot()
  const held = inSlot(from, slot)
  const glue: ir.Expr = { op: 'callee', callee: body.lowering.glue(from) }
  const statements: ir.Expr[] = [
    { op: 'let', slot, value },
    { op: 'assign', place: field(from, held.place, 1).place, value: glue },
  ]
  return { op: 'block', statements, tail: read(held) }
}

/** `base[index]` as a place: an element, a subslice, or the result of `index`. */
export function indexed(node: ExprOf<'Index'>, isMutable: boolean, body: Body): Located {
  const base = placeOf(node.receiver, body, isMutable)
  const index = expression(node.index, body)
  const type = body.typeOf(node)
  const indexType = body.adjustedTypeOf(node.index)
  const callee = body.checked.callees.get(node)
  const owner = base.place
  const at = body.at(node.span)
  const ofRange = (part: 'part' | 'text'): Located => {
    return { type, place: { in: part, owner, range: index, shape: body.shape(indexType), ...at } }
  }
  const { kind } = base.type
  if (isScalar(base.type, 'str') || isStd(base.type, 'String')) return ofRange('text')
  if (!callee || kind === 'slice' || kind === 'array' || isStd(base.type, 'Vec')) {
    if (indexType.kind !== 'scalar') return ofRange('part')
    return { type, place: { in: 'element', owner, index, isPlain: isPlain(type), ...at } }
  }
  const self: Type = { kind: 'reference', isMutable, target: base.type }
  const target: Type = { kind: 'reference', isMutable, target: type }
  const call = body.callee(callee, node.span, [self, indexType], target)
  const given: ir.Expr = isMutable ? borrow(base) : read(base)
  return behindReference(type, isMutable, { op: 'call', callee: call, args: [given, index], ...at })
}

export function path(node: ExprOf<'PathExpr'>, isMutable: boolean, body: Body): Located {
  const resolution = body.checked.paths.get(node)
  if (!resolution) throw new Error('a path that means nothing')
  if (resolution.kind === 'local') return body.variable(resolution.local)
  const type = body.typeOf(node)
  switch (resolution.kind) {
    case 'constant': {
      const value = constantValue(resolution, body)
      // Every use of a constant is a copy
      const isChanged = isMutable || (!resolution.constant.isStatic && cellIn(type) !== undefined)
      return temporary(type, isChanged ? { op: 'clone', value, shape: body.shape(type) } : value)
    }
    case 'variant':
      return temporary(type, variantValue(resolution.adt, resolution.variant, []))
    case 'constParam': {
      const given = body.concrete({ kind: 'param', param: resolution.param })
      const value = given.kind === 'length' || given.kind === 'constant' ? given.value : 0
      return temporary(type, typeof value === 'bigint' ? { op: 'wide', value: String(value) } : { op: 'value', value })
    }
    case 'function': {
      const callee = { item: resolution.callee.item, args: resolution.callee.args.map(body.concrete) }
      const { args, result } = ownSite(body.checked, callee)
      return temporary(type, { op: 'callee', callee: body.callee(callee, node.span, args, result) })
    }
  }
}

export function constantValue(
  { constant, args }: Extract<Resolution, { kind: 'constant' }>,
  { lowering, concrete }: Body,
): ir.Expr {
  const given = args.map(concrete)
  const found = lowering.checked.constantOf(constant, given) ?? { constant, args: given }
  return { op: 'constant', constant: lowering.constant(found.constant, found.args) }
}
