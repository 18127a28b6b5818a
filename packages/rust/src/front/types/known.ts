import { firstOf } from './firstOf'
import type { Adt, Field, FloatName, IntegerName, ScalarName, Type, TypeOf } from './type'

/** The type of something invalid that was reported; matches everything. */
export const ERROR: Type = { kind: 'error' }
/** `!`, the type of code that never returns. */
export const NEVER: Type = { kind: 'never' }
/** `()`. */
export const UNIT: Type = { kind: 'tuple', items: [] }

export const INTEGERS = [
  ...(['i8', 'i16', 'i32', 'i64', 'i128', 'isize'] as const),
  ...(['u8', 'u16', 'u32', 'u64', 'u128', 'usize'] as const),
]
export const FLOATS = ['f32', 'f64'] as const

const scalars: ReadonlyMap<string, Type> = new Map(
  [...INTEGERS, ...FLOATS, 'bool' as const, 'char' as const, 'str' as const].map((name) => [
    name,
    { kind: 'scalar', name },
  ]),
)

export function scalar(name: ScalarName): Type {
  return scalars.get(name)!
}

export function scalarNamed(name: string): Type | undefined {
  return scalars.get(name)
}

export const BOOL = scalar('bool')
export const CHAR = scalar('char')
export const STR = scalar('str')
export const I32 = scalar('i32')
export const U8 = scalar('u8')
export const F32 = scalar('f32')
export const F64 = scalar('f64')
export const USIZE = scalar('usize')

/** `&T`, or `&mut T`. */
export function reference(target: Type, isMutable = false, lifetime?: string): Type {
  return { kind: 'reference', isMutable, target, ...(lifetime !== undefined && { lifetime }) }
}

/** The type without the references that a pattern looks through. */
export function unpeeled(type: Type, references: number): Type {
  return references > 0 ? reference(unpeeled(type, references - 1)) : type
}

export const TEXT = reference(STR)

/** `(A, B)`; `UNIT` without items. */
export function tuple(items: readonly Type[]): Type {
  return items.length === 0 ? UNIT : { kind: 'tuple', items }
}

export function adtOf(adt: Adt, args: readonly Type[], lifetimes?: readonly string[]): Type {
  return { kind: 'adt', adt, args, ...(lifetimes && { lifetimes }) }
}

/** Whether the type is this scalar; a variable that may become it does not count. */
export function isScalar(type: Type, name: ScalarName): boolean {
  return type.kind === 'scalar' && type.name === name
}

/** Whether the type is this one of std. */
export function isStd(type: Type | undefined, name: string): type is TypeOf<'adt'> & { adt: { isOwn: false } } {
  return type?.kind === 'adt' && type.adt.name === name && !type.adt.isOwn
}

/** Whether nothing is known about an inferred type, not even that it is a number. */
export function isUnknown(type: Type): type is TypeOf<'variable'> & { variable: { kind: 'general' } } {
  return type.kind === 'variable' && type.variable.kind === 'general'
}

/** The fields of a struct; none for other types. */
export function structFields(type: Type): readonly Field[] {
  return type.kind === 'adt' && type.adt.kind === 'struct' ? type.adt.variants[0]!.fields : []
}

export function behindReferences(type: Type): Type {
  let target = type
  while (target.kind === 'reference') target = target.target
  return target
}

export function isUnit(type: Type): boolean {
  return type.kind === 'tuple' && type.items.length === 0
}

const integerNames: ReadonlySet<string> = new Set(INTEGERS)

export function isIntegerName(name: string): name is IntegerName {
  return integerNames.has(name)
}

export function isFloatName(name: string): name is FloatName {
  return name === 'f32' || name === 'f64'
}

export function isInteger(type: Type): boolean {
  return type.kind === 'scalar'
    ? isIntegerName(type.name)
    : type.kind === 'variable' && type.variable.kind === 'integer'
}

export function isFloat(type: Type): boolean {
  return type.kind === 'scalar' ? isFloatName(type.name) : type.kind === 'variable' && type.variable.kind === 'float'
}

/** Integers, floats, and their variables. */
export function isNumber(type: Type): boolean {
  return isInteger(type) || isFloat(type)
}

/** The range of an integer type; `usize` has 32 bits, as on the web. */
export function rangeOf(name: IntegerName): { min: bigint; max: bigint } {
  const bits = BigInt(Number(name.slice(1)) || 32)
  return name.startsWith('i')
    ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
    : { min: 0n, max: (1n << bits) - 1n }
}

/** Types of std that own memory. */
export const OWNERS = /^(Vec|Box|Rc|Arc|VecDeque|HashMap|HashSet|BTreeMap|BTreeSet|BinaryHeap|Weak|String)$/

const CELLS: readonly string[] = ['Cell', 'RefCell', 'OnceCell']

/** The cell with interior mutability inside a type, if any. */
export function cellIn(type: Type, around: readonly Adt[] = []): Type | undefined {
  const inside = (part: Type) => cellIn(part, around)
  switch (type.kind) {
    case 'tuple':
      return firstOf(type.items, inside)
    case 'array':
      return inside(type.item)
    case 'adt': {
      const { adt, args } = type
      if (!adt.isOwn && CELLS.includes(adt.name)) return type
      const fields = adt.isOwn && !around.includes(adt) ? adt.variants.flatMap(({ fields }) => fields) : []
      return firstOf(args, inside) ?? firstOf(fields, (field) => cellIn(field.type, [...around, adt]))
    }
    default:
      return undefined
  }
}
