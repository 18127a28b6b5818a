/** A box with round corners and a border inside, as seen from its top left corner. */
export type RoundedBox = {
  readonly width: number
  readonly height: number
  readonly radiusX: number
  readonly radiusY: number
  readonly border: number
}

/** Far beyond any canvas, and small enough that neighboring pixels are different numbers. */
const FAR = 2 ** 40

/** The parts of a rounded box. */
type Zone = 'outside' | 'border' | 'fill'

/** A rounded box. The radius is cut to half of each side by itself, so a large one makes an ellipse. */
export function roundedBox(width: number, height: number, radius = 0, border = 0): RoundedBox {
  return { width, height, radiusX: Math.min(radius, width / 2), radiusY: Math.min(radius, height / 2), border }
}

/** The zone of a point of the box. */
export function zoneAt(box: RoundedBox, x: number, y: number): Zone {
  const bend = bendAt(box, x, y)
  if (bend >= 1) return 'outside'
  return isBorder(box, bend, x, y) ? 'border' : 'fill'
}

/** How many pixels at either end of a row lie outside the box. */
export function outerInset(box: RoundedBox, row: number): number {
  if (box.radiusX === 0 || box.radiusY === 0) return 0
  return firstPixel(box, row, false)
}

/** How many pixels at either end of a row do not belong to the fill: those outside and those of the border. */
export function innerInset(box: RoundedBox, row: number): number {
  return box.border === 0 ? outerInset(box, row) : firstPixel(box, row, true)
}

/** Toward the middle of a row the zones only change from outside to border to fill, so halving finds where. */
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

/** How far the point lies on the way to a round edge, squared: 0 where no corner bends, 1 on the edge. */
function bendAt({ width, height, radiusX, radiusY }: RoundedBox, x: number, y: number): number {
  if (radiusX === 0 || radiusY === 0) return 0
  const dx = Math.max(0, radiusX - x, x - width + radiusX) / radiusX
  const dy = Math.max(0, radiusY - y, y - height + radiusY) / radiusY
  return dx * dx + dy * dy
}

/** Beside a round corner the border is a share of its larger radius; elsewhere it is so many pixels wide. */
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
