import type { Adjustment, Callee } from '../checker/checked'
import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { Place } from '../values/place'
import { fieldAccess, temporaryAccess } from './access'
import type { Access } from './access'
import type { Body } from './body'
import { behindReference, dereferenced } from './dereference'
import { dynamicOf } from './targets'
import { isFunctionTrait, isStandard } from './layout'
import type { Run } from './run'

/** The place that is left when all adjustments of an expression have been made. */
export function adjusted(node: Expr, start: Access, body: Body): Access {
  let access = start
  for (const adjustment of body.checked.adjustments.get(node) ?? []) access = adjust(adjustment, access, node, body)
  return access
}

function adjust(adjustment: Adjustment, access: Access, node: Expr, body: Body): Access {
  const type = body.concrete(adjustment.type)
  switch (adjustment.kind) {
    case 'deref':
      return dereferenced(access, body)
    case 'overloadedDeref':
      return derefByTrait(adjustment.callee, adjustment.isMutable, access, type, node, body)
    case 'borrow':
      return valueAccess(type, adjustment.isMutable ? access.borrow : access.read, body)
    case 'unsize':
      return valueAccess(type, unsized(adjustment, access, body), body)
    case 'functionPointer':
    case 'never':
      return { ...access, type }
  }
}

function valueAccess(type: Type, run: Run, body: Body): Access {
  return temporaryAccess(type, body.machine.traits.isPlain(type), run)
}

/** What lends its item 0. */
const HOLDERS = ['Rc', 'Arc', 'Ref', 'RefMut', 'Cow']
/** What lies as its target does. */
const LIKE_TARGET = ['String', 'Vec', 'Box']

/** `*place` of a type that has a `Deref`. */
export function derefByTrait(
  callee: Callee,
  isMutable: boolean,
  access: Access,
  type: Type,
  node: Expr,
  body: Body,
): Access {
  if (LIKE_TARGET.some((name) => isStandard(access.type, name))) return { ...access, type }
  if (HOLDERS.some((name) => isStandard(access.type, name))) {
    return fieldAccess(type, body.machine.traits.isPlain(type), access.read, 0)
  }
  const self = isMutable ? access.borrow : access.read
  const pointer: Type = { kind: 'reference', isMutable, target: type }
  const deref = body.callable(callee, node.span, [{ kind: 'reference', isMutable, target: access.type }], pointer)
  return behindReference(type, isMutable, (frame) => deref(self(frame)), body)
}

/** An array stays what it is; behind `dyn` a value gets its methods; a function stays a function. */
function unsized(adjustment: Extract<Adjustment, { kind: 'unsize' }>, access: Access, body: Body): Run {
  const from = body.concrete(adjustment.from)
  const to = body.concrete(adjustment.to)
  const { read } = access
  if (to.kind !== 'dyn' || isFunctionTrait(to) || from.kind === 'dyn') return read
  const make = dynamicOf(body.machine, from, to)
  if (isStandard(access.type, 'Rc')) return (frame) => [make((read(frame) as [unknown])[0])]
  const needsPlace = isStandard(access.type, 'Box') && body.machine.traits.isPlain(from)
  return needsPlace ? (frame) => make(new Place([read(frame)], 0)) : (frame) => make(read(frame))
}
