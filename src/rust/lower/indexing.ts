import type { ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body, Located } from './body'
import { isPlain, isStandard } from './layout'
import { behindReference, borrow, read } from './places'

/** `base[index]` as a place: an element, a part of a list, or what the `index` of a type gives. */
export function indexed(node: ExprOf<'Index'>, isMutable: boolean, body: Body): Located {
  const base = body.place(node.receiver, isMutable)
  const index = body.expression(node.index)
  const type = body.typeOf(node)
  const indexType = body.adjustedTypeOf(node.index)
  const callee = body.checked.callees.get(node)
  const owner = base.place
  const at = body.at(node.span)
  const ofRange = (part: 'part' | 'text'): Located => {
    return { type, place: { in: part, owner, range: index, shape: body.shape(indexType), ...at } }
  }
  if (isText(base.type)) return ofRange('text')
  if (!callee || isList(base.type)) {
    if (indexType.kind !== 'scalar') return ofRange('part')
    return { type, place: { in: 'element', owner, index, isPlain: isPlain(type), ...at } }
  }
  const self: Type = { kind: 'reference', isMutable, target: base.type }
  const target: Type = { kind: 'reference', isMutable, target: type }
  const call = body.callee(callee, node.span, [self, indexType], target)
  const given: ir.Expr = isMutable ? borrow(base) : read(base)
  return behindReference(type, isMutable, { op: 'call', callee: call, args: [given, index], ...at })
}

function isText(type: Type): boolean {
  return (type.kind === 'scalar' && type.name === 'str') || isStandard(type, 'String')
}

function isList(type: Type): boolean {
  return type.kind === 'slice' || type.kind === 'array' || isStandard(type, 'Vec')
}
