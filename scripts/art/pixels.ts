/** A hex color such as `#1a1423`. */
export type Color = string

/** The colors of the characters of a pixel map. */
export type Legend = Readonly<Record<string, Color | undefined>>

/** A grid of colors to draw on; a pixel is undefined where the picture is transparent. */
export class Pixels {
  readonly width: number
  readonly height: number
  readonly colors: (Color | undefined)[]

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.colors = new Array<Color | undefined>(width * height)
  }

  get(x: number, y: number): Color | undefined {
    return this.colors[y * this.width + x]
  }

  set(x: number, y: number, color: Color | undefined) {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.colors[y * this.width + x] = color
  }

  rect(x: number, y: number, width: number, height: number, color: Color | undefined) {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) this.set(column, row, color)
  }

  /** Draws a pixel map: one character a pixel, looked up in the legend; a character it does not name leaves the pixel alone. */
  map(x: number, y: number, map: string, legend: Legend) {
    rowsOf(map).forEach((row, dy) => {
      ;[...row].forEach((character, dx) => {
        if (legend[character]) this.set(x + dx, y + dy, legend[character])
      })
    })
  }

  /** Copies another grid onto this one, each of its pixels as a square of `scale`; transparent pixels are left alone. */
  draw(x: number, y: number, source: Pixels, scale = 1) {
    for (let row = 0; row < source.height; row++)
      for (let column = 0; column < source.width; column++) {
        const color = source.get(column, row)
        if (color) this.rect(x + column * scale, y + row * scale, scale, scale, color)
      }
  }
}

/** The rows of a pixel map written as a template literal, without the line breaks around it. */
export function rowsOf(map: string): string[] {
  return map.trim().split('\n')
}

/** A picture of one pixel map, as large as the map. */
export function pixelsOf(map: string, legend: Legend): Pixels {
  const rows = rowsOf(map)
  const pixels = new Pixels(Math.max(...rows.map((row) => row.length)), rows.length)
  pixels.map(0, 0, map, legend)
  return pixels
}

/** The picture enlarged by a whole factor. */
export function enlarged(source: Pixels, scale: number): Pixels {
  const pixels = new Pixels(source.width * scale, source.height * scale)
  pixels.draw(0, 0, source, scale)
  return pixels
}
