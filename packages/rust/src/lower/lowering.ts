import type { Callee, Capture, Checked, Local } from '../front/checked/checked'
import type { Constant, FunctionItem, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Drops, Endings } from './needsDrop'
import type { Span } from '../front/source/span'
import type { Expr, Pattern } from '../front/tree/tree'

/** The program that is being made, and what its parts ask for. */
export type Lowering = {
  checked: Checked
  /** Whether something is written in TypeScript under this key. */
  isNative: (key: string) => boolean
  /** The number of a function with a body, for these type arguments. It is lowered later. */
  instance: (item: FunctionItem, args: readonly Type[]) => ir.FunctionId
  constant: (constant: Constant, args: readonly Type[]) => ir.ConstantId
  shape: (type: Type) => ir.ShapeId
  /** What a callee means, where it is called. */
  callee: (callee: Callee, site: CallSite) => ir.CalleeId
  addCallee: (callee: ir.Callee) => ir.CalleeId
  /** A function of no text, by a key of its own. */
  made: (key: string, make: () => ir.Function) => ir.FunctionId
  /** The methods that a type has behind `dyn`. */
  table: (type: Type, dyn: TypeOf<'dyn'>) => ir.TableId
  /** Missing where nothing can be told of the end of values: nothing is made for it then. */
  drops?: Drops
  /** The function that ends a value of the type. */
  glue: (type: Type) => ir.CalleeId
  /** Makes sure that values of two types can be compared by what the left one has written for the right one. */
  demand: (trait: 'PartialEq' | 'PartialOrd', left: Type, right: Type) => void
}

/** The place of a call: what a native is told about it. */
export type CallSite = {
  /** Missing in the text of the standard library. */
  at?: ir.At
  args: readonly Type[]
  result: Type
  /** In a macro: the names of its options, null for what stands in front of them. */
  options?: readonly (string | null)[]
  headedBy?: string
}

/** Ends the lowering of a function that cannot be run. */
export class LoweringError {
  constructor(readonly error: ir.RuntimeError) {}
}

/** Something that is declared and that nobody carries out. */
export function notSupported(key: string, at?: ir.At): LoweringError {
  return new LoweringError({ message: `\`${key}\` is not supported here`, reason: 'unsupported', at })
}

/** The site of a function that is not called where it is named: its own signature, for these type arguments. */
export function ownSite(checked: Checked, { item, args }: Callee): CallSite {
  const concrete = (type: Type) => checked.substitute(type, item.params, args)
  return { args: item.signature.params.map(concrete), result: concrete(item.signature.result) }
}

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
