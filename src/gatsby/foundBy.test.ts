import { foundBy } from './foundBy'

test('what a rule finds is given back', () => {
  expect(foundBy('css-loader', ['a', 'b'])).toEqual(['a', 'b'])
})

test('a rule that finds nothing says its name', () => {
  expect(() => foundBy('css-loader', [])).toThrow(/^css-loader: there is nothing in this version of Gatsby/)
})
