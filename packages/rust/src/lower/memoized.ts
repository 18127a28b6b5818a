import type { Checked, Target } from '../front/checked/checked'
import { tooDeep } from '../front/types/type'
import type { FunctionItem, ImplItem, Type } from '../front/types/type'
import { typesIn } from '../front/types/substitute'

/** The tables of the checker, which are asked only once for the same thing. */
export function remembering(checked: Checked): Checked {
  const targets: Made<FunctionItem, Target> = new Map()
  const impls = new Map<string, ImplItem | undefined>()
  const copies = new Map<string, boolean>()
  return {
    ...checked,
    substitute: (type, params, args) => (isConcrete(type) ? type : checked.substitute(type, params, args)),
    implementationOf: (callee) => once(targets, callee.item, callee.args, () => checked.implementationOf(callee)),
    implOf: (trait, type, others = []) =>
      remembered(impls, [trait, typeKey(type), ...others.map(typeKey)].join(' '), () =>
        checked.implOf(trait, type, others),
      ),
    isCopy: (type: Type) => remembered(copies, typeKey(type), () => checked.isCopy(type)),
  }
}

/** What is as long names types that grow without end: a generic function that calls itself with ever larger ones. */
const LONGEST_KEY = 10_000

/** What has been made for items, by their type arguments. */
export type Made<Item extends object, Thing> = Map<Item, Map<string, Thing>>

/** What is made for an item and its type arguments, made once. */
export function once<Item extends object, Thing>(
  made: Made<Item, Thing>,
  item: Item,
  args: readonly Type[],
  make: () => Thing,
): Thing {
  const key = typeKeys(args)
  if (key.length > LONGEST_KEY) tooDeep()
  return remembered(
    remembered(made, item, () => new Map<string, Thing>()),
    key,
    make,
  )
}

/** What is made for a key, made once. */
export function remembered<Key, Thing>(answers: Answers<Key, Thing>, key: Key, make: () => Thing): Thing {
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as Thing
  const made = make()
  answers.set(key, made)
  return made
}

/** A map, weak or not. */
type Answers<Key, Thing> = {
  get: (key: Key) => Thing | undefined
  has: (key: Key) => boolean
  set: (key: Key, thing: Thing) => unknown
}

const identities = new WeakMap<object, number>()
let lastIdentity = 0

const identityOf = (object: object) => remembered(identities, object, () => ++lastIdentity)

/** A text that two types share exactly if they are the same. */
export function typeKey(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return type.name
    case 'tuple':
      return `(${type.items.map(typeKey).join()})`
    case 'array':
      return `[${typeKey(type.item)};${typeKey(type.length)}]`
    case 'length':
      return String(type.value)
    case 'constant':
      return type.text
    case 'slice':
      return `[${typeKey(type.item)}]`
    case 'reference':
      return `${type.isMutable ? '&mut ' : '&'}${typeKey(type.target)}`
    case 'adt':
      return `${identityOf(type.adt)}<${type.args.map(typeKey).join()}>`
    case 'function':
      return `fn(${type.params.map(typeKey).join()})${typeKey(type.result)}`
    case 'functionItem':
      return `item ${identityOf(type.item)}<${type.args.map(typeKey).join()}>`
    case 'closure':
      return `closure ${identityOf(type.closure)}<${type.args.map(typeKey).join()}>`
    case 'opaque':
      return `impl ${identityOf(type.opaque)}<${type.args.map(typeKey).join()}>`
    case 'dyn':
      return `dyn ${type.bounds.map(({ trait, args }) => `${identityOf(trait)}<${args.slice(1).map(typeKey).join()}>`).join('+')}`
    case 'param':
      return `param ${identityOf(type.param)}`
    case 'projection':
      return `${type.args.map(typeKey).join()}::${identityOf(type.trait)}::${type.name}`
    case 'variable':
      return `?${type.variable.id}`
    default:
      return type.kind
  }
}

/** The keys of several types in one text. */
export function typeKeys(types: readonly Type[]): string {
  return types.map(typeKey).join()
}

const concreteTypes = new WeakMap<Type, boolean>()

const OPEN: readonly Type['kind'][] = ['param', 'opaque', 'projection', 'dyn', 'variable', 'error']

/** Whether nothing in the type has to be looked up: no parameter, no `impl Trait`, no associated type. */
function isConcrete(type: Type): boolean {
  return remembered(concreteTypes, type, () => !OPEN.includes(type.kind) && typesIn(type).every(isConcrete))
}
