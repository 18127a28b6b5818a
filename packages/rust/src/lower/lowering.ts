import type { Callee, Capture, Checked, Local } from '../front/checked/checked'
import type { Constant, FunctionItem, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Drops, DropScopes } from './needsDrop'
import type { Span } from '../front/source/span'
import type { Expr, Pattern } from '../front/tree/tree'

/** The program under construction, as this phase sees it. */
export type Lowering = {
  checked: Checked
  isNative: (key: string) => boolean
  /** The id of a function for concrete type arguments, which is lowered later. */
  instance: (item: FunctionItem, args: readonly Type[]) => ir.FunctionId
  constant: (constant: Constant, args: readonly Type[]) => ir.ConstantId
  shape: (type: Type) => ir.ShapeId
  callee: (callee: Callee, site: CallSite) => ir.CalleeId
  addCallee: (callee: ir.Callee) => ir.CalleeId
  made: (key: string, make: () => ir.Function) => ir.FunctionId
  table: (type: Type, dyn: TypeOf<'dyn'>) => ir.TableId
  /** Undefined if drops have no observable effect. */
  drops?: Drops
  glue: (type: Type) => ir.CalleeId
  /** Makes values of two types comparable by the left type's method. */
  demand: (trait: 'PartialEq' | 'PartialOrd', left: Type, right: Type) => void
}

export type CallSite = {
  /** Undefined in std. */
  at?: ir.At
  args: readonly Type[]
  result: Type
  /** Option names of a macro; null for the arguments before them. */
  options?: readonly (string | null)[]
  headedBy?: string
}

/** Thrown to abort the lowering of an unsupported function. */
export class LoweringError {
  constructor(readonly error: ir.RuntimeError) {}
}

export function notSupported(key: string, at?: ir.At): LoweringError {
  return new LoweringError({ message: `\`${key}\` is not supported here`, reason: 'unsupported', at })
}

/** A function used as a value has its own signature. */
export function ownSite(checked: Checked, { item, args }: Callee): CallSite {
  const concrete = (type: Type) => checked.substitute(type, item.params, args)
  return { args: item.signature.params.map(concrete), result: concrete(item.signature.result) }
}

/** A function or closure being lowered for concrete type arguments. */
export type Body = {
  lowering: Lowering
  checked: Checked
  frame: { size: number }
  /** Whether the body is in the program; std has no spans. */
  isOwnText: boolean
  /** Enclosing loops and labeled blocks, innermost last, with scope depths; blocks have no `continueTo`. */
  targets: { label?: string; breakTo: ir.Target; continueTo?: ir.Target; depth: number }[]
  /** Pending drops; undefined if they have no observable effect. */
  dropScopes?: DropScopes
  /** Number of nodes, from which costs are computed. */
  nodes: number
  typeOf: (node: Expr | Pattern) => Type
  adjustedTypeOf: (node: Expr) => Type
  fieldTypes: (type: TypeOf<'adt'>, variant: number) => readonly Type[]
  concrete: (type: Type) => Type
  newSlot: () => ir.Slot
  newTarget: () => ir.Target
  variable: (local: Local) => Located
  slotOf: (local: Local) => ir.Slot
  placeOf: (local: Local) => ir.Expr
  inside: (captures: readonly Capture[]) => Body
  callee: (callee: Callee, span: Span, argumentTypes: readonly Type[], result: Type) => ir.CalleeId
  shape: (type: Type) => ir.ShapeId
  /** The position of a panic; undefined in std, so that the caller's is used. */
  at: (span: Span) => { at?: ir.At }
}

export type Located = { type: Type; place: ir.Place }

export type ExprRead = Extract<ir.Expr, { op: 'read' }>

export function readSlot(slot: ir.Slot): ExprRead {
  return { op: 'read', place: { in: 'slot', slot, isPlain: false } }
}

/** The cost of an iteration or call with this many nodes. */
export function costOf(nodes: number): number {
  return Math.max(1, Math.ceil(nodes / 8))
}
