import { methodsOf, same, type Native, type Natives } from '../../values/native'
import { err, none, ok, some, type Callable, type Value } from '../../values/value'
import { Place } from '../../values/place'
import { panic } from '../../values/budget'

/** `Rc`, `Cell`, `RefCell` and their guards; the value is item 0. */
type Holder = [value: Value, ...counts: unknown[]]

/** `&mut` of the value. */
const borrowed = (holder: Holder, isPlain: boolean): Value => (isPlain ? new Place(holder, 0) : holder[0])

const newCell: Native = () => (value: Value) => [value]
const given: Native = () => (holder: Holder) => holder[0]

const borrowCell: Native = ({ generic }) => {
  const { isPlain } = generic('T')
  return (holder: Holder) => borrowed(holder, isPlain)
}

/** Maintained only in programs that query them. */
type Rc = [value: Value, counts: [strong: number, weak: number]]
type Weak = [rc?: Rc]

const counted: Native = () => (value: Value) => [value, [1, 0]]

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
  'Rc::get_mut': ({ generic }) => {
    const { isPlain } = generic('T')
    return (place: Place) => {
      const rc = place.get() as Rc
      return rc[1][0] === 1 && rc[1][1] === 0 ? some(borrowed(rc, isPlain)) : none()
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
  '<Weak as Clone>::clone': () => (weak: Weak) => pointingAt(weak[0]),
  'Weak::upgrade': () => (weak: Weak) => (weak[0]?.[1][0] ? some(oneMore(weak[0])) : none()),
}

/** The value, or its place if it is plain and mutably borrowed; then the cell. */
type Borrowed = [borrowed: Value, cell: RefCellValue]

/** `borrow` and `try_borrow`. */
function borrowing(isMutable: boolean, isTrying = false): Native {
  return ({ generic }) => {
    const isPlace = isMutable && generic('T').isPlain
    return (cell: RefCellValue) => {
      const counting = cell[2] ?? cell
      if (!isTrying) borrowOrEnd(counting, isMutable)
      else if (!tryBorrow(counting, isMutable)) return err([])
      const guard: Borrowed = [borrowed(cell, isPlace), counting]
      return isTrying ? ok(guard) : guard
    }
  }
}

const borrowedPart: Native = () => (guard: Borrowed, partOf: Callable) => [partOf(guard[0]), guard[1]]

const once: Natives = {
  new: () => () => [],
  get: () => (cell: Value[]) => (cell.length > 0 ? some(cell[0]) : none()),
  get_mut: ({ generic }) => {
    const { isPlain } = generic('T')
    return (cell: Value[]) => (cell.length > 0 ? some(borrowed(cell as Holder, isPlain)) : none())
  },
  set: () => (cell: Value[], value: Value) => {
    if (cell.length > 0) return err(value)
    cell.push(value)
    return ok(undefined)
  },
  take: () => (cell: Value[]) => (cell.length > 0 ? some(cell.pop()) : none()),
}

export const cellNatives: Natives = {
  ...pointerNatives,
  ...Object.fromEntries(Object.entries(pointerNatives).map(([key, native]) => [key.replace('Rc', 'Arc'), native])),
  ...methodsOf('OnceCell', once),
  ...methodsOf('OnceLock', once),
  'Box::new': same,
  '<Box as From>::from': same,
  'Cell::new': newCell,
  'Cell::get': ({ traits, generic }) => {
    const copy = traits.clone(generic('T'))
    return (cell: Holder) => copy(cell[0])
  },
  'Cell::set': () => (cell: Holder, value: Value) => {
    cell[0] = value
  },
  'Cell::replace': () => (cell: Holder, value: Value) => {
    const previous = cell[0]
    cell[0] = value
    return previous
  },
  'Cell::swap': () => (a: Holder, b: Holder) => {
    ;[a[0], b[0]] = [b[0], a[0]]
  },
  'Cell::into_inner': given,
  'Cell::get_mut': borrowCell,
  'RefCell::new': newCell,
  'RefCell::borrow': borrowing(false),
  'RefCell::borrow_mut': borrowing(true),
  'RefCell::try_borrow': borrowing(false, true),
  'RefCell::try_borrow_mut': borrowing(true, true),
  'RefCell::into_inner': given,
  'RefCell::get_mut': borrowCell,
  '<Ref as Deref>::deref': given,
  '<RefMut as Deref>::deref': (call) => (call.generic('T').isPlain ? ([place]: [Place]) => place.get() : given(call)),
  '<RefMut as DerefMut>::deref_mut': given,
  'Ref::map': borrowedPart,
  'RefMut::map': borrowedPart,
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
