import { Slice } from '../values/value'
import { elementRun, isConstant, itemRun, operandIn, operandOf, pairRun, slotOf, slotRun, valueRun } from './operands'

const minus = (left: unknown, right: unknown) => (left as number) - (right as number)

test('reads variables and constants like compiled expressions', () => {
  const run = (value: number) => () => value
  const frame = [10, 4]
  const lefts = [slotRun(0), valueRun(10), run(10)]
  const rights = [slotRun(1), valueRun(4), run(4)]
  for (const left of lefts) for (const right of rights) expect(pairRun(minus, left, right)(frame)).toBe(6)
})

test('reads an item from a variable, an element, or an expression', () => {
  expect(itemRun(slotRun(0), 1)([['a', 'b']])).toBe('b')
  expect(itemRun(elementRun(slotRun(0), slotRun(1)), 1)([[['a'], ['b', 'c']], 1])).toBe('c')
  expect(itemRun(() => ['a', 'b'], 0)([])).toBe('a')
})

test('inlines simple reads', () => {
  const frame = [undefined, [['a', 'b'], 'c'], 0]
  const element = elementRun(slotRun(1), slotRun(2))
  const pieces = [slotRun(2), valueRun('x'), itemRun(slotRun(1), 1), element, itemRun(element, 1)]
  expect(pieces.map((piece) => operandIn(frame, operandOf(piece)!))).toEqual([0, 'x', 'c', ['a', 'b'], 'b'])
  expect(pieces.map((piece) => piece(frame))).toEqual([0, 'x', 'c', ['a', 'b'], 'b'])
})

test('does not inline expressions with effects', () => {
  const index = () => 0
  expect(operandOf(elementRun(slotRun(1), index))).toBeUndefined()
  expect(operandOf(itemRun(() => ['a'], 0))).toBeUndefined()
  expect(slotOf(index)).toBeUndefined()
  expect(isConstant(slotRun(1))).toBe(false)
})

test("an index out of bounds ends the frame, in a slice by the slice's length", () => {
  const span = { start: 2, end: 5 }
  const element = elementRun(slotRun(0), slotRun(1), span)
  const end = expect.objectContaining({ message: 'index out of bounds: the len is 2 but the index is 2', span })
  expect(() => element([['a', 'b'], 2])).toThrow(end)
  expect(() => element([new Slice(['a', 'b', 'c', 'd'], 1, 2), 2])).toThrow(end)
  expect(element([new Slice(['a', 'b', 'c', 'd'], 1, 2), 1])).toBe('c')
})
