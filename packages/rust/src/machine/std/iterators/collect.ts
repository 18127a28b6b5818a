import type { Budget } from '../../values/budget'
import { err, none, ok, some, type Callable, type Value } from '../../values/value'
import type { AdtShape, Shape } from '../../values/shape'
import { END, type Sequence } from '../../values/sequence'
import type { Setting } from '../../values/native'

/** `FromIterator::from_iter`. */
export function collecting(shape: Shape, setting: Setting): (items: Sequence) => Value {
  const { traits, budget } = setting
  if (shape.kind === 'adt' && shape.isStandard) {
    const [first] = shape.args
    switch (shape.name) {
      case 'Vec':
      case 'VecDeque':
        return (items) => listOf(items, budget)
      case 'String':
        return (items) => textOf(items, budget)
      case 'Box':
        if (first?.kind === 'slice') return (items) => listOf(items, budget)
        return first ? collecting(first, setting) : () => ''
      case 'Option':
        return untilFailure(collecting(first!, setting), 0)
      case 'Result':
        return untilFailure(collecting(first!, setting), 1)
      default: {
        const kind = collections.get(shape.name)
        if (!kind) break
        const make = kind.begin(shape, setting)
        const extend = kind.extend(budget)
        return (items) => extend(make(), items)
      }
    }
  }
  if (shape.kind === 'tuple' && shape.items.length === 0) {
    return (items) => {
      while (items.next() !== END) budget.spend(1)
    }
  }
  return traits.method('FromIterator', 'from_iter', shape) as Callable
}

/** Returns the collection or the new text. Borrowed items are copied. */
export function extending(shape: Shape, isBorrowed: boolean, { traits, budget }: Setting): Extend {
  const name = shape.kind === 'adt' ? shape.name : ''
  if (name === 'String') return (text, items) => (text as string) + textOf(items, budget)
  const kind = collections.get(name)
  if (kind) return kind.extend(budget)
  const clone = isBorrowed && shape.kind === 'adt' && shape.args[0] ? traits.clone(shape.args[0]) : undefined
  return (list, items) => {
    for (const item of listOf(items, budget)) (list as Value[]).push(clone ? clone(item) : item)
    return list
  }
}

function textOf(items: Sequence, budget: Budget): string {
  let text = ''
  for (let item = items.next(); item !== END; item = items.next()) {
    const part = typeof item === 'number' ? String.fromCodePoint(item) : (item as string)
    budget.allocate(part.length)
    budget.spend(1)
    text += part
  }
  return text
}

/** `failure` is the discriminant of the first failure, which ends the collection. */
export function untilFailure(take: (items: Sequence) => Value, failure: 0 | 1): (items: Sequence) => Value {
  return (items) => {
    let failed: Value[] | undefined
    const taken = take({
      next: () => {
        const item = items.next() as Value[] | typeof END
        if (item === END) return END
        if (item[0] !== failure) return item[1]
        failed = item
        return END
      },
    })
    if (failed) return failure === 0 ? none() : err(failed[1])
    return failure === 0 ? some(taken) : ok(taken)
  }
}

export type CollectionKind = {
  begin: (shape: AdtShape, setting: Setting) => () => Value
  extend: (budget: Budget) => Extend
  owned: (budget: Budget, clone: (item: Value) => Value) => (collection: never) => Sequence
  /** `into_iter` of a borrowed collection; `isPlain`: whether `&mut` of a type argument is a place. */
  borrowed: (budget: Budget, isPlain: (argument: number) => boolean) => (collection: never) => Sequence
}

/** Collections except lists and text, by type name; `collectionKinds` registers them. */
export const collections = new Map<string, CollectionKind>()

type Extend = (collection: Value, items: Sequence) => Value

export function listOf(items: Sequence, budget: Budget): Value[] {
  const list: Value[] = []
  for (let item = items.next(); item !== END; item = items.next()) {
    budget.allocate(1)
    budget.spend(1)
    list.push(item)
  }
  return list
}
