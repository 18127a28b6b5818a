import { expectUpstream } from './expectUpstream'

test('a part that exists is returned', () => {
  expect(expectUpstream('css-loader', ['a', 'b'])).toEqual(['a', 'b'])
  expect(expectUpstream('the state idle', 'a')).toBe('a')
})

test.each([[[]], [undefined], [null]])('a missing part (%j) is reported by name', (missing) => {
  expect(() => expectUpstream('css-loader', missing)).toThrow(/^This version of Gatsby lacks css-loader/)
})
