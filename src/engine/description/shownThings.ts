import { isDrawn, type Call } from '../call'
import type { Camera, DrawCall } from '../drawCall'
import { FIXED_VIEW, boxOnCanvas, viewOf, type Box } from '../raster/view'
import type { Resolution } from '../camera/camera'
import { colorName } from './colorName'

/** Something that stands on a picture: what it is called, or the text that it shows. */
export type Thing = { kind: 'shape' | 'sprite' | 'text'; name: string }

/** What stands on a picture, and the color behind it. */
export type Shown = { background: number; things: Thing[] }

type Boxed = { x: number; y: number; w: number; h: number }
type Viewed = { options: { fixed: boolean }; camera?: Camera }
type Painted = { color: number; opacity: number; border_size?: number; border_color?: number }

const isVisible = (color: number) => (color & 0xff) > 0

/** What the calls of a frame leave to be seen: in their order, without what another color wipes away. */
export function shownThings(calls: readonly Call[], resolution: Resolution): Shown {
  const shown: Shown = { background: 0x000000ff, things: [] }
  for (const call of calls.filter(isDrawn)) {
    const background = backgroundOf(call, resolution)
    const thing = background === undefined && thingOf(call, resolution)
    if (background !== undefined) Object.assign(shown, { background, things: [] })
    else if (thing) shown.things.push(thing)
  }
  return shown
}

/** The color with which a call fills the whole canvas. */
function backgroundOf(call: DrawCall, resolution: Resolution): number | undefined {
  if (call.op === 'clear') return call.options.color
  if (call.op !== 'rect!') return undefined
  const { color, opacity, border_radius, rotation } = call.options
  const box = boxOf(call, call.options, resolution)
  const [w, h] = resolution
  const isWhole = box && box.left <= 0 && box.top <= 0 && box.right >= w && box.bottom >= h
  const isSolid = (color & 0xff) === 0xff && opacity === 1 && border_radius === 0 && rotation % 360 === 0
  return isWhole && isSolid ? color : undefined
}

function thingOf(call: DrawCall, resolution: Resolution): Thing | undefined {
  switch (call.op) {
    case 'rect!':
      return shapeOf(call, call.options, resolution, call.options.w === call.options.h ? 'square' : 'rectangle')
    case 'circ!':
      return shapeOf(call, { ...call.options, w: call.options.d, h: call.options.d }, resolution, 'circle')
    case 'ellipse!':
      return shapeOf(call, call.options, resolution, 'ellipse')
    case 'path!':
      return isVisible(call.options.color)
        ? { kind: 'shape', name: `${colorName(call.options.color)} line` }
        : undefined
    case 'sprite!':
      return call.options.name && call.options.opacity > 0 ? { kind: 'sprite', name: call.options.name } : undefined
    case 'nine_slice!':
      return boxOf(call, call.options, resolution) && { kind: 'sprite', name: call.options.name }
    case 'text!':
    case 'text_box!': {
      const name = call.options.text.replace(/\s+/g, ' ').trim()
      return name && isVisible(call.options.color) ? { kind: 'text', name } : undefined
    }
    case 'clear':
      return undefined
  }
}

/** A shape by its color, or by that of its border where it has no other. */
function shapeOf(call: Viewed, options: Boxed & Painted, resolution: Resolution, name: string): Thing | undefined {
  if (!boxOf(call, options, resolution)) return undefined
  const { color, opacity, border_size = 0, border_color = 0 } = options
  const isFilled = opacity === 1 ? isVisible(color) : opacity > 0
  if (isFilled) return { kind: 'shape', name: `${colorName(color)} ${name}` }
  const isBordered = border_size > 0 && isVisible(border_color)
  return isBordered ? { kind: 'shape', name: `${colorName(border_color)} outline of a ${name}` } : undefined
}

/** The part of the canvas that something may cover. */
function boxOf({ options, camera }: Viewed, { x, y, w, h }: Boxed, resolution: Resolution): Box | undefined {
  const view = options.fixed || !camera ? FIXED_VIEW : viewOf(camera, ...resolution)
  const box = boxOnCanvas(view, x, y, w, h)
  return box && box.right > 0 && box.bottom > 0 && box.left < resolution[0] && box.top < resolution[1] ? box : undefined
}
