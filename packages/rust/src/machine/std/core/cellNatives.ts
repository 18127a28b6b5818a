import type { Native, NativeCall, Natives } from '../../values/native'
import { err, none, ok, some, type Callable, type Value } from '../../values/value'
import { Place } from '../../values/place'
import { panic } from '../../values/budget'

/** `Rc`, `Cell`, `RefCell` and their guards; the value is item 0. */
type Holder = [value: Value, ...counts: unknown[]]

const isPlain = ({ traits, generic }: NativeCall) => traits.isPlain(generic('T'))

/** `&mut` of the value. */
const borrowed = (holder: Holder, plain: boolean): Value => (plain ? new Place(holder, 0) : holder[0])

const newCell: Native =
  () =>
  (value: Value): Holder => [value]
const given: Native =
  () =>
  ([value]: Holder) =>
    value

function replace(holder: Holder, value: Value): Value {
  const previous = holder[0]
  holder[0] = value
  return previous
}

const borrowCell: Native = (call) => {
  const plain = isPlain(call)
  return (holder: Holder) => borrowed(holder, plain)
}

/** Maintained only in programs that query them. */
type Counts = [strong: number, weak: number]
type Rc = [value: Value, counts: Counts]
type Weak = [rc?: Rc]

const counted: Native =
  () =>
  (value: Value): Rc => [value, [1, 0]]

function oneMore(rc: Rc): Rc {
  rc[1][0]++
  return rc
}

function pointingAt(rc: Rc | undefined): Weak {
  if (!rc) return []
  rc[1][1]++
  return [rc]
}

const pointerNatives: Natives = {
  'Rc::new': counted,
  '<Rc as From>::from': counted,
  'Rc::new_cyclic': () => (make: Callable) => {
    const rc: Rc = [undefined, [0, 0]]
    rc[0] = make([rc])
    rc[1][0] = 1
    return rc
  },
  '<Rc as Clone>::clone': () => oneMore,
  'Rc::strong_count': () => (rc: Rc) => rc[1][0],
  'Rc::weak_count': () => (rc: Rc) => rc[1][1],
  'Rc::get_mut': (call) => {
    const plain = isPlain(call)
    return (place: Place) => {
      const rc = place.get() as Rc
      return rc[1][0] === 1 && rc[1][1] === 0 ? some(borrowed(rc, plain)) : none()
    }
  },
  'Rc::try_unwrap': () => (rc: Rc) => {
    if (rc[1][0] > 1) return err(rc)
    rc[1][0] = 0
    return ok(rc[0])
  },
  '<Rc as Deref>::deref': given,
  'Rc::ptr_eq': () => (a: Rc, b: Rc) => a[1] === b[1],
  'Rc::downgrade': () => pointingAt,
  'Weak::new': () => () => [],
  '<Weak as Clone>::clone':
    () =>
    ([rc]: Weak) =>
      pointingAt(rc),
  'Weak::upgrade':
    () =>
    ([rc]: Weak) =>
      rc?.[1][0] ? some(oneMore(rc)) : none(),
}

/** The value, or its place if it is plain and mutably borrowed; then the cell. */
type Borrowed = [borrowed: Value, cell: RefCellValue]

const borrowing =
  (isMutable: boolean): Native =>
  (call) => {
    const plain = isMutable && isPlain(call)
    return (cell: RefCellValue): Borrowed => {
      const counting = cell[2] ?? cell
      borrowOrEnd(counting, isMutable)
      return [borrowed(cell, plain), counting]
    }
  }

const trying =
  (isMutable: boolean): Native =>
  (call) => {
    const plain = isMutable && isPlain(call)
    return (cell: RefCellValue) => {
      const counting = cell[2] ?? cell
      return tryBorrow(counting, isMutable) ? ok([borrowed(cell, plain), counting]) : err([])
    }
  }

const borrowedPart: Native =
  () =>
  ([whole, cell]: Borrowed, partOf: (whole: Value) => Value): Borrowed => [partOf(whole), cell]

const onceNatives = (name: string): Natives => ({
  [`${name}::new`]: () => (): Value[] => [],
  [`${name}::get`]: () => (cell: Value[]) => (cell.length > 0 ? some(cell[0]) : none()),
  [`${name}::get_mut`]: (call) => {
    const plain = isPlain(call)
    return (cell: Value[]) => (cell.length > 0 ? some(borrowed(cell as Holder, plain)) : none())
  },
  [`${name}::set`]: () => (cell: Value[], value: Value) => {
    if (cell.length > 0) return err(value)
    cell.push(value)
    return ok(undefined)
  },
  [`${name}::take`]: () => (cell: Value[]) => (cell.length > 0 ? some(cell.pop()) : none()),
})

const cells: Natives = {
  'Cell::new': newCell,
  'Cell::get': ({ traits, generic }) => {
    const copy = traits.clone(generic('T'))
    return ([value]: Holder) => copy(value)
  },
  'Cell::set': () => (cell: Holder, value: Value) => {
    cell[0] = value
  },
  'Cell::replace': () => replace,
  'Cell::swap': () => (a: Holder, b: Holder) => {
    ;[a[0], b[0]] = [b[0], a[0]]
  },
  'Cell::into_inner': given,
  'Cell::get_mut': borrowCell,
  'RefCell::new': newCell,
  'RefCell::borrow': borrowing(false),
  'RefCell::borrow_mut': borrowing(true),
  'RefCell::try_borrow': trying(false),
  'RefCell::try_borrow_mut': trying(true),
  'RefCell::into_inner': given,
  'RefCell::get_mut': borrowCell,
  '<Ref as Deref>::deref': given,
  '<RefMut as Deref>::deref': (call) => (isPlain(call) ? ([place]: [Place]) => place.get() : given(call)),
  '<RefMut as DerefMut>::deref_mut': given,
  'Ref::map': borrowedPart,
  'RefMut::map': borrowedPart,
}

const asArc = (key: string) => key.replace('Rc', 'Arc')

export const cellNatives: Natives = {
  ...pointerNatives,
  ...Object.fromEntries(Object.entries(pointerNatives).map(([key, native]) => [asArc(key), native])),
  ...onceNatives('OnceCell'),
  ...onceNatives('OnceLock'),
  ...cells,
}

/**
 * A `RefCell`: its value, and the number of borrows or −1 if mutably borrowed. Behind `dyn`, the original cell counts.
 */
export type RefCellValue = [value: Value, borrows?: number, counting?: RefCellValue]

export function tryBorrow(cell: RefCellValue, isMutable: boolean): boolean {
  const [, borrows = 0] = cell
  if (isMutable ? borrows !== 0 : borrows < 0) return false
  cell[1] = borrows + (isMutable ? -1 : 1)
  return true
}

export function borrowOrEnd(cell: RefCellValue, isMutable: boolean): void {
  if (!tryBorrow(cell, isMutable)) panic(`RefCell already ${isMutable ? '' : 'mutably '}borrowed`)
}

/** A `Box` is represented as its content. */
export const boxNatives: Natives = {
  'Box::new': () => (value: Value) => value,
  '<Box as From>::from': () => (value: Value) => value,
}
