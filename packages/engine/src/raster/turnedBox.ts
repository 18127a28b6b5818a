import { snapped, type Box, type Canvas } from './canvas'

/** A clockwise rotation in degrees around a canvas position. */
export type Turn = { readonly degrees: number; readonly x: number; readonly y: number }

type Point = { x: number; y: number }

/** A rotation around the center of a box, or an offset from it. */
export function turnAbout({ left, top, right, bottom }: Box, degrees: number, awayX = 0, awayY = 0): Turn {
  return { degrees: degrees % 360, x: (left + right) / 2 + awayX, y: (top + bottom) / 2 + awayY }
}

/** Visits the pixels whose centers are in the rotated box, with their positions in the unrotated box. */
export function visitTurned(
  canvas: Canvas,
  box: Box,
  turn: Turn,
  visit: (place: number, x: number, y: number) => void,
) {
  const corners = turnedCorners(box, turn)
  const [start, across, , down] = corners
  const width = box.right - box.left
  const height = box.bottom - box.top
  const area = (across.x - start.x) * (down.y - start.y) - (down.x - start.x) * (across.y - start.y)
  // Steps along the box for one canvas pixel to the right and one down
  const rightX = ((down.y - start.y) * width) / area
  const downX = ((start.x - down.x) * width) / area
  const rightY = ((start.y - across.y) * height) / area
  const downY = ((across.x - start.x) * height) / area
  const tops = corners.map(({ y }) => y)
  const lastRow = Math.min(canvas.height, Math.ceil(Math.max(...tops) - 0.5))
  for (let row = Math.max(0, Math.ceil(Math.min(...tops) - 0.5)); row < lastRow; row++) {
    const { from, to } = rowSpan(corners, row + 0.5)
    const y = row + 0.5 - start.y
    const end = Math.min(canvas.width, to)
    for (let column = Math.max(0, from); column < end; column++) {
      const x = column + 0.5 - start.x
      const place = row * canvas.width + column
      visit(place, within(x * rightX + y * downX, width), within(x * rightY + y * downY, height))
    }
  }
}

type Corners = [Point, Point, Point, Point]

function turnedCorners({ left, top, right, bottom }: Box, turn: Turn): Corners {
  const { cos, sin } = directionOf(turn.degrees)
  const turned = (x: number, y: number) => ({
    x: snapped(turn.x + (x - turn.x) * cos - (y - turn.y) * sin),
    y: snapped(turn.y + (x - turn.x) * sin + (y - turn.y) * cos),
  })
  return [turned(left, top), turned(right, top), turned(right, bottom), turned(left, bottom)]
}

function directionOf(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** The pixels of a row whose centers are between the edges; left and upper edges are inclusive. */
function rowSpan(corners: Corners, y: number) {
  let left = Infinity
  let right = -Infinity
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % 4]!
    if (a.y <= y === b.y <= y) return
    const x = a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)
    left = Math.min(left, x)
    right = Math.max(right, x)
  })
  return { from: Math.ceil(left - 0.5), to: Math.ceil(right - 0.5) }
}

/** Snapping may move a center slightly outside the box. */
function within(value: number, size: number) {
  return Math.min(Math.max(value, 0), size)
}
