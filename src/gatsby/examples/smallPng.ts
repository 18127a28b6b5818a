import { deflateSync } from 'node:zlib'
import type { Canvas } from '../../engine/raster/canvas'
import { pngOf } from './png'

/** A PNG file of a canvas, as small as it gets. */
export function smallPng(canvas: Canvas): Uint8Array {
  return pngOf(canvas, (bytes) => deflateSync(bytes, { level: 9 }))
}
