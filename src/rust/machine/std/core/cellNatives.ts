import { DebugParts } from '../../format/debugParts'
import { lazyShow } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some } from '../../values/option'
import { Place } from '../../values/place'
import { checkBorrow } from '../../values/refCell'
import type { RefCellValue } from '../../values/refCell'
import type { Value } from '../../values/value'

/** `Rc`, `Cell`, `RefCell` and what they lend: the value is item 0. */
type Holder = [value: Value]

const isPlain = ({ traits, generic }: NativeCall) => traits.isPlain(generic('T'))

/** `&mut` of what is held. */
const lent = (holder: Holder, plain: boolean): Value => (plain ? new Place(holder, 0) : holder[0])

const making: Native =
  () =>
  (value: Value): Holder => [value]
const given: Native =
  () =>
  ([value]: Holder) =>
    value

/** Puts a value in and gives the one that was there. */
function replace(holder: Holder, value: Value): Value {
  const previous = holder[0]
  holder[0] = value
  return previous
}

const defaultOf = ({ traits, generic }: NativeCall) => traits.method('Default', 'default', generic('T'))!

const lending: Native = (call) => {
  const plain = isPlain(call)
  return (holder: Holder) => lent(holder, plain)
}

const taking: Native = (call) => {
  const make = defaultOf(call)
  return (holder: Holder) => replace(holder, make())
}

const makingDefault: Native = (call) => {
  const make = defaultOf(call)
  return (): Holder => [make()]
}

const cloning: Native = ({ traits, generic }) => {
  const clone = traits.clone(generic('T'))
  return ([value]: Holder): Holder => [clone(value)]
}

const comparing =
  (ask: (call: NativeCall) => (left: Value, right: Value) => Value): Native =>
  (call) => {
    const compare = ask(call)
    return ([left]: Holder, [right]: Holder) => compare(left, right)
  }

const equality = comparing(({ traits, generic }) => traits.equal(generic('T')))
const ordering = comparing(({ traits, generic }) => traits.compare(generic('T')))
const partialOrdering = comparing(({ traits, generic }) => {
  const compare = traits.partialCompare(generic('T'))
  return (left, right) => {
    const order = compare(left, right)
    return order === undefined ? none() : some(order)
  }
})

/** Shows what is held as if it stood there alone. */
const through =
  (trait: '' | '?'): Native =>
  ({ traits, generic }) => {
    const show = lazyShow(generic('T'), trait, traits)
    return ([value]: Holder, formatter: Formatter) => {
      show(value, formatter)
      return ok(undefined)
    }
  }

/** `Cell { value: 1 }`. */
const named =
  (name: string): Native =>
  ({ traits, generic }) => {
    const show = lazyShow(generic('T'), '?', traits)
    return ([value]: Holder, formatter: Formatter) => {
      formatter.write(name)
      const parts = new DebugParts(formatter, ' {')
      parts.add((inner) => {
        inner.write('value: ')
        show(value, inner)
      })
      parts.finish()
      return ok(undefined)
    }
  }

/** What depends on how many own an `Rc` is missing (`strong_count`, `get_mut`): nothing tells when one is dropped. */
const rcNatives: Natives = {
  'Rc::new': making,
  '<Rc as From>::from': making,
  '<Rc as Clone>::clone': () => (rc: Holder) => rc,
  '<Rc as Default>::default': makingDefault,
  '<Rc as PartialEq>::eq': equality,
  '<Rc as PartialOrd>::partial_cmp': partialOrdering,
  '<Rc as Ord>::cmp': ordering,
  '<Rc as Debug>::fmt': through('?'),
  '<Rc as Display>::fmt': through(''),
  '<Rc as Deref>::deref': given,
  'Rc::ptr_eq': () => (a: Holder, b: Holder) => a === b,
  'Rc::downgrade': () => (rc: Holder) => [rc],
  'Weak::new': () => () => [],
  '<Weak as Default>::default': () => () => [],
  '<Weak as Clone>::clone': () => (weak: Holder) => weak,
  '<Weak as Debug>::fmt': () => (_: Value, formatter: Formatter) => {
    formatter.write('(Weak)')
    return ok(undefined)
  },
  'Weak::upgrade': () => (weak: Value[]) => (weak.length > 0 ? some(weak[0]) : none()),
}

/** What `borrow` and `borrow_mut` give is the cell itself; variables that take it count as borrows. */
const borrowing =
  (isMutable: boolean): Native =>
  () =>
  (cell: RefCellValue) => {
    checkBorrow(cell, isMutable)
    return cell
  }

const cellNames = ['Cell', 'RefCell']

const cells: Natives = {
  ...Object.fromEntries(
    cellNames.flatMap((name): [string, Native][] => [
      [`${name}::new`, making],
      [`${name}::replace`, () => replace],
      [`${name}::take`, taking],
      [`${name}::into_inner`, given],
      [`${name}::get_mut`, lending],
      [`<${name} as Default>::default`, makingDefault],
      [`<${name} as Clone>::clone`, cloning],
      [`<${name} as PartialEq>::eq`, equality],
      [`<${name} as Debug>::fmt`, named(name)],
    ]),
  ),
  'Cell::get': ({ traits, generic }) => {
    const copy = traits.clone(generic('T'))
    return ([value]: Holder) => copy(value)
  },
  'Cell::set': () => (cell: Holder, value: Value) => {
    cell[0] = value
  },
  'RefCell::borrow': borrowing(false),
  'RefCell::borrow_mut': borrowing(true),
  ...Object.fromEntries(
    ['Ref', 'RefMut'].flatMap((name): [string, Native][] => [
      [`<${name} as Debug>::fmt`, through('?')],
      [`<${name} as Display>::fmt`, through('')],
      [`<${name} as Deref>::deref`, given],
    ]),
  ),
  '<RefMut as DerefMut>::deref_mut': lending,
}

/** `Rc`, `Weak`, `Cell` and `RefCell`. */
export const cellNatives: Natives = { ...rcNatives, ...cells }
