/** Such as `#1a1423`. */
export type Color = string

export type Legend = Readonly<Record<string, Color | undefined>>

/** A grid of colors; undefined is transparent. */
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

  /** Characters without a color leave the pixel unchanged. */
  map(x: number, y: number, map: string, legend: Legend) {
    rowsOf(map).forEach((row, dy) => {
      ;[...row].forEach((character, dx) => {
        if (legend[character]) this.set(x + dx, y + dy, legend[character])
      })
    })
  }

  /** Scales by an integer; transparent pixels leave the target unchanged. */
  draw(x: number, y: number, source: Pixels, scale = 1) {
    for (let row = 0; row < source.height; row++)
      for (let column = 0; column < source.width; column++) {
        const color = source.get(column, row)
        if (color) this.rect(x + column * scale, y + row * scale, scale, scale, color)
      }
  }
}

export function rowsOf(map: string): string[] {
  return map.trim().split('\n')
}

export function pixelsOf(map: string, legend: Legend): Pixels {
  const rows = rowsOf(map)
  const pixels = new Pixels(Math.max(...rows.map((row) => row.length)), rows.length)
  pixels.map(0, 0, map, legend)
  return pixels
}

export function enlarged(source: Pixels, scale: number): Pixels {
  const pixels = new Pixels(source.width * scale, source.height * scale)
  pixels.draw(0, 0, source, scale)
  return pixels
}
