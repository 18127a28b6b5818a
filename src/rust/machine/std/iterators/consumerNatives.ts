import { isStandard, type Shape } from '../../values/shape'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { readThrough } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { passOver, passOverBack } from './sequences'

/** A method of `Iterator` that asks for items; each is paid for. */
export function consumer(consume: (source: Sequence, call: NativeCall) => (...args: never[]) => Value): Native {
  return (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    const { budget } = call
    return (self: Value, ...args: Value[]) => {
      const source = iterate(readThrough(self))
      const paid: Sequence = {
        next: () => {
          budget.spend(1)
          return source.next()
        },
        nextBack: () => {
          budget.spend(1)
          return source.nextBack!()
        },
        left: () => source.left?.() ?? 0,
      }
      return (consume(paid, call) as Callable)(...args)
    }
  }
}

export const option = (item: Value) => (item === END ? none() : some(item))

export function fold(source: Sequence, initial: Value, f: Callable): Value {
  let result = initial
  for (let item = source.next(); item !== END; item = source.next()) result = f(result, item)
  return result
}

/** The first item for which the predicate holds. */
export function find(ask: () => Value, predicate: Callable): Value {
  for (let item = ask(); item !== END; item = ask()) if (predicate(item)) return item
  return END
}

/** Of equals the last is the greatest and the first the least. */
export function best(source: Sequence, isBetter: (item: Value, best: Value) => boolean): Value {
  const first = source.next()
  return option(first === END ? END : fold(source, first, (kept, item) => (isBetter(item, kept) ? item : kept)))
}

const extreme = (isMax: boolean): Native =>
  consumer((source, { traits, generic }) => {
    const compare = traits.compare(generic('T'))
    return () =>
      best(source, isMax ? (item, kept) => compare(item, kept) >= 0 : (item, kept) => compare(item, kept) < 0)
  })

const position = (source: Sequence, predicate: Callable): Value => {
  let count = -1
  const found = find(() => {
    count++
    return source.next()
  }, predicate)
  return found === END ? none() : some(count)
}

/** Goes on while what `f` gives holds a value: in `Some` or `Ok`, whose discriminants differ. */
function tryFold(source: Sequence, initial: Value, shape: Shape, f: (state: Value, item: Value) => Value): Value {
  const goesOn = isStandard(shape, 'Option') ? 1 : 0
  let state: Value[] = [goesOn, initial]
  for (let item = source.next(); item !== END; item = source.next()) {
    state = f(state[1], item) as Value[]
    if (state[0] !== goesOn) break
  }
  return state
}

/** Each key is asked for once. */
function bestByKey(source: Sequence, key: Callable, isBetter: (key: Value, best: Value) => boolean): Value {
  const keyed: Sequence = {
    next: () => {
      const item = source.next()
      return item === END ? END : [key(item), item]
    },
  }
  const found = best(keyed, (pair, kept) => isBetter((pair as Value[])[0], (kept as Value[])[0])) as Value[]
  return found[0] === 0 ? none() : some((found[1] as Value[])[1])
}

const extremeBy = (isMax: boolean): Native =>
  consumer(
    (source) => (compare: (a: Value, b: Value) => number) =>
      best(source, isMax ? (item, kept) => compare(kept, item) <= 0 : (item, kept) => compare(kept, item) > 0),
  )

const extremeByKey = (isMax: boolean): Native =>
  consumer((source, { traits, generic }) => {
    const compare = traits.compare(generic('B'))
    return (key: Callable) =>
      bestByKey(source, key, isMax ? (a, kept) => compare(a, kept) >= 0 : (a, kept) => compare(a, kept) < 0)
  })

/** Compares item by item until one side ends or the two differ. */
function compareSequences(left: Sequence, right: Sequence, compare: (a: Value, b: Value) => number | undefined) {
  for (;;) {
    const [a, b] = [left.next(), right.next()]
    if (a === END || b === END) return a === b ? 0 : a === END ? -1 : 1
    const order = compare(a, b)
    if (order !== 0) return order
  }
}

type Comparing<Answer> = (call: NativeCall) => (left: Sequence, right: Sequence) => Answer

const comparing = <Answer>(compare: Comparing<Answer>): Native =>
  consumer((source, call) => {
    const iterate = call.traits.iterate(call.generic('I'))
    const compareBoth = compare(call)
    return (other: Value) => compareBoth(source, iterate(other))
  })

const equalSequences: Comparing<boolean> = ({ traits, generic }) => {
  const equal = traits.equal(generic('T'))
  return (left, right) => compareSequences(left, right, (a, b) => (equal(a, b) ? 0 : undefined)) === 0
}

function positionFromBack(source: Sequence, predicate: Callable): Value {
  let count = source.left!()
  for (let item = source.nextBack!(); item !== END; item = source.nextBack!()) {
    count--
    if (predicate(item)) return some(count)
  }
  return none()
}

function isSorted(source: Sequence, compare: (a: Value, b: Value) => number | undefined): boolean {
  let previous = source.next()
  if (previous === END) return true
  for (let item = source.next(); item !== END; item = source.next()) {
    const order = compare(previous, item)
    if (order === undefined || order > 0) return false
    previous = item
  }
  return true
}

/** The methods of iterators that ask for all items. */
export const consumerNatives: Natives = {
  'Iterator::next': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => option(iterate(readThrough(self)).next())
  },
  'DoubleEndedIterator::next_back': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => option(iterate(readThrough(self)).nextBack!())
  },
  'ExactSizeIterator::len': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => iterate(self).left!()
  },
  'Iterator::count': consumer((source) => () => fold(source, 0, (count) => (count as number) + 1)),
  'Iterator::last': consumer((source) => () => option(fold(source, END, (_, item) => item))),
  'Iterator::nth': ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value, count: number) => {
      const source = iterate(readThrough(self))
      passOver(source, count, budget)
      return option(source.next())
    }
  },
  'Iterator::for_each': consumer((source) => (f: Callable) => {
    fold(source, undefined, (_, item) => f(item))
  }),
  'Iterator::fold': consumer((source) => (initial: Value, f: Callable) => fold(source, initial, f)),
  'Iterator::all': consumer(
    (source) => (f: Callable) =>
      find(
        () => source.next(),
        (item) => !f(item),
      ) === END,
  ),
  'Iterator::any': consumer((source) => (f: Callable) => find(() => source.next(), f) !== END),
  'Iterator::find': consumer((source) => (f: Callable) => option(find(() => source.next(), f))),
  'Iterator::position': consumer((source) => (f: Callable) => position(source, f)),
  'Iterator::max': extreme(true),
  'Iterator::min': extreme(false),
  'Iterator::size_hint': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => {
      const left = iterate(self).left?.()
      return [left ?? 0, left === undefined ? none() : some(left)]
    }
  },
  'DoubleEndedIterator::nth_back': ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value, count: number) => {
      const source = iterate(readThrough(self))
      passOverBack(source, count, budget)
      return option(source.nextBack!())
    }
  },
  'DoubleEndedIterator::rfold': consumer(
    (source) => (initial: Value, f: Callable) => fold({ next: () => source.nextBack!() }, initial, f),
  ),
  'Iterator::try_fold': consumer(
    (source, { generic }) =>
      (initial: Value, f: Callable) =>
        tryFold(source, initial, generic('R'), (state, item) => f(state, item)),
  ),
  'Iterator::try_for_each': consumer(
    (source, { generic }) =>
      (f: Callable) =>
        tryFold(source, undefined, generic('R'), (_, item) => f(item)),
  ),
  'Iterator::reduce': consumer((source) => (f: Callable) => {
    const first = source.next()
    return first === END ? none() : some(fold(source, first, f))
  }),
  'DoubleEndedIterator::rfind': consumer((source) => (f: Callable) => option(find(() => source.nextBack!(), f))),
  'Iterator::find_map': consumer((source) => (f: Callable) => {
    let found: Value = none()
    find(
      () => source.next(),
      (item) => ((found = f(item)) as Value[])[0] === 1,
    )
    return found
  }),
  'Iterator::rposition': consumer((source) => (f: Callable) => positionFromBack(source, f)),
  'Iterator::max_by': extremeBy(true),
  'Iterator::min_by': extremeBy(false),
  'Iterator::max_by_key': extremeByKey(true),
  'Iterator::min_by_key': extremeByKey(false),
  'Iterator::cmp': comparing(({ traits, generic }) => {
    const compare = traits.compare(generic('T'))
    return (left, right) => compareSequences(left, right, compare)
  }),
  'Iterator::partial_cmp': comparing(({ traits, generic }) => {
    const compare = traits.partialCompare(generic('T'))
    return (left, right) => {
      const order = compareSequences(left, right, compare)
      return order === undefined ? none() : some(order)
    }
  }),
  'Iterator::eq': comparing(equalSequences),
  'Iterator::ne': comparing((call) => {
    const equal = equalSequences(call)
    return (left, right) => !equal(left, right)
  }),
  'Iterator::is_sorted': consumer((source, { traits, generic }) => {
    const compare = traits.partialCompare(generic('T'))
    return () => isSorted(source, compare)
  }),
}
