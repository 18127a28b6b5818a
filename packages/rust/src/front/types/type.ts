import type { ScalarName } from '../../ir/program'
import type { Block, ConstItem, Expr, FnItem, Generics, Item, TraitItem as TraitNode, Visibility } from '../tree/tree'

export type { FloatName, IntegerName, ScalarName } from '../../ir/program'

export type Type =
  | { kind: 'scalar'; name: ScalarName }
  | { kind: 'never' }
  | { kind: 'tuple'; items: readonly Type[] }
  /** The length has the kind `length` after checking. */
  | { kind: 'array'; item: Type; length: Type }
  | { kind: 'length'; value: number }
  /** A const argument in the machine's representation; two are equal if their texts are. */
  | { kind: 'constant'; value: number | bigint | boolean; text: string }
  | { kind: 'slice'; item: Type }
  /** Lifetimes are as written; only the borrow checker uses them. */
  | { kind: 'reference'; isMutable: boolean; target: Type; lifetime?: string }
  /** A struct or enum of the program, std or the host. */
  | { kind: 'adt'; adt: Adt; args: readonly Type[]; lifetimes?: readonly string[] }
  /** A type parameter, which lowering substitutes. */
  | { kind: 'param'; param: Param; lifetime?: string }
  /** `fn(i32) -> i32`. */
  | { kind: 'function'; params: readonly Type[]; result: Type }
  /** The unique type of a function or constructor. */
  | { kind: 'functionItem'; item: FunctionItem; args: readonly Type[] }
  | { kind: 'closure'; closure: Closure; args: readonly Type[] }
  | { kind: 'dyn'; bounds: readonly Bound[]; lifetime?: string }
  /** `impl Trait` as a result: bounds for callers, `hidden` for lowering. */
  | { kind: 'opaque'; opaque: Opaque; args: readonly Type[]; lifetime?: string }
  /** `<T as Trait>::Name`; `args[0]` is `T`. */
  | { kind: 'projection'; trait: TraitItem; args: readonly Type[]; name: string }
  /** An inference variable; none are left after checking. */
  | { kind: 'variable'; variable: Variable }
  /** Something invalid that was reported; matches everything. */
  | { kind: 'error' }

export type TypeOf<Kind extends Type['kind']> = Extract<Type, { kind: Kind }>

/** A type parameter, compared by identity, including `Self` of a trait. */
export type Param = {
  name: string
  /** `const N: usize`. */
  isConst?: boolean
  constType?: Type
  /** A scalar group of std's text: `impl Int { … }`. */
  group?: readonly string[]
  /** The implicit parameter of an `impl Trait` argument. */
  isAnonymous?: boolean
  /** The default: `struct Add<Rhs = Self>`. */
  fallback?: Type
}

/** An inference variable; that of a literal is limited to numbers. */
export type Variable = {
  id: number
  kind: 'general' | 'integer' | 'float'
  bound?: Type
  /** Whether it is the value of diverging code, `()` by default. */
  diverges?: boolean
}

/** A trait bound: `args[0]` is the type, `bindings` are associated types (`Item = i32`). */
export type Bound = {
  trait: TraitItem
  args: readonly Type[]
  bindings: readonly { name: string; type: Type }[]
}

/** A closure expression. In generic code, its type uses `generics`, in the order of `args`. */
export type Closure = {
  id: number
  params: readonly Type[]
  result: Type
  call: 'Fn' | 'FnMut' | 'FnOnce'
  /** Whether all captures are `Copy`, `Clone`. */
  isCopy: boolean
  isClone: boolean
  generics: readonly Param[]
}

/** The `impl Trait` of a result, one object per occurrence. */
export type Opaque = {
  bounds: readonly Bound[]
  generics: readonly Param[]
  /** The concrete type, in terms of `generics`. */
  hidden?: Type
  /** The trait function that declares it; each impl has its own. */
  promise?: { trait: TraitItem; name: string }
}

/** A struct or enum, compared by identity. */
export type Adt = {
  /** As declared: `Vec`, `Point`. */
  name: string
  kind: 'struct' | 'enum'
  lifetimes: readonly string[]
  params: readonly Param[]
  /** Whether the program declares it. */
  isOwn: boolean
  readonly where: readonly Bound[]
  /** A struct has one, with its own name. */
  readonly variants: readonly Variant[]
  /** The traits that are derived, also for types of a state. */
  derives: ReadonlySet<string>
  node?: Item
}

/** A variant of an enum, or the only one of a struct. */
export type Variant = {
  name: string
  index: number
  /** The value of a cast. */
  readonly discriminant: bigint
  shape: 'unit' | 'tuple' | 'named'
  /** Tuple fields are `0`, `1` … */
  fields: readonly Field[]
  make?: FunctionItem
}

export type Field = Visibility & { name: string; type: Type }

export type FunctionItem = {
  name: string
  /**
   * Key of a native: `Vec::push` for inherent methods, the path without crate for functions (`mem::swap`,
   * `camera::set_xy`, `clear`), `Iterator::map` for trait methods, `<Vec as Clone>::clone` for impl methods (types
   * without arguments; `&`, `&mut`, `[]`, `[;]`, `()` for unnamed ones). Groups: `Int::abs`, `<Int as Display>::fmt`.
   */
  key: string
  /** Type parameters in the order of a callee's arguments: impl or trait (`Self` first), then own. */
  readonly params: readonly Param[]
  readonly signature: Signature
  /** Whether it is a trait method with a default body. */
  hasDefault: boolean
  owner?: ImplItem | TraitItem
  constructs?: { adt: Adt; variant: number }
  /** The declaration; without a body, it is native or required. */
  node?: FnItem
  /** The code: the body of `node` or of a frame. */
  body?: Block
  isOwn: boolean
}

export type Signature = {
  /** How a method takes `self`, which is `params[0]`. */
  receiver?: 'value' | 'shared' | 'mutable'
  names: readonly string[]
  params: readonly Type[]
  result: Type
  readonly where: readonly Bound[]
}

export type TraitItem = {
  kind: 'trait'
  name: string
  /** `Self` first. */
  params: readonly Param[]
  /** Supertraits in terms of `params`: `trait Ord: Eq + PartialOrd`. */
  readonly supertraits: readonly Bound[]
  /** `trait Name: 'static`. */
  isStatic?: boolean | undefined
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, { name: string; readonly bounds: readonly Bound[] }>
  consts: ReadonlyMap<string, Constant>
  isOwn: boolean
  node: TraitNode
}

export type ImplItem = {
  kind: 'impl'
  params: readonly Param[]
  readonly self: Type
  /** `args[0]` is `self`. */
  readonly trait?: Bound
  readonly where: readonly Bound[]
  generics?: Generics
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, { readonly type: Type }>
  consts: ReadonlyMap<string, Constant>
  /** Whether it is from `#[derive(…)]` and therefore implemented by structure. */
  isDerived: boolean
  isOwn: boolean
}

/** A constant at top level or in a block, impl or trait. */
export type Constant = {
  name: string
  /** `f32::consts::PI`, `Int::MAX`, or `main::LIMIT` in a program. */
  key: string
  params: readonly Param[]
  readonly type: Type
  owner?: ImplItem | TraitItem
  node?: ConstItem
  /** Undefined for natives and in traits. */
  value?: Expr
  isStatic: boolean
  isOwn: boolean
}

/** Thrown when a check exceeds its limits; reported as a diagnostic. */
export class CheckLimit extends Error {}

export function tooDeep(): never {
  throw new CheckLimit('type nested too deeply')
}

/** A built-in impl, which applies if `parts` hold, with these bindings. */
export type BuiltIn = {
  parts: readonly Bound[]
  bindings?: Readonly<Record<string, Type>>
  equal?: readonly [Type, Type][]
}

export type Question = { trait: TraitItem; self: Type; other: Type; fresh: () => Type; shallow: (type: Type) => Type }

/** Applies unconditionally. */
export const HOLDS: BuiltIn = { parts: [] }

export type HostRules = Readonly<Record<string, { rule: Rule }>>

export type Rule = (question: Question) => BuiltIn | 'no' | 'maybe' | undefined
