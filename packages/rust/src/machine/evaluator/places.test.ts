import { Place } from '../values/place'
import { Slice } from '../values/value'
import {
  compoundAccess,
  elementAccess,
  fieldAccess,
  placeAccess,
  temporaryAccess,
  variableAccess,
  type Access,
} from './places'
import { updateOf } from './numbers'
import { slotRun, valueRun } from './operands'

const add = updateOf('+', 'i32')

function used(access: Access, frame: unknown[]) {
  const before = access.read(frame)
  access.write(valueRun(5))(frame)
  access.update(valueRun(2), add)(frame)
  const borrowed = access.borrow(frame) as Place
  borrowed.set((borrowed.get() as number) * 10)
  return [before, access.read(frame)]
}

test('accesses a plain value in place', () => {
  expect(used(variableAccess(true, 0), [1])).toEqual([1, 70])
  expect(used(fieldAccess(true, slotRun(0), 1), [[0, 1]])).toEqual([1, 70])
  expect(used(elementAccess(true, slotRun(0), valueRun(1)), [[0, 1]])).toEqual([1, 70])
  expect(used(placeAccess(true, slotRun(0)), [new Place([1], 0)])).toEqual([1, 70])
  const items = [0, 1, 2]
  expect(used(elementAccess(true, slotRun(0), valueRun(0)), [new Slice(items, 1, 2)])).toEqual([1, 70])
  expect(items).toEqual([0, 70, 2])
})

test('an index out of bounds ends the frame', () => {
  const span = { start: 3, end: 7 }
  const { read, borrow } = elementAccess(true, valueRun([1, 2]), valueRun(2), span)
  const end = expect.objectContaining({ message: 'index out of bounds: the len is 2 but the index is 2', span })
  expect(() => read([])).toThrow(end)
  expect(() => borrow([])).toThrow(end)
})

test('writing a compound behind a reference replaces its contents', () => {
  const list = [1, 2]
  const access = compoundAccess(valueRun(list))
  access.write(valueRun([3]))([])
  expect(list).toEqual([3])
  expect(access.borrow([])).toBe(list)
})

test('borrowing a temporary gives it a place', () => {
  const borrowed = temporaryAccess(true, valueRun(4)).borrow([]) as Place
  expect(borrowed.get()).toBe(4)
})
