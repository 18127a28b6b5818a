import { ownLines } from './ownLines'

/** Lines of a step, the added ones with a plus. */
const step = (...lines: string[]) =>
  lines.map((line) => ({ text: line.replace(/^\+/, ''), isAdded: line.startsWith('+') }))

test('the lines that a step adds are found in the whole file', () => {
  expect(ownLines(step('go!({', '+a();', '+b();', '});'), ['init!', 'go!({', 'a();', 'b();', '});'])).toEqual([2, 3])
})

test('of the same lines in two places those are meant that stand between the same ones', () => {
  expect(ownLines(step('if y {', '+}', 'b();'), ['if x {', '}', 'a();', 'if y {', '}', 'b();'])).toEqual([4])
})

test('each group has a place of its own', () => {
  expect(ownLines(step('+a();', 'b();', '+c();'), ['a();', 'b();', 'c();'])).toEqual([0, 2])
})

test('what stands nowhere in the file is left out', () => {
  expect(ownLines(step('+a();', 'b();', '+x();'), ['a();', 'b();'])).toEqual([0])
  expect(ownLines(step('b();'), ['b();'])).toEqual([])
})
