import { recentAfter, recentFrom } from './useRecentSearches'

test('lists the latest search first and once', () => {
  expect(recentAfter(['camera', 'tween'], ' Tween ')).toEqual(['Tween', 'camera'])
  expect(recentAfter(['camera'], '  ')).toEqual(['camera'])
})

test('five searches are remembered', () => {
  expect(recentAfter(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})

test('what is stored is read, whatever it is', () => {
  expect(recentFrom('["camera","tween"]')).toEqual(['camera', 'tween'])
  expect(recentFrom('["camera",1,null]')).toEqual(['camera'])
  for (const other of [null, '', '{', '{"a":1}', '"camera"', '7']) expect(recentFrom(other)).toEqual([])
})
