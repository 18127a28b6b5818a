import type { Span } from '../source/span'
import type { Block, Expr, Pattern } from '../tree/tree'
import type { Callee, Checked, Local } from '../checker/checked'
import type { Type, TypeOf } from '../types/type'
import type { Callable } from '../values/value'
import type { Access } from './access'
import type { Machine } from './machine'
import type { Run } from './run'

/** A function or closure on its way to runs: one for each list of type arguments that it is called with. */
export type Body = {
  machine: Machine
  checked: Checked
  /** Slots that the calls of this body need. */
  frame: { size: number }
  /** Whether the text is the program's own: spans of the standard library mean nothing to a reader. */
  isOwnText: boolean
  /** The labels of the loops and blocks around, innermost last. */
  targets: JumpTarget[]
  /** The variables so far that hold a borrow of a `RefCell`, those of the blocks around among them. */
  guards: Guard[]
  /** A counter of the nodes compiled so far: what a round or a call costs is measured by it. */
  nodes: number
  /** Whether a piece compiled since it was last cleared throws its jumps. */
  throwsJumps: boolean
  /** The type of an expression or pattern, without type parameters. */
  typeOf: (node: Expr | Pattern) => Type
  /** The type of an expression once its adjustments are made. */
  adjustedTypeOf: (node: Expr) => Type
  /** The types of the fields of a struct or variant. */
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
  /** A type of the tables, without type parameters. */
  concrete: (type: Type) => Type
  /** A slot of its own. */
  newSlot: () => number
  /** Where a variable lies. */
  variable: (local: Local) => Access
  /** Its slot, for the pattern that makes it. */
  slotOf: (local: Local) => number
  /** The `Place` of a variable that a closure takes along by reference, whatever its type. */
  placeOf: (local: Local) => Run
  /** What an expression gives, as a value of its own: what is copied when it is read is copied. It may be `JUMP`. */
  expression: (node: Expr) => Run
  /** The same where a jump cannot be handed on: it is thrown. */
  value: (node: Expr) => Run
  /** The place that an expression names, adjustments included. */
  place: (node: Expr, isMutable?: boolean) => Access
  /** A block with its statements and its value. It may be `JUMP`. */
  block: (block: Block) => Run
  /** Reads a place as a value of its own. */
  copied: (access: Access) => Run
  /** The function behind a callee of the tables, at a place of the program. */
  callable: (callee: Callee, span: Span, argumentTypes: readonly Type[], result: Type) => Callable
}

/** A variable that holds what `borrow` or `borrow_mut` of a `RefCell` gave: `slot` remembers the cell while it does. */
export type Guard = { local: Local; slot: number; isMutable: boolean }

/** What `break` and `continue` can aim at; of a block `continueTo` is missing. */
export type JumpTarget = { label?: string; breakTo: number; continueTo?: number }

/** The span for a panic: none in the text of the standard library, so that the call from the program is shown. */
export function spanIn(body: Body, span: Span): Span | undefined {
  return body.isOwnText ? span : undefined
}

/** What a round of a loop or a call with this many nodes counts. */
export function costOf(nodes: number): number {
  return Math.max(1, Math.ceil(nodes / 8))
}
