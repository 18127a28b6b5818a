type Facts = {
  /** The size of the file, in its own pixels. */
  width: number
  height: number
  isPixelArt: boolean
  /** The room for it. */
  roomWidth: number
  roomHeight: number
  /** How many pixels of the screen one of the page is wide. */
  pixelRatio: number
}

/**
 * The size of a picture in a room: as large as fits. A pixel of pixel art covers a whole number of the screen's, so that
 * all stay alike; other pictures never beyond twice their file, which would only blur.
 */
export function zoomedSize({ width, height, isPixelArt, roomWidth, roomHeight, pixelRatio }: Facts) {
  const fitting = Math.min(roomWidth / width, roomHeight / height)
  const whole = Math.floor(fitting * pixelRatio) / pixelRatio
  const factor = isPixelArt ? whole || fitting : Math.min(fitting, 2)
  return { width: width * factor, height: height * factor }
}
