/**
 * A sprite that can be drawn: its frames lie one after another in `pixels`, row by row, as places in the palette.
 * The colors of the palette are `0xRRGGBBAA`; place 0 is transparent.
 */
export type Sprite = {
  readonly width: number
  readonly height: number
  readonly palette: readonly number[]
  readonly pixels: Uint8Array | Uint32Array
  /** How long each frame shows, in milliseconds; its length is the number of frames. */
  readonly durations: readonly number[]
  /** How often the file says to play; 0 is forever. */
  readonly loops: number
}

/** Sprites by the name that programs draw them with: `hero`, `enemies/bat`, `hero#run`. */
export type Sprites = ReadonlyMap<string, Sprite>
