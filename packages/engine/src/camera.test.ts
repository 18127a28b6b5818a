import { focusedOn, movedBy, restingCamera, shownArea, worldPoint, zoomed } from './camera'

const canvas = [256, 144] as const
const resting = { x: 128, y: 72, z: 1 }

test('the camera rests at the center of the canvas, in whole pixels', () => {
  expect(restingCamera(canvas)).toEqual({ x: 128, y: 72, z: 1 })
  expect(restingCamera([255, 143])).toEqual({ x: 127, y: 71, z: 1 })
})

test('a zoom below zero is zero', () => {
  expect(zoomed(resting, -1).z).toBe(0)
  expect(movedBy({ ...resting, z: 2 }, 0, 0, -3).z).toBe(0)
})

test('moving rounds to f32 each time', () => {
  expect(movedBy(resting, Math.fround(0.1), -10)).toEqual({ x: Math.fround(128.1), y: 62, z: 1 })
})

test('a focus is the center of the rectangle, between pixels for odd sizes', () => {
  expect(focusedOn(resting, 0, 0, 16, 15)).toEqual({ x: 8, y: 7.5, z: 1 })
})

test("the pointer's world position: from the canvas center, divided by the zoom, moved by the camera", () => {
  expect(worldPoint({ ...resting, z: 2 }, canvas, [0, 0])).toEqual([64, 36])
  expect(worldPoint({ x: 0, y: 0, z: 1 }, canvas, [130, 70])).toEqual([2, -2])
})

test('rounds a point between two world pixels away from zero', () => {
  expect(worldPoint({ x: 0, y: 0, z: 2 }, canvas, [129, 71])).toEqual([1, -1])
})

test('at zoom zero an off-center pointer is at an end of i32', () => {
  expect(worldPoint({ ...resting, z: 0 }, canvas, [0, 100])).toEqual([-2147483648, 2147483647])
  expect(worldPoint({ ...resting, z: 0 }, canvas, [128, 72])).toEqual([0, 0])
})

test('the visible area shrinks with the zoom around the camera', () => {
  expect(shownArea(resting, canvas)).toEqual([0, 0, 256, 144])
  expect(shownArea({ ...resting, z: 2 }, canvas)).toEqual([64, 36, 128, 72])
  expect(shownArea({ x: 0, y: 0, z: 3 }, canvas)).toEqual([-42, -24, 85, 48])
})

test('at zoom zero the visible area has the largest u32 size', () => {
  expect(shownArea({ ...resting, z: 0 }, canvas)).toEqual([-2147483520, -2147483520, 4294967295, 4294967295])
})
