/** A box with rounded corners and a border on the inside, relative to its top left corner. */
export type RoundedBox = {
  readonly width: number
  readonly height: number
  readonly radiusX: number
  readonly radiusY: number
  readonly border: number
}

/** Far outside of any canvas, but small enough for exact pixel steps. */
const FAR = 2 ** 40

type Zone = 'outside' | 'border' | 'fill'

/** The radius is limited to half of each side separately, so that a large one makes an ellipse. */
export function roundedBox(width: number, height: number, radius = 0, border = 0): RoundedBox {
  return { width, height, radiusX: Math.min(radius, width / 2), radiusY: Math.min(radius, height / 2), border }
}

export function zoneAt(box: RoundedBox, x: number, y: number): Zone {
  const bend = bendAt(box, x, y)
  if (bend >= 1) return 'outside'
  return isBorder(box, bend, x, y) ? 'border' : 'fill'
}

/** Number of pixels outside the box at either end of a row. */
export function outerInset(box: RoundedBox, row: number): number {
  if (box.radiusX === 0 || box.radiusY === 0) return 0
  return firstPixel(box, row, false)
}

/** Number of pixels outside the fill at either end of a row, border included. */
export function innerInset(box: RoundedBox, row: number): number {
  return box.border === 0 ? outerInset(box, row) : firstPixel(box, row, true)
}

/**
 * From the outside to the center, zones only change from outside to border to fill, so binary search finds the
 * boundary.
 */
function firstPixel(box: RoundedBox, row: number, isFill: boolean): number {
  const y = row + 0.5
  let low = 0
  let high = Math.min(Math.ceil(box.width / 2), FAR)
  while (low < high) {
    const pixel = Math.floor((low + high) / 2)
    const bend = bendAt(box, pixel + 0.5, y)
    if (bend < 1 && !(isFill && isBorder(box, bend, pixel + 0.5, y))) high = pixel
    else low = pixel + 1
  }
  return low
}

/** Squared distance toward a rounded edge: 0 away from the corners, 1 on the edge. */
function bendAt({ width, height, radiusX, radiusY }: RoundedBox, x: number, y: number): number {
  if (radiusX === 0 || radiusY === 0) return 0
  const dx = Math.max(0, radiusX - x, x - width + radiusX) / radiusX
  const dy = Math.max(0, radiusY - y, y - height + radiusY) / radiusY
  return dx * dx + dy * dy
}

/** In a corner, the border is a share of its larger radius; elsewhere, it is a number of pixels. */
function isBorder(
  { width, height, radiusX, radiusY, border }: RoundedBox,
  bend: number,
  x: number,
  y: number,
): boolean {
  if (border === 0) return false
  if (bend > 0) return 1 - Math.sqrt(bend) <= border / Math.max(radiusX, radiusY)
  return Math.min(x, y, width - x, height - y) <= border
}
