import type { Natives } from 'rust/machine'
import type { Bounds } from '../bounds/bounds'
import { focusedOn, movedBy, restingCamera, zoomed } from '../camera'
import type { Camera } from '../call'
import type { Machine } from '../machine'
import { toF32, type Num } from '../conversion'
import { nativesOf } from './native'

export function cameraNatives(machine: Machine): Natives {
  const resting = restingCamera(machine.resolution)
  const set = (change: Partial<Camera>) => void (machine.camera = { ...machine.camera, ...change })
  const zoom = (z: number) => void (machine.camera = zoomed(machine.camera, z))
  const move = (dx: Num, dy: Num, dz = 0) => void (machine.camera = movedBy(machine.camera, toF32(dx), toF32(dy), dz))
  const focus = (x: Num, y: Num, w: Num, h: Num) =>
    void (machine.camera = focusedOn(machine.camera, toF32(x), toF32(y), toF32(w), toF32(h)))
  const setXY = (x: Num, y: Num) => set({ x: toF32(x), y: toF32(y) })
  const reset = () => set(resting)
  return nativesOf('camera', {
    xyz: () => [machine.camera.x, machine.camera.y, machine.camera.z],
    xy: () => [machine.camera.x, machine.camera.y],
    x: () => machine.camera.x,
    y: () => machine.camera.y,
    z: () => machine.camera.z,
    zoom: () => machine.camera.z,
    set_xyz: (x: Num, y: Num, z: number) => {
      setXY(x, y)
      zoom(z)
    },
    set_xy: setXY,
    set_x: (x: Num) => set({ x: toF32(x) }),
    set_y: (y: Num) => set({ y: toF32(y) }),
    set_z: zoom,
    set_zoom: zoom,
    move_xyz: move,
    move_xy: (dx: Num, dy: Num) => move(dx, dy),
    move_x: (dx: Num) => move(dx, 0),
    move_y: (dy: Num) => move(0, dy),
    move_zoom: (dz: number) => move(0, 0, dz),
    focus_rect: focus,
    focus_bounds: (bounds: Bounds) => focus(...bounds),
    reset,
    reset_x: () => set({ x: resting.x }),
    reset_y: () => set({ y: resting.y }),
    reset_xy: () => set({ x: resting.x, y: resting.y }),
    // The engine also resets the position
    reset_z: reset,
    reset_zoom: reset,
  })
}
