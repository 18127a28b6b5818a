/** A grid of colors to draw on; a pixel is a hex color such as `#1a1423`, or undefined where the picture is transparent. */
export class Pixels {
  constructor(width, height) {
    this.width = width
    this.height = height
    this.colors = new Array(width * height)
  }

  get(x, y) {
    return this.colors[y * this.width + x]
  }

  set(x, y, color) {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.colors[y * this.width + x] = color
  }

  rect(x, y, width, height, color) {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) this.set(column, row, color)
  }

  /** Draws a pixel map: one character a pixel, looked up in the legend; a character it does not name leaves the pixel alone. */
  map(x, y, map, legend) {
    rowsOf(map).forEach((row, dy) => {
      ;[...row].forEach((character, dx) => {
        if (legend[character]) this.set(x + dx, y + dy, legend[character])
      })
    })
  }

  /** Copies another grid onto this one, each of its pixels as a square of `scale`; transparent pixels are left alone. */
  draw(x, y, source, scale = 1) {
    for (let row = 0; row < source.height; row++)
      for (let column = 0; column < source.width; column++) {
        const color = source.get(column, row)
        if (color) this.rect(x + column * scale, y + row * scale, scale, scale, color)
      }
  }
}

/** The rows of a pixel map written as a template literal, without the line breaks around it. */
export function rowsOf(map) {
  return map.trim().split('\n')
}

/** A picture of one pixel map, as large as the map. */
export function pixelsOf(map, legend) {
  const rows = rowsOf(map)
  const pixels = new Pixels(Math.max(...rows.map((row) => row.length)), rows.length)
  pixels.map(0, 0, map, legend)
  return pixels
}

/** The picture enlarged by a whole factor. */
export function enlarged(source, scale) {
  const pixels = new Pixels(source.width * scale, source.height * scale)
  pixels.draw(0, 0, source, scale)
  return pixels
}
