import type { ScalarName } from '../../ir/program'
import type { Block, ConstItem, Expr, FnItem, Generics, Item, Visibility } from '../tree/tree'

export type { FloatName, IntegerName, ScalarName } from '../../ir/program'

/** A type as the checker knows it, its names resolved. */
export type Type =
  | { kind: 'scalar'; name: ScalarName }
  | { kind: 'never' }
  | { kind: 'tuple'; items: readonly Type[] }
  /** The length is of kind `length` in a finished program. */
  | { kind: 'array'; item: Type; length: Type }
  | { kind: 'length'; value: number }
  /** The argument of a `const N: u8`, as the machine holds it; two are the same if their texts are. */
  | { kind: 'constant'; value: number | bigint | boolean; text: string }
  | { kind: 'slice'; item: Type }
  /** Lifetimes stand in types that are written, as they are written; nothing but the borrow checker looks at them. */
  | { kind: 'reference'; isMutable: boolean; target: Type; lifetime?: string }
  /** A struct or enum, those of the standard library (`Vec`, `String`, `Option`, `Range`) and the host's among them. */
  | { kind: 'adt'; adt: Adt; args: readonly Type[]; lifetimes?: readonly string[] }
  /** A type parameter inside generic code: lowering substitutes it. */
  | { kind: 'param'; param: Param; lifetime?: string }
  /** `fn(i32) -> i32`. */
  | { kind: 'function'; params: readonly Type[]; result: Type }
  /** The own type of a function or constructor that is named as a value. */
  | { kind: 'functionItem'; item: FunctionItem; args: readonly Type[] }
  | { kind: 'closure'; closure: Closure; args: readonly Type[] }
  | { kind: 'dyn'; bounds: readonly Bound[]; lifetime?: string }
  /** `impl Trait` as a result: known to callers by its traits, to lowering by `hidden`. */
  | { kind: 'opaque'; opaque: Opaque; args: readonly Type[]; lifetime?: string }
  /** `<T as Trait>::Name` of a type parameter; `args[0]` is `T`. */
  | { kind: 'projection'; trait: TraitItem; args: readonly Type[]; name: string }
  /** An unknown of inference: none is left in a checked program. */
  | { kind: 'variable'; variable: Variable }
  /** Where a diagnostic was given. It fits everything. */
  | { kind: 'error' }

/** The types of one kind. */
export type TypeOf<Kind extends Type['kind']> = Extract<Type, { kind: Kind }>

/** A type parameter, compared by identity. `Self` of a trait is one, too. */
export type Param = {
  name: string
  /** Is a constant of this type: `const N: usize`. */
  isConst?: boolean
  constType?: Type
  /** Stands for one of these scalars: a group of std's text, `impl Int { … }`. */
  group?: readonly string[]
  /** Is the anonymous parameter of an argument `impl Trait`. */
  isAnonymous?: boolean
  /** The type that stands for it when none is given: `struct Add<Rhs = Self>`. */
  fallback?: Type
}

/** An unknown of inference; that of a literal stands for numbers of its kind only. */
export type Variable = {
  id: number
  kind: 'general' | 'integer' | 'float'
  bound?: Type
  /** Is the value of code that never ends: becomes `()` when nothing else is known. */
  diverges?: boolean
}

/** A trait and what is known about it: `args[0]` implements it, `bindings` are its associated types (`Item = i32`). */
export type Bound = {
  trait: TraitItem
  args: readonly Type[]
  bindings: readonly { name: string; type: Type }[]
}

/** One closure expression. In generic code its type speaks of `generics`, in the order of the `args` of its uses. */
export type Closure = {
  id: number
  params: readonly Type[]
  result: Type
  /** The most that it allows: `Fn` can be called by everyone. */
  call: 'Fn' | 'FnMut' | 'FnOnce'
  /** Whether all that it captures is `Copy`, `Clone`. */
  isCopy: boolean
  isClone: boolean
  generics: readonly Param[]
}

/** One `impl Trait` that a function gives back: one object for each place where it is written. */
export type Opaque = {
  bounds: readonly Bound[]
  generics: readonly Param[]
  /** What the body gives, in terms of `generics`. */
  hidden?: Type
  /** The function of a trait that promises it: impls give their own. */
  promise?: { trait: TraitItem; name: string }
}

/** A struct or enum: one object per declaration, compared by identity. */
export type Adt = {
  /** `Vec`, `Point`: as it is written in the declaration. */
  name: string
  kind: 'struct' | 'enum'
  lifetimes: readonly string[]
  params: readonly Param[]
  /** Stands in the program, not in the declarations. */
  isOwn: boolean
  /** What its parameters have to be. */
  readonly where: readonly Bound[]
  /** A struct has one, with its own name. */
  readonly variants: readonly Variant[]
  /** Its `#[derive(…)]`, those of a state's types among them. */
  derives: ReadonlySet<string>
  node?: Item
}

/** One form of an enum, or the only one of a struct. */
export type Variant = {
  name: string
  index: number
  /** What a cast of an enum without payload gives. */
  readonly discriminant: bigint
  shape: 'unit' | 'tuple' | 'named'
  /** Fields of a tuple shape are called `0`, `1` … */
  fields: readonly Field[]
  /** Calling `Some` is calling a function. */
  make?: FunctionItem
}

/** A field of a struct or variant. */
export type Field = Visibility & { name: string; type: Type }

/** A function, method or constructor. */
export type FunctionItem = {
  name: string
  /**
   * What a native is registered under. Of inherent methods `Vec::push`, of free functions the path without its crate
   * (`mem::swap`, `camera::set_xy`, `clear`), of trait methods with or without default `Iterator::map`, of methods in
   * an impl of a trait `<Vec as Clone>::clone` (the type without its arguments; `&`, `&mut`, `[]`, `[;]`, `()` for types
   * without a name). Types of a family: `Int::abs`, `<Int as Display>::fmt`.
   */
  key: string
  /** All type parameters in the order of the arguments of a callee: of the impl or trait (`Self` first), then its own. */
  readonly params: readonly Param[]
  readonly signature: Signature
  /** A method of a trait that need not be written in an impl. */
  hasDefault: boolean
  owner?: ImplItem | TraitItem
  /** The variant that it makes. */
  constructs?: { adt: Adt; variant: number }
  /** The declaration; without body it is native (or a trait's demand). */
  node?: FnItem
  /** What runs: the body of `node`, of a frame. */
  body?: Block
  isOwn: boolean
}

/** What a function takes, gives and demands. */
export type Signature = {
  /** A method, and how it takes `self`, which is `params[0]`. */
  receiver?: 'value' | 'shared' | 'mutable'
  names: readonly string[]
  params: readonly Type[]
  result: Type
  readonly where: readonly Bound[]
}

/** A trait: one object for each declaration. */
export type TraitItem = {
  kind: 'trait'
  name: string
  /** `Self` first. */
  params: readonly Param[]
  /** What an implementing type has to be besides: `trait Ord: Eq + PartialOrd`. Speaks of `params`. */
  readonly supertraits: readonly Bound[]
  /** Whether what has it holds no borrow: `trait Name: 'static`. */
  isLasting?: boolean | undefined
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, AssociatedType>
  consts: ReadonlyMap<string, Constant>
  isOwn: boolean
}

type AssociatedType = { name: string; readonly bounds: readonly Bound[] }

/** An impl, written or derived. */
export type ImplItem = {
  kind: 'impl'
  params: readonly Param[]
  readonly self: Type
  /** `args[0]` is `self`. */
  readonly trait?: Bound
  readonly where: readonly Bound[]
  /** What is written of its parameters and lifetimes. */
  generics?: Generics
  functions: ReadonlyMap<string, FunctionItem>
  types: ReadonlyMap<string, { readonly type: Type }>
  consts: ReadonlyMap<string, Constant>
  /** Comes from `#[derive(…)]`: compare, clone, print by structure. */
  isDerived: boolean
  isOwn: boolean
}

/** `const LIMIT: u32 = 5`, at the top, in a block, in an impl or a trait. */
export type Constant = {
  name: string
  /** `f32::consts::PI`, `Int::MAX`, and `main::LIMIT` for those of the program. */
  key: string
  params: readonly Param[]
  readonly type: Type
  owner?: ImplItem | TraitItem
  /** Its declaration in the program. */
  node?: ConstItem
  /** Missing where a native gives the value, and in traits. */
  value?: Expr
  isStatic: boolean
  isOwn: boolean
}

/** Ends a check that would take too long or go too deep; the checker turns it into a diagnostic. */
export class CheckLimit extends Error {}

/** Gives the check up where types are nested too deeply to go on. */
export function tooDeep(): never {
  throw new CheckLimit('type nested too deeply')
}

/** What is known without an impl: it holds if `parts` hold, with these associated types and arguments. */
export type BuiltIn = {
  parts: readonly Bound[]
  bindings?: Readonly<Record<string, Type>>
  equal?: readonly [Type, Type][]
}

export type Question = { trait: TraitItem; self: Type; other: Type; fresh: () => Type; shallow: (type: Type) => Type }

/** It holds, whatever else does. */
export const HOLDS: BuiltIn = { parts: [] }

/** The rules of the traits that a host hands in, by their names. */
export type HostRules = Readonly<Record<string, { rule: Rule }>>

/** What is known of a trait without impls. */
export type Rule = (question: Question) => BuiltIn | 'no' | 'maybe' | undefined
