import type { Callee, Checked } from '../front/checker/checked'
import type { Constant, FunctionItem, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Drops } from './needsDrop'

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
export class LowerFault {
  constructor(readonly fault: ir.Fault) {}
}

/** Something that is declared and that nobody carries out. */
export function notSupported(key: string, at?: ir.At): LowerFault {
  return new LowerFault({ message: `\`${key}\` is not supported here`, reason: 'unsupported', at })
}

/** The site of a function that is not called where it is named: its own signature, for these type arguments. */
export function ownSite(checked: Checked, { item, args }: Callee): CallSite {
  const concrete = (type: Type) => checked.substitute(type, item.params, args)
  return { args: item.signature.params.map(concrete), result: concrete(item.signature.result) }
}
