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

const lending: Native = (call) => {
  const plain = isPlain(call)
  return (holder: Holder) => lent(holder, plain)
}

/** `RefCell { value: 1 }`. */
const debugCell: Native = ({ traits, generic }) => {
  const show = lazyShow(generic('T'), '?', traits)
  return ([value]: Holder, formatter: Formatter) => {
    formatter.write('RefCell')
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
  '<Rc as Deref>::deref': given,
  'Rc::ptr_eq': () => (a: Holder, b: Holder) => a === b,
  'Rc::downgrade': () => (rc: Holder) => [rc],
  'Weak::new': () => () => [],
  '<Weak as Clone>::clone': () => (weak: Holder) => weak,
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

const cells: Natives = {
  'Cell::new': making,
  'Cell::get': ({ traits, generic }) => {
    const copy = traits.clone(generic('T'))
    return ([value]: Holder) => copy(value)
  },
  'Cell::set': () => (cell: Holder, value: Value) => {
    cell[0] = value
  },
  'Cell::replace': () => replace,
  'Cell::into_inner': given,
  'Cell::get_mut': lending,
  'RefCell::new': making,
  'RefCell::borrow': borrowing(false),
  'RefCell::borrow_mut': borrowing(true),
  'RefCell::into_inner': given,
  'RefCell::get_mut': lending,
  '<RefCell as Debug>::fmt': debugCell,
  '<Ref as Deref>::deref': given,
  '<RefMut as Deref>::deref': given,
  '<RefMut as DerefMut>::deref_mut': lending,
}

/** `Rc`, `Weak`, `Cell` and `RefCell`. */
export const cellNatives: Natives = { ...rcNatives, ...cells }
