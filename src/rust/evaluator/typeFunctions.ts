import type { ImplItem, ScalarName, Type, TypeOf } from '../types/type'
import type { Dynamic } from '../values/dynamic'
import { Panic } from '../values/panic'
import { readThrough } from '../values/place'
import { END, isSequence } from '../values/sequence'
import type { Sequence } from '../values/sequence'
import type { Option } from '../values/option'
import type { Callable, Value } from '../values/value'
import { equality, ordering } from './comparing'
import type { Compare, Equal } from './comparing'
import { copying } from './copying'
import type { Copy } from './copying'
import { defaulting } from './defaulting'
import { construct, isPlain, isStandard } from './layout'
import { ownSite } from './machine'
import type { Machine, TypeFunctions } from './machine'
import { rangeSequence } from '../values/rangeSequence'
import type { RangeName } from '../values/rangeSequence'
import { isFormatTrait, structuralMethod } from './structuralMethods'
import { typeKey } from './typeKey'

/** Makes what the types of a program can do, each function once per type. */
export function typeFunctions(machine: Machine): TypeFunctions {
  const { checked } = machine
  const fieldTypes = ({ adt, args }: TypeOf<'adt'>, variant: number) =>
    (adt.variants[variant]?.fields ?? []).map(({ type }) => checked.substitute(type, adt.params, args))
  const own = (trait: string, name: string) => (self: Type, other?: Type) =>
    ownMethod(machine, trait, name, self, other ? [other] : [])

  const equalTo = memoized((left: Type, right: Type): Equal =>
    equality(left, right, { part: lazyPair((a, b) => equalTo(a, b)), own: own('PartialEq', 'eq'), fieldTypes }),
  )
  const partialCompareTo = memoized((left: Type, right: Type): Compare =>
    ordering(left, right, {
      part: lazyPair((a, b) => partialCompareTo(a, b)),
      own: (a, b) => orderOfOption(own('PartialOrd', 'partial_cmp')(a, b)),
      fieldTypes,
    }),
  )
  const compare = memoized((type: Type): Compare =>
    ordering(type, type, {
      part: lazyPair((part) => compare(part)),
      own: (self) => own('Ord', 'cmp')(self),
      fieldTypes,
    }),
  )
  const clone = memoized((type: Type): Copy | undefined =>
    copying(type, {
      budget: machine.budget,
      part: lazyCopy((part) => clone(part)),
      own: own('Clone', 'clone'),
      fieldTypes,
    }),
  )
  const copy = memoized((type: Type): Copy | undefined =>
    copying(type, {
      budget: machine.budget,
      part: lazyCopy((part) => copy(part)),
      own: () => undefined,
      fieldTypes,
    }),
  )
  const fallback = memoized((type: Type): (() => Value) =>
    defaulting(type, {
      part: (part) => () => fallback(part)(),
      own: own('Default', 'default'),
      fieldTypes,
      construct: ({ adt }, variant) => construct(adt, variant),
    }),
  )
  const functions: TypeFunctions = {
    method: (trait, name, self, args = []) =>
      isFormatTrait(trait) ? ownMethod(machine, trait, name, self, args) : methodOf(machine, trait, name, self, args),
    clone: (type) => clone(type) ?? same,
    copy,
    equal: (type) => equalTo(type, type),
    equalTo,
    compare: (type) => compare(type) as (left: Value, right: Value) => number,
    partialCompare: (type) => partialCompareTo(type, type),
    partialCompareTo,
    fallback,
    iterate: memoized((type: Type) => iteration(machine, type)),
    isPlain,
  }
  return functions
}

const same = (value: Value) => value

/** Makes an answer once per list of types. A type that contains itself asks again while its answer is being made. */
function memoized<Types extends Type[], Answer>(make: (...types: Types) => Answer): (...types: Types) => Answer {
  const answers = new Map<string, Answer>()
  return (...types) => {
    const key = types.map(typeKey).join(' ')
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = make(...types)
    answers.set(key, answer)
    return answer
  }
}

function lazyPair<Answer>(find: (left: Type, right: Type) => (left: Value, right: Value) => Answer) {
  return (left: Type, right: Type) => {
    let found: ((left: Value, right: Value) => Answer) | undefined
    return (a: Value, b: Value) => (found ??= find(left, right))(a, b)
  }
}

/** The copy of a part: undefined at once where the part is plain, else found when it is first needed. */
function lazyCopy(find: (type: Type) => Copy | undefined) {
  return (type: Type): Copy | undefined => {
    if (isPlain(type) && !(type.kind === 'adt')) return undefined
    let found: Copy | undefined
    return (value) => (found ??= find(type) ?? same)(value)
  }
}

/** `Some(order)` as the order. */
function orderOfOption(partialCompare: Callable | undefined): Callable | undefined {
  return (
    partialCompare &&
    ((left, right) => {
      const [isSome, order] = partialCompare(left, right) as Option
      return isSome ? order : undefined
    })
  )
}

/** The implementation of a trait's method with a body or a native of its own; undefined where it goes by structure. */
function ownMethod(
  machine: Machine,
  trait: string,
  name: string,
  self: Type,
  args: readonly Type[],
): Callable | undefined {
  const impl = machine.checked.implOf(trait, self)
  const item = impl?.trait?.trait.functions.get(name)
  if (!impl || !item || impl.isDerived) return undefined
  const callee = { item, args: [self, ...otherArgs(impl, self, args)] }
  const target = machine.checked.implementationOf(callee)
  if (target.kind !== 'function') return undefined
  if (!target.item.body && !(target.key in machine.natives) && !(target.fallbackKey! in machine.natives)) {
    return undefined
  }
  return machine.callable(callee, ownSite(machine.checked, callee))
}

/** The arguments of the trait behind `Self`: as asked for, else those that the impl has. */
function otherArgs(impl: ImplItem, self: Type, args: readonly Type[]): readonly Type[] {
  if (args.length > 0) return args
  return (impl.trait?.args.slice(1) ?? []).map((arg) => (arg.kind === 'param' ? self : arg))
}

function methodOf(
  machine: Machine,
  trait: string,
  name: string,
  self: Type,
  args: readonly Type[],
): Callable | undefined {
  return ownMethod(machine, trait, name, self, args) ?? structuralMethod(machine, trait, name, [self, ...args])
}

/** `IntoIterator::into_iter` as a sequence. */
function iteration(machine: Machine, type: Type): (value: Value) => Sequence {
  const range = type.kind === 'reference' && type.isMutable ? type.target : type
  if (isRange(range)) return rangeSequence(range.adt.name as RangeName, stepOf(range))
  if (type.kind === 'reference' && type.isMutable && isPlain(type.target)) {
    const inner = iteration(machine, type.target)
    return (value) => inner(readThrough(value))
  }
  if (isStandard(type, 'Box') && type.args[0]) return iteration(machine, type.args[0])
  const next = ownNext(machine, type)
  if (next) return (value) => sequenceOf(() => next(value) as Option)
  const into = methodOf(machine, 'IntoIterator', 'into_iter', type, [])
  return (value) => {
    const given = into ? into(value) : value
    return isSequence(given) ? given : iterationOfResult(machine, type)(given)
  }
}

/** What an own `into_iter` gives is iterated by its own type. */
function iterationOfResult(machine: Machine, type: Type): (value: Value) => Sequence {
  const impl = machine.checked.implOf('IntoIterator', type)
  const result = impl?.types.get('IntoIter')?.type
  if (!impl || !result) throw new Error('nothing to iterate')
  const args = machine.checked.implementationOf({
    item: impl.trait!.trait.functions.get('into_iter')!,
    args: [type],
  }).args
  const source = machine.checked.substitute(result, impl.params, args)
  if (typeKey(source) === typeKey(type)) throw new Panic(NOT_ITERABLE, undefined, 'unsupported')
  return iteration(machine, source)
}

const NOT_ITERABLE = 'this iterator is not supported here'

function isRange(type: Type): type is TypeOf<'adt'> {
  return ['Range', 'RangeInclusive', 'RangeFrom'].some((name) => isStandard(type, name))
}

function stepOf({ args }: TypeOf<'adt'>): ScalarName {
  const [item] = args
  return item?.kind === 'scalar' ? item.name : 'i32'
}

/** `next` of an iterator of the program, behind references, too. */
function ownNext(machine: Machine, type: Type): Callable | undefined {
  if (type.kind === 'reference') return ownNext(machine, type.target)
  if (type.kind === 'dyn') return (value) => (value as Dynamic).method('next')((value as Dynamic).value)
  if (type.kind !== 'adt' || !type.adt.isOwn) return undefined
  return ownMethod(machine, 'Iterator', 'next', type, [])
}

/** An iterator of the program as the sequence that natives and loops know. */
function sequenceOf(next: () => Option): Sequence {
  return {
    next: () => {
      const [isSome, item] = next()
      return isSome ? item : END
    },
  }
}
