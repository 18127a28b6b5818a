import { FORMATS } from '../../ir/traits'
import { isSome, type Callable, type Dynamic, type Option, type Value } from '../values/value'
import { Panic } from '../values/budget'
import { readThrough } from '../values/place'
import {
  isSequence,
  itemOrEnd,
  rangeSequence,
  UNKNOWN_SIZE,
  type RangeName,
  type Sequence,
  type SizeHint,
} from '../values/sequence'
import { isStandard, type Shape, type ShapeOf } from '../values/shape'
import { equality, ordering, targetOf, type Compare, type Equal } from './comparing'
import { copying, defaulting, type Copy } from './structure'
import type { Machine, ShapeFunctions } from './run'
import { structuralMethod } from './structuralMethods'
import type { Native, NativeCall } from '../values/native'

/** Creates each operation once. */
export function shapeFunctions(machine: Machine): ShapeFunctions {
  const { budget } = machine
  const own = (trait: string, name: string) => (self: Shape, other?: Shape) =>
    ownMethod(machine, trait, name, self, other)

  const equalTo = memoized((left: Shape, right: Shape): Equal =>
    equality(left, right, { budget, part: lazyPair((a, b) => equalTo(a, b)), own: own('PartialEq', 'eq') }),
  )
  const partialCompareTo = memoized((left: Shape, right: Shape): Compare =>
    ordering(left, right, {
      budget,
      part: lazyPair((a, b) => partialCompareTo(a, b)),
      own: (a, b) => {
        const partialCompare = own('PartialOrd', 'partial_cmp')(a, b)
        return partialCompare && ((left, right) => (partialCompare(left, right) as Option)[1])
      },
    }),
  )
  const compare = memoized((shape: Shape): Compare =>
    ordering(shape, shape, { budget, part: lazyPair((part) => compare(part)), own: (self) => own('Ord', 'cmp')(self) }),
  )
  const clone = memoized(
    (shape: Shape): Copy =>
      copying(shape, { budget, part: lazyCopy((part) => clone(part)), own: own('Clone', 'clone') }) ?? same,
  )
  const copy = memoized(
    (shape: Shape): Copy =>
      copying(shape, { budget, part: lazyCopy((part) => copy(part)), own: () => undefined }) ?? same,
  )
  const fallback = memoized((shape: Shape): (() => Value) =>
    defaulting(shape, { budget, part: (part) => () => fallback(part)(), own: own('Default', 'default') }),
  )
  return {
    method: (trait, name, self) =>
      ownMethod(machine, trait, name, self) ??
      (trait in FORMATS ? undefined : structuralMethod(machine, trait, name, [self])),
    clone,
    copy,
    equal: (shape) => equalTo(shape, shape),
    equalTo,
    compare: (shape) => compare(shape) as (left: Value, right: Value) => number,
    partialCompare: (shape) => partialCompareTo(shape, shape),
    partialCompareTo,
    fallback,
    iterate: memoized((shape: Shape) => iteration(machine, shape)),
  }
}

const same = (value: Value) => value

/** Recursive shapes get a placeholder until the function is known. */
function memoized<Shapes extends Shape[], Answer>(make: (...shapes: Shapes) => Answer): (...shapes: Shapes) => Answer {
  const answers = new Map<string, Answer>()
  return (...shapes) => {
    const key = shapes.map(({ id }) => id).join()
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = make(...shapes)
    answers.set(key, answer)
    return answer
  }
}

function lazyPair<Answer>(find: (left: Shape, right: Shape) => (left: Value, right: Value) => Answer) {
  return (left: Shape, right: Shape) => {
    let found: ((left: Value, right: Value) => Answer) | undefined
    return (a: Value, b: Value) => (found ??= find(left, right))(a, b)
  }
}

/** Copies a part, resolved lazily; undefined if the part is plain. */
function lazyCopy(find: (shape: Shape) => Copy) {
  return (shape: Shape): Copy | undefined => {
    if (shape.isPlain && shape.kind !== 'adt') return undefined
    let found: Copy | undefined
    return (value) => (found ??= find(shape))(value)
  }
}

function iteration(machine: Machine, shape: Shape): (value: Value) => Sequence {
  const range = shape.kind === 'reference' && shape.isMutable ? shape.target : shape
  if (isRange(range)) {
    const [item] = range.args
    return rangeSequence(range.name as RangeName, item?.kind === 'scalar' ? item.name : 'i32')
  }
  if (shape.kind === 'reference' && shape.isMutable && shape.target.isPlain) {
    const inner = iteration(machine, shape.target)
    return (value) => inner(readThrough(value))
  }
  if (isStandard(shape, 'Box') && shape.args[0]) return iteration(machine, shape.args[0])
  const next = ownStep(machine, shape, 'Iterator', 'next')
  if (next) {
    const back = ownStep(machine, shape, 'DoubleEndedIterator', 'next_back')
    const length = ownStep(machine, shape, 'ExactSizeIterator', 'len')
    const hint = ownStep(machine, shape, 'Iterator', 'size_hint')
    return (value) => ({
      next: () => itemOrEnd(next(value)),
      ...(back && { nextBack: () => itemOrEnd(back(value)) }),
      sizeHint: () => (hint ? hintOfOption(hint(value) as [number, Option]) : UNKNOWN_SIZE),
      ...((length ?? hint) && { left: () => (length ? length(value) : (hint!(value) as Value[])[0]) as number }),
    })
  }
  const into = machine.traits.method('IntoIterator', 'into_iter', shape)
  return (value) => {
    const given = into ? into(value) : value
    return isSequence(given) ? given : iterationOfResult(machine, shape)(given)
  }
}

function hintOfOption([least, greatest]: [number, Option]): SizeHint {
  return [least, isSome(greatest) ? (greatest[1] as number) : Infinity]
}

function iterationOfResult(machine: Machine, shape: Shape): (value: Value) => Sequence {
  const iterated = shape.kind === 'adt' || shape.kind === 'reference' ? shape.iterated : undefined
  if (iterated === undefined) throw new Panic('this iterator is not supported here', undefined, 'unsupported')
  return iteration(machine, machine.shapes[iterated]!)
}

function isRange(shape: Shape): shape is ShapeOf<'adt'> {
  return ['Range', 'RangeInclusive', 'RangeFrom'].some((name) => isStandard(shape, name))
}

/** A method of the program's iterators, also behind references. */
function ownStep(machine: Machine, shape: Shape, trait: string, name: string): Callable | undefined {
  const target = targetOf(shape)
  if (target) return ownStep(machine, target, trait, name)
  if (shape.kind === 'dyn') {
    return name.startsWith('next')
      ? (value) => (value as Dynamic).method(`${trait}::${name}`)((value as Dynamic).value)
      : undefined
  }
  return shape.kind === 'adt' && !shape.isStandard ? ownMethod(machine, trait, name, shape) : undefined
}

/** Undefined if structural. */
function ownMethod(
  machine: Machine,
  trait: string,
  name: string,
  self: Shape,
  other: Shape = self,
): Callable | undefined {
  const key = `${trait}::${name}`
  const methods = self.kind === 'adt' || self.kind === 'reference' ? self.methods : undefined
  const written = methods?.[other === self ? key : `${key}:${other.id}`]
  if (written !== undefined) return machine.callable(written)
  const head = headOf(self)
  if (head === undefined) return undefined
  const native = machine.natives[`<${head} as ${trait}>::${name}`] ?? machine.natives[key]
  return native && nativeMethod(machine, native, self)
}

/** Undefined without native trait methods. */
function headOf(self: Shape): string | undefined {
  switch (self.kind) {
    case 'adt':
      return self.isStandard ? self.name : undefined
    case 'reference':
      return self.isMutable ? '&mut' : '&'
    case 'array':
      return '[;]'
    case 'slice':
      return '[]'
    default:
      return undefined
  }
}

function nativeMethod({ budget, traits }: Machine, native: Native, self: Shape): Callable {
  const call: NativeCall = {
    args: [],
    result: self,
    generic: (name) => (name === 'Self' ? self : partNamed(self, name)),
    options: [],
    budget,
    traits,
  }
  return native(call) as Callable
}

function partNamed(self: Shape, name: string): Shape {
  if (self.kind === 'array' || self.kind === 'slice') return self.item
  const index = self.kind === 'adt' ? (self.params?.indexOf(name) ?? -1) : -1
  const part = self.kind === 'adt' ? self.args[index] : undefined
  if (!part) throw new Error(`there is no parameter ${name}`)
  return part
}
