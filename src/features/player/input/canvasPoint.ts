/** A place on the page, or a box of it. */
type Place = { clientX: number; clientY: number }
type Box = { left: number; top: number; width: number; height: number }

/** How many pixels of the page one pixel of the picture takes, which keeps its shape in its box. */
export const scaleOf = (box: Box, [width, height]: readonly [number, number]) =>
  Math.min(box.width / width, box.height / height)

/** The pixel of the picture at a place of the page; outside of the picture the nearest one. */
export function canvasPoint(
  { clientX, clientY }: Place,
  box: Box,
  resolution: readonly [width: number, height: number],
): readonly [x: number, y: number] {
  const scale = scaleOf(box, resolution)
  const along = (offset: number, room: number, pixels: number) => {
    const pixel = Math.floor((offset - (room - pixels * scale) / 2) / scale)
    return Math.max(0, Math.min(pixels - 1, pixel))
  }
  return [along(clientX - box.left, box.width, resolution[0]), along(clientY - box.top, box.height, resolution[1])]
}
