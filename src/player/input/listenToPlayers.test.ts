import { canvasPoint } from './listenToPlayers'

const twice = { left: 100, top: 50, width: 512, height: 288 }
const at = (clientX: number, clientY: number, box = twice) => canvasPoint({ clientX, clientY }, box, [256, 144])

test('maps a picture pixel to a square of the page', () => {
  expect(at(100, 50)).toEqual([0, 0])
  expect(at(101.9, 51.9)).toEqual([0, 0])
  expect(at(102, 52)).toEqual([1, 1])
  expect(at(611.9, 337.9)).toEqual([255, 143])
})

test('clamps to the nearest pixel outside the picture', () => {
  expect(at(0, 0)).toEqual([0, 0])
  expect(at(2000, 60)).toEqual([255, 5])
})

test('centers a picture that is narrower than its box', () => {
  const wide = { left: 0, top: 0, width: 356, height: 144 }
  expect(at(50, 0, wide)).toEqual([0, 0])
  expect(at(60, 10, wide)).toEqual([10, 10])
  expect(at(20, 10, wide)).toEqual([0, 10])
})
