import { placeBeside, type Box } from '../../../dom/placeBeside'

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
  const { left, bottom } = number
  if (left < code.left || left >= code.right || bottom <= code.top || bottom > code.bottom + 1) return undefined
  const room = { left: code.left, right: code.right, top: 0, bottom: floor }
  return placeBeside({ anchor: number, align: 'start', gap: 0, width, height, room })
}
