import type { Callee } from '../checker/checked'
import { NOWHERE } from '../source/span'
import type { FunctionItem, Type, TypeOf } from '../types/type'
import { Dynamic } from '../values/dynamic'
import type { Native, NativeCall } from '../values/native'
import { Panic } from '../values/panic'
import { readThrough } from '../values/place'
import type { Callable, Value } from '../values/value'
import { construct } from './layout'
import { type CallSite, type Machine, ownSite } from './machine'
import { structuralMethod } from './structuralMethods'
import { typeKey } from './typeKey'

/** What a callee means, as a host function of its arguments, `self` first. */
export function callableOf(machine: Machine, callee: Callee, site: CallSite): Callable {
  const target = machine.checked.implementationOf(callee)
  if (target.kind === 'dynamic') return dynamicCall(target.item.name)
  if (target.kind === 'structural') return structural(machine, target.item, target.args, site)
  const { item, args, key, fallbackKey } = target
  if (item.constructs) return constructorOf(item.constructs)
  if (item.body) return machine.instance(item, args)
  if (item.node?.native) return stateMethod(machine, item.node.native, item)
  const native = machine.natives[key] ?? (fallbackKey ? machine.natives[fallbackKey] : undefined)
  return native ? nativeOf(machine, native, item, args, site) : structural(machine, item, args, site)
}

function structural(machine: Machine, item: FunctionItem, args: readonly Type[], site: CallSite): Callable {
  const trait = traitNameOf(item)
  const method = trait && structuralMethod(machine, trait, item.name, args)
  if (method) return method
  throw new Panic(`\`${item.key}\` is not supported here`, site.span, 'unsupported')
}

function traitNameOf({ owner }: FunctionItem): string | undefined {
  return owner?.kind === 'trait' ? owner.name : owner?.trait?.trait.name
}

/** `Some`, `Point`: a function that takes the fields. */
function constructorOf({ adt, variant }: NonNullable<FunctionItem['constructs']>): Callable {
  const make = construct(adt, variant)
  return (...fields) => make(fields)
}

/** `State::load` and `save`: what is kept is never the value that the program holds. */
function stateMethod(machine: Machine, name: 'load' | 'save', { owner }: FunctionItem): Callable {
  if (owner?.kind !== 'impl') throw new Error('a state is a struct')
  const { saved, traits } = machine
  const type = owner.self
  const key = typeKey(type)
  if (name === 'save') {
    return (state) => {
      saved.set(key, state)
      return true
    }
  }
  const clone = traits.clone(type)
  // The value behind the `=` of `init!` is the body of a function of its own, not of an impl of `Default`.
  const initial = machine.instance(owner.functions.get('default')!, [])
  return () => (saved.has(key) ? clone(saved.get(key)) : initial())
}

/** `Self`, or a parameter of the impl that leaves a method of its trait to a native. */
function ownerGeneric(
  { checked }: Machine,
  { owner, params }: Pick<FunctionItem, 'owner' | 'params'>,
  args: readonly Type[],
  name: string,
): Type | undefined {
  if (owner?.kind === 'impl') return name === 'Self' ? checked.substitute(owner.self, params, args) : undefined
  const [self] = args
  const impl = owner && self && checked.implOf(owner.name, self)
  return impl && matchType(impl.self, self, name)
}

/** What a native is told about the place that calls it. */
export function nativeOf(
  machine: Machine,
  native: Native,
  item: Pick<FunctionItem, 'key' | 'params' | 'owner'>,
  args: readonly Type[],
  site: CallSite,
): Callable {
  const { budget, traits } = machine
  const call: NativeCall = {
    key: item.key,
    span: site.span ?? NOWHERE,
    args: site.args,
    result: site.result,
    generic: (name) => {
      const type =
        args[item.params.findIndex((param) => param.name === name)] ?? ownerGeneric(machine, item, args, name)
      if (!type) throw new Error(`${item.key} has no parameter ${name}`)
      return type
    },
    options: site.options ?? [],
    headedBy: site.headedBy,
    budget,
    traits,
  }
  return native(call) as Callable
}

/** Looks for a method in the traits behind `dyn` and those that they demand, or in the one that is named. */
export function traitMethod(
  machine: Machine,
  type: Type,
  bounds: TypeOf<'dyn'>['bounds'],
  name: string,
  only: string | undefined,
): Callable {
  for (const { trait, args } of bounds) {
    const item = only === undefined || only === trait.name ? trait.functions.get(name) : undefined
    const types = [type, ...args.slice(1)]
    if (item) {
      const callee = { item, args: types }
      const callable = machine.callable(callee, ownSite(machine.checked, callee))
      const reads = item.signature.receiver !== 'mutable' && machine.traits.isPlain(type)
      return reads ? (self, ...values) => callable(readThrough(self), ...values) : callable
    }
    if (trait.supertraits.length > 0) {
      const inherited = traitMethod(machine, type, trait.supertraits, name, only)
      if (inherited !== missingMethod) return inherited
    }
  }
  return missingMethod
}

const missingMethod: Callable = () => undefined

/** Asks the value for the method that its type has. */
export function dynamicCall(name: string): Callable {
  return (self, ...values) => {
    const { value, method } = self as Dynamic
    return method(name)(value, ...values)
  }
}

/** A value behind `dyn Trait`, with the methods of the type that it has. */
export function dynamicOf(machine: Machine, type: Type, { bounds }: TypeOf<'dyn'>): (value: Value) => Dynamic {
  const methods = new Map<string, Callable>()
  const method = (name: string, trait?: string): Callable => {
    const key = `${trait}::${name}`
    const known = methods.get(key)
    if (known) return known
    const found = traitMethod(machine, type, bounds, name, trait)
    methods.set(key, found)
    return found
  }
  return (value) => new Dynamic(value, method)
}

/** What a parameter called `name` stands for when a type with parameters is another one: `T` of `Vec<T>` and `Vec<i32>`. */
export function matchType(pattern: Type, type: Type, name: string): Type | undefined {
  const all = (patterns: readonly Type[], types: readonly Type[]) => {
    for (const [i, part] of patterns.entries()) {
      const found = types[i] && matchType(part, types[i], name)
      if (found) return found
    }
    return undefined
  }
  if (pattern.kind === 'param') return pattern.param.name === name ? type : undefined
  if (pattern.kind === 'adt' && type.kind === 'adt') return all(pattern.args, type.args)
  if (pattern.kind === 'tuple' && type.kind === 'tuple') return all(pattern.items, type.items)
  if (pattern.kind === 'slice' && type.kind === 'slice') return matchType(pattern.item, type.item, name)
  if (pattern.kind === 'reference' && type.kind === 'reference') return matchType(pattern.target, type.target, name)
  if (pattern.kind === 'array' && type.kind === 'array') {
    return all([pattern.item, pattern.length], [type.item, type.length])
  }
  return undefined
}
