import { ownLines } from './ownLines'

const step = (...lines: string[]) =>
  lines.map((line) => ({ text: line.replace(/^\+/, ''), isAdded: line.startsWith('+') }))

test('finds the lines that a step adds in the whole file', () => {
  expect(ownLines(step('go!({', '+a();', '+b();', '});'), ['init!', 'go!({', 'a();', 'b();', '});'])).toEqual([2, 3])
})

test('picks among equal lines those between the same neighbors', () => {
  expect(ownLines(step('if y {', '+}', 'b();'), ['if x {', '}', 'a();', 'if y {', '}', 'b();'])).toEqual([4])
})

test('places each group on its own', () => {
  expect(ownLines(step('+a();', 'b();', '+c();'), ['a();', 'b();', 'c();'])).toEqual([0, 2])
})

test('omits lines that are not in the file', () => {
  expect(ownLines(step('+a();', 'b();', '+x();'), ['a();', 'b();'])).toEqual([0])
  expect(ownLines(step('b();'), ['b();'])).toEqual([])
})
