import type { Callee, Capture, Checked, Local } from '../front/checker/checked'
import type { Span } from '../front/source/span'
import type { Block, Expr, Pattern } from '../front/tree/tree'
import type { Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'

import type { Lowering } from './lowering'
import type { Endings } from './needsDrop'

/** A function or closure that is being lowered: once for each list of type arguments that it is called with. */
export type Body = {
  lowering: Lowering
  checked: Checked
  /** Slots that the calls of this body need. */
  frame: { size: number }
  /** Whether the text is the program's own: spans of the standard library mean nothing to a reader. */
  isOwnText: boolean
  /** The labels of the loops and blocks around, innermost last. */
  targets: JumpTarget[]
  /** What ends, and where; missing where nothing can be told of it. */
  endings?: Endings
  /** A counter of the nodes so far: what a round or a call costs is measured by it. */
  nodes: number
  /** The type of an expression or pattern, without type parameters. */
  typeOf: (node: Expr | Pattern) => Type
  /** The type of an expression once its adjustments are made. */
  adjustedTypeOf: (node: Expr) => Type
  /** The types of the fields of a struct or variant. */
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
  /** A type of the tables, without type parameters. */
  concrete: (type: Type) => Type
  /** A slot of its own. */
  newSlot: () => ir.Slot
  /** A number for the end of a loop or block. */
  newTarget: () => ir.Target
  /** Where a variable lies. */
  variable: (local: Local) => Located
  /** Its slot, for the pattern that makes it. */
  slotOf: (local: Local) => ir.Slot
  /** The place of a variable that a closure takes along by reference, whatever its type. */
  placeOf: (local: Local) => ir.Expr
  /** What an expression gives, as a value of its own: what is copied when it is read is copied. */
  expression: (node: Expr) => ir.Expr
  /** The place that an expression names, adjustments included. */
  place: (node: Expr, isMutable?: boolean) => Located
  /** A block with its statements and its value. */
  block: (block: Block) => ir.Expr
  /** Reads a place as a value of its own. */
  copied: (located: Located) => ir.Expr
  /** Begins a closure in this body. */
  inside: (captures: readonly Capture[]) => Body
  /** The function behind a callee of the tables, at a place of the program. */
  callee: (callee: Callee, span: Span, argumentTypes: readonly Type[], result: Type) => ir.CalleeId
  shape: (type: Type) => ir.ShapeId
  /** Where a panic is told to be: nowhere in the text of the standard library, so that the call from the program is. */
  at: (span: Span) => { at?: ir.At }
}

/** A place, and the type of what lies there. */
export type Located = { type: Type; place: ir.Place }

/** What `break` and `continue` can aim at, and how many scopes are open around it; of a block `continueTo` is missing. */
type JumpTarget = { label?: string; breakTo: ir.Target; continueTo?: ir.Target; depth: number }

/** What a round of a loop or a call with this many nodes counts. */
export function costOf(nodes: number): number {
  return Math.max(1, Math.ceil(nodes / 8))
}
