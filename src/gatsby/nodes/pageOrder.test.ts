import { inPageOrder } from './pageOrder'

test('sorts by page, line and name', () => {
  const nodes = [
    { page: '/learn/api/time', line: 9, name: 'time::tick' },
    { page: '/learn/api/bounds', line: 120, name: 'Bounds.y' },
    { page: '/learn/api/bounds', line: 12, name: 'Bounds' },
    { page: '/learn/api/bounds', line: 120, name: 'Bounds.x' },
  ]
  expect(inPageOrder(nodes).map(({ name }) => name)).toEqual(['Bounds', 'Bounds.x', 'Bounds.y', 'time::tick'])
})

test('does not modify the nodes', () => {
  const nodes = [
    { page: '/b', line: 1 },
    { page: '/a', line: 1 },
  ]
  inPageOrder(nodes)
  expect(nodes[0]!.page).toBe('/b')
})
