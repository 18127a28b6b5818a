import { crossDirections } from './usePadTouches'

const cross = { left: 0, top: 0, width: 144, height: 144 }
const four = ['up', 'down', 'left', 'right'] as const

test('points away from the center of the direction pad', () => {
  expect(crossDirections({ clientX: 72, clientY: 20 }, cross, four)).toEqual(['up'])
  expect(crossDirections({ clientX: 130, clientY: 130 }, cross, four)).toEqual(['down', 'right'])
  expect(crossDirections({ clientX: 75, clientY: 70 }, cross, four)).toEqual([])
})

test('still steers after sliding off the direction pad', () => {
  expect(crossDirections({ clientX: -60, clientY: 80 }, cross, four)).toEqual(['left'])
})

test('ignores the height if there are only left and right', () => {
  const row = { left: 0, top: 0, width: 100, height: 48 }
  expect(crossDirections({ clientX: 90, clientY: -200 }, row, ['left', 'right'])).toEqual(['right'])
  expect(crossDirections({ clientX: 10, clientY: 24 }, row, ['left', 'right'])).toEqual(['left'])
})

test('presses only buttons that the program reads', () => {
  expect(crossDirections({ clientX: 130, clientY: 130 }, cross, ['up', 'down', 'left'])).toEqual(['down'])
})
