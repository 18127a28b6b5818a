import { boxOnCanvas, FIXED_VIEW, viewOf } from './canvas'
import type { Camera, DrawCall } from '../call'
import { drawn, rect, sprite, spriteOf } from '../../tests/plainCalls'

const seenBy = (camera: Camera, call: DrawCall): DrawCall => (call.op === 'clear' ? call : { ...call, camera })

test("centers the camera's position and zooms about it", () => {
  const view = viewOf({ x: 128, y: 72, z: 2 }, 256, 144)
  expect(boxOnCanvas(view, 64, 36, 128, 72)).toEqual({ left: 0, top: 0, right: 256, bottom: 144 })
})

test('a camera at rest changes nothing', () => {
  const view = viewOf({ x: 128, y: 72, z: 1 }, 256, 144)
  expect(boxOnCanvas(view, 3, 4, 5, 6)).toEqual(boxOnCanvas(FIXED_VIEW, 3, 4, 5, 6))
})

test('floors edges, so neighbors meet at every zoom', () => {
  const view = viewOf({ x: 0.3, y: 0, z: 1.5 }, 0, 0)
  const boxes = [0, 5, 10].map((x) => boxOnCanvas(view, x, 0, 5, 1)!)
  expect(boxes.map(({ left, right }) => [left, right])).toEqual([
    [-1, 7],
    [7, 14],
    [14, 22],
  ])
})

test('snaps a position just below a whole pixel', () => {
  expect(boxOnCanvas({ zoom: 3, x: -0.00001, y: 0 }, 1, 0, 1, 1)).toMatchObject({ left: 3, right: 6 })
})

test('extreme numbers give no box', () => {
  for (const zoom of [NaN, Infinity, 0, 1e-9]) expect(boxOnCanvas({ zoom, x: 0, y: 0 }, 1, 1, 1, 1)).toBeUndefined()
  expect(boxOnCanvas(viewOf({ x: Infinity, y: 0, z: 1 }, 8, 8), 0, 0, 1, 1)).toBeUndefined()
})

test('fixed calls ignore the camera', () => {
  const camera = { x: 4, y: 2, z: 1 }
  const box = { w: 1, h: 1 }
  expect(drawn(4, 2, [seenBy(camera, rect({ ...box, x: 3 }))])).toEqual(['....', '....'])
  expect(drawn(4, 2, [seenBy(camera, rect({ ...box, x: 3, y: 1 }))])).toEqual(['.#..', '....'])
  expect(drawn(4, 2, [seenBy(camera, rect({ ...box, x: 3, fixed: true }))])).toEqual(['...#', '....'])
})

test('zoom enlarges sprite pixels, radius and border', () => {
  const dot = spriteOf(['r. gb'], { r: 0xff0000ff, g: 0x00ff00ff, b: 0x0000ffff })
  const camera = { x: 1, y: 1, z: 2 }
  expect(drawn(4, 4, [seenBy(camera, sprite('dot'))], { dot })).toEqual(['rr..', 'rr..', 'ggbb', 'ggbb'])
  const box = { w: 4, h: 4, border_size: 1, border_radius: 1, border_color: 0xff0000ff }
  const large = drawn(8, 8, [seenBy({ x: 2, y: 2, z: 2 }, rect(box))])
  expect(large).toEqual(drawn(8, 8, [rect({ w: 8, h: 8, border_size: 2, border_radius: 2, border_color: 0xff0000ff })]))
})
