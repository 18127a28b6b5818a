import type { Box } from '../editor/paintedBox'

type Room = {
  /** The number, in the window. */
  number: Box
  /** What is seen of the code. */
  code: Box
  /** The width and height of what is placed. */
  width: number
  height: number
  /** The lower edge of what is seen of the page: above a phone's keyboard. */
  floor: number
}

/**
 * Where a panel stands that belongs to a number: under its line and within the code, above the line where the page ends.
 * Undefined where the number is scrolled out of the code.
 */
export function panelPlace({ number, code, width, height, floor }: Room): { left: number; top: number } | undefined {
  const { left, top, bottom } = number
  if (left < code.left || left >= code.right || bottom <= code.top || bottom > code.bottom + 1) return undefined
  const isBelow = bottom + height <= floor || top < height
  return { left: Math.max(code.left, Math.min(left, code.right - width)), top: isBelow ? bottom : top - height }
}
