import type { Expr } from '../tree/tree'
import type { Span } from '../source/span'
import type { Type } from '../types/type'
import { panic } from '../values/panic'
import { partOf } from '../values/slice'
import type { SliceLike } from '../values/slice'
import type { Value } from '../values/value'
import { boundsOf } from '../std/lists/rangeBounds'
import { textBetween } from '../std/text/utf8'
import { compoundAccess, elementAccess, temporaryAccess } from './access'
import type { Access } from './access'
import { spanIn } from './body'
import type { Body } from './body'
import type { Run } from './run'
import { behindReference } from './dereference'
import { isStandard } from './layout'

/** `base[index]` as a place: an element, a part of a list, or what the `index` of a type gives. */
export function indexAccess(node: Extract<Expr, { kind: 'Index' }>, isMutable: boolean, body: Body): Access {
  const base = body.place(node.receiver, isMutable)
  const index = body.value(node.index)
  const type = body.typeOf(node)
  const indexType = body.adjustedTypeOf(node.index)
  const callee = body.checked.callees.get(node)
  if (isText(base.type)) return textAccess(node, type, [base, index, indexType], body)
  if (!callee || isList(base.type)) {
    const span = spanIn(body, node.span)
    if (indexType.kind === 'scalar') {
      const isSlice = base.type.kind === 'slice'
      return elementAccess(type, body.machine.traits.isPlain(type), base.read, index, isSlice, span)
    }
    const range = rangeOf(indexType)
    return compoundAccess(type, (frame) => {
      const items = base.read(frame) as SliceLike
      const [start, end] = range(index(frame) as number[], items.length, span)
      return partOf(items, start, end)
    })
  }
  const self: Type = { kind: 'reference', isMutable, target: base.type }
  const target: Type = { kind: 'reference', isMutable, target: type }
  const call = body.callable(callee, node.span, [self, indexType], target)
  const owner = isMutable ? base.borrow : base.read
  return behindReference(type, isMutable, (frame) => call(owner(frame), index(frame)), body)
}

function isText(type: Type): boolean {
  return (type.kind === 'scalar' && type.name === 'str') || isStandard(type, 'String')
}

/** `text[1..3]`: a text of its own, because nothing in a text can be written to. */
function textAccess(
  node: Extract<Expr, { kind: 'Index' }>,
  type: Type,
  [base, index, indexType]: [Access, Run, Type],
  body: Body,
): Access {
  const span = spanIn(body, node.span)
  const read: Run = (frame) => {
    const text = base.read(frame) as string
    body.machine.budget.spend(1 + (text.length >> 3))
    return textBetween(text, boundsOf(indexType, index(frame) as Value[]), span)
  }
  return temporaryAccess(type, true, read)
}

function isList(type: Type): boolean {
  return type.kind === 'slice' || type.kind === 'array' || isStandard(type, 'Vec')
}

type RangeEnds = (range: readonly Value[], length: number, span: Span | undefined) => [start: number, end: number]

/** Start and end of a part, judged in the order of Rust. */
function rangeOf(type: Type): RangeEnds {
  const name = type.kind === 'adt' ? type.adt.name : 'RangeFull'
  return (range, length, span) => {
    const [first, second] = range as readonly number[]
    switch (name) {
      case 'Range':
        return checkedPart(first!, second!, length, span)
      case 'RangeInclusive':
        return checkedPart(first!, second! + 1, length, span, second)
      case 'RangeFrom':
        return checkedPart(first!, length, length, span)
      case 'RangeTo':
        return checkedPart(0, first!, length, span)
      case 'RangeToInclusive':
        return checkedPart(0, first! + 1, length, span, first)
      default:
        return [0, length]
    }
  }
}

/** `written` is the end as the program gives it, one less in an inclusive range. */
function checkedPart(
  start: number,
  end: number,
  length: number,
  span: Span | undefined,
  written = end,
): [number, number] {
  if (start > length) panic(`range start index ${start} out of range for slice of length ${length}`, span)
  if (end > length) panic(`range end index ${written} out of range for slice of length ${length}`, span)
  if (start > end) panic(`slice index starts at ${start} but ends at ${end}`, span)
  return [start, end]
}
