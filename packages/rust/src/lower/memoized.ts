import type { Checked, Target } from '../front/checked/checked'
import { tooDeep, type FunctionItem, type ImplItem, type Type } from '../front/types/type'
import { typesIn } from '../front/types/substitute'

export function memoizeQueries(checked: Checked): Checked {
  const targets: MemoByItem<FunctionItem, Target> = new Map()
  const impls = new Map<string, ImplItem | undefined>()
  const copies = new Map<string, boolean>()
  return {
    ...checked,
    substitute: (type, params, args) => (isConcrete(type) ? type : checked.substitute(type, params, args)),
    implementationOf: (callee) =>
      memoizeByItem(targets, callee.item, callee.args, () => checked.implementationOf(callee)),
    implOf: (trait, type, others = []) =>
      memoize(impls, [trait, typeKey(type), ...others.map(typeKey)].join(' '), () =>
        checked.implOf(trait, type, others),
      ),
    isCopy: (type: Type) => memoize(copies, typeKey(type), () => checked.isCopy(type)),
  }
}

/** Longer keys mean that types grow endlessly. */
const MAX_KEY_LENGTH = 10_000

export type MemoByItem<Item extends object, Thing> = Map<Item, Map<string, Thing>>

export function memoizeByItem<Item extends object, Thing>(
  made: MemoByItem<Item, Thing>,
  item: Item,
  args: readonly Type[],
  make: () => Thing,
): Thing {
  const key = typeKeys(args)
  if (key.length > MAX_KEY_LENGTH) tooDeep()
  const ofItem = memoize(made, item, () => new Map<string, Thing>())
  return memoize(ofItem, key, make)
}

export function memoize<Key, Thing>(answers: Answers<Key, Thing>, key: Key, make: () => Thing): Thing {
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as Thing
  const made = make()
  answers.set(key, made)
  return made
}

type Answers<Key, Thing> = {
  get: (key: Key) => Thing | undefined
  has: (key: Key) => boolean
  set: (key: Key, thing: Thing) => unknown
}

const identities = new WeakMap<object, number>()
let lastIdentity = 0

const identityOf = (object: object) => memoize(identities, object, () => ++lastIdentity)

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

export function typeKeys(types: readonly Type[]): string {
  return types.map(typeKey).join()
}

const concreteTypes = new WeakMap<Type, boolean>()

const OPEN: readonly Type['kind'][] = ['param', 'opaque', 'projection', 'dyn', 'variable', 'error']

/** Whether it contains no parameters, `impl Trait` or associated types. */
function isConcrete(type: Type): boolean {
  return memoize(concreteTypes, type, () => !OPEN.includes(type.kind) && typesIn(type).every(isConcrete))
}
