import { previousPathAfter } from './usePreviousPath'

test('the previous path is the page visited before', () => {
  expect(previousPathAfter('/a', { from: '/b', to: '/c' })).toBe('/b')
})

test('moving within a page keeps the previous path', () => {
  expect(previousPathAfter('/a', { from: '/b', to: '/b.html#part' })).toBe('/a')
})
