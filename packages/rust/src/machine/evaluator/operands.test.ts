import { Slice } from '../values/value'
import { elementRun, isConstant, itemRun, operandIn, operandOf, pairRun, slotOf, slotRun, valueRun } from './operands'

const minus = (left: unknown, right: unknown) => (left as number) - (right as number)

test('an operation reads variables and constants as the pieces themselves would', () => {
  const run = (value: number) => () => value
  const frame = [10, 4]
  const lefts = [slotRun(0), valueRun(10), run(10)]
  const rights = [slotRun(1), valueRun(4), run(4)]
  for (const left of lefts) for (const right of rights) expect(pairRun(minus, left, right)(frame)).toBe(6)
})

test('an item is read from a variable, from an element, or from what a piece gives', () => {
  expect(itemRun(slotRun(0), 1)([['a', 'b']])).toBe('b')
  expect(itemRun(elementRun(slotRun(0), slotRun(1)), 1)([[['a'], ['b', 'c']], 1])).toBe('c')
  expect(itemRun(() => ['a', 'b'], 0)([])).toBe('a')
})

test('what is read simply can be read without its piece, with the same answer', () => {
  const frame = [undefined, [['a', 'b'], 'c'], 0]
  const element = elementRun(slotRun(1), slotRun(2))
  const pieces = [slotRun(2), valueRun('x'), itemRun(slotRun(1), 1), element, itemRun(element, 1)]
  expect(pieces.map((piece) => operandIn(frame, operandOf(piece)!))).toEqual([0, 'x', 'c', ['a', 'b'], 'b'])
  expect(pieces.map((piece) => piece(frame))).toEqual([0, 'x', 'c', ['a', 'b'], 'b'])
})

test('a piece that runs something is no operand', () => {
  const index = () => 0
  expect(operandOf(elementRun(slotRun(1), index))).toBeUndefined()
  expect(operandOf(itemRun(() => ['a'], 0))).toBeUndefined()
  expect(slotOf(index)).toBeUndefined()
  expect(isConstant(slotRun(1))).toBe(false)
})

test('an element outside ends the frame, in a part of a list at the length of the part', () => {
  const span = { start: 2, end: 5 }
  const element = elementRun(slotRun(0), slotRun(1), span)
  const end = expect.objectContaining({ message: 'index out of bounds: the len is 2 but the index is 2', span })
  expect(() => element([['a', 'b'], 2])).toThrow(end)
  expect(() => element([new Slice(['a', 'b', 'c', 'd'], 1, 2), 2])).toThrow(end)
  expect(element([new Slice(['a', 'b', 'c', 'd'], 1, 2), 1])).toBe('c')
})
