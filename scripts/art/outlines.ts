type Corner = readonly [x: number, y: number]

/** Right, down, left, up. */
const STEPS: readonly Corner[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Outlines of set pixels as lists of corners, with the pixels on the right-hand side. */
export function outlinesOf(rows: readonly string[]): Corner[][] {
  const isSet = (x: number, y: number) => rows[y]?.[x] === '#'
  const walked = new Set<string>()
  return rows.flatMap((row, y) =>
    [...row].flatMap((_, x) => {
      const isTopEdge = isSet(x, y) && !isSet(x, y - 1)
      return isTopEdge && !walked.has(`${x},${y}`) ? [outlineFrom(x, y, isSet, walked)] : []
    }),
  )
}

/** Starts at the upper edge; where pixels touch diagonally, it stays with the current one. */
function outlineFrom(
  startX: number,
  startY: number,
  isSet: (x: number, y: number) => boolean,
  walked: Set<string>,
): Corner[] {
  const corners: Corner[] = []
  let [x, y, direction] = [startX, startY, 0]
  do {
    if (direction === 0) walked.add(`${x},${y}`)
    const [dx, dy] = STEPS[direction]!
    x += dx
    y += dy
    const turn = turnAt(x, y, direction, isSet)
    if (turn !== 0) corners.push([x, y])
    direction = (direction + turn + 4) % 4
  } while (x !== startX || y !== startY || direction !== 0)
  return corners
}

/** Right if there is no pixel ahead, left if blocked. */
function turnAt(x: number, y: number, direction: number, isSet: (x: number, y: number) => boolean): -1 | 0 | 1 {
  const [dx, dy] = STEPS[direction]!
  // Pixels ahead on the right and left, by their upper left corners
  const right: Corner = [x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2]
  const left: Corner = [x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2]
  if (!isSet(...right)) return 1
  return isSet(...left) ? -1 : 0
}
