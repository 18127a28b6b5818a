type Facts = {
  /** The size of the file, in its own pixels. */
  width: number
  height: number
  isPixelArt: boolean
  /** The room for it. */
  roomWidth: number
  roomHeight: number
}

/**
 * The size of a picture in a room: as large as fits. Pixel art grows by whole numbers, so that its pixels stay alike; other
 * pictures never beyond twice their file, which would only blur.
 */
export function zoomedSize({ width, height, isPixelArt, roomWidth, roomHeight }: Facts) {
  const fitting = Math.min(roomWidth / width, roomHeight / height)
  const factor = isPixelArt ? (fitting < 1 ? fitting : Math.floor(fitting)) : Math.min(fitting, 2)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
