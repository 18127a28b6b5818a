import { foundBy } from './foundBy'

test('what a rule finds is given back', () => {
  expect(foundBy('css-loader', ['a', 'b'])).toEqual(['a', 'b'])
  expect(foundBy('the state idle', 'a')).toBe('a')
})

test.each([[[]], [undefined], [null]])('a rule that finds %j says its name', (nothing) => {
  expect(() => foundBy('css-loader', nothing)).toThrow(/^css-loader: there is nothing in this version of Gatsby/)
})
