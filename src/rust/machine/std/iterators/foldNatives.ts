import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { readThrough } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import { isStandard, type Shape } from '../../values/shape'
import type { Callable, Value } from '../../values/value'
import { best, consumer, find, fold, option } from './consumerNatives'
import { passOverBack } from './sequences'

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

/** Methods of iterators that compare, fold and search all items. */
export const foldNatives: Natives = {
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
