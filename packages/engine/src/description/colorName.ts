/** The end of each hue in degrees, and its name. */
const HUES: readonly [number, string][] = [
  [15, 'red'],
  [40, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [190, 'cyan'],
  [255, 'blue'],
  [285, 'purple'],
  [330, 'magenta'],
  [360, 'red'],
]

/** Below this saturation, a color is called gray. */
const GRAYISH = 0.22

export const COLOR_NAMES = [...new Set(['black', 'white', 'gray', 'brown', 'pink', ...HUES.map(([, name]) => name)])]

/** The English name of a color `0xRRGGBBAA`, ignoring alpha: `red`, `dark green`, `light gray`. */
export function colorName(color: number): string {
  const [red, green, blue] = [24, 16, 8].map((shift) => ((color >>> shift) & 0xff) / 255) as [number, number, number]
  const max = Math.max(red, green, blue)
  const chroma = max - Math.min(red, green, blue)
  const lightness = max - chroma / 2
  if (lightness < 0.08) return 'black'
  if (lightness > 0.95) return 'white'
  if (chroma < 0.1 || chroma < GRAYISH * (1 - Math.abs(2 * lightness - 1))) return shaded('gray', lightness)
  return namedHue(hueOf(red, green, blue, max, chroma), lightness)
}

/** Degrees on the color wheel: red 0, green 120, blue 240. */
function hueOf(red: number, green: number, blue: number, max: number, chroma: number): number {
  const sixth =
    max === red ? (green - blue) / chroma : max === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return (sixth * 60 + 360) % 360
}

function namedHue(hue: number, lightness: number): string {
  const name = HUES.find(([end]) => hue < end)![1]
  if (name === 'orange' && lightness < 0.4) return 'brown'
  if (name === 'red' && lightness > 0.75) return 'pink'
  if (name === 'magenta' && lightness > 0.7) return 'pink'
  return shaded(name, lightness)
}

const shaded = (name: string, lightness: number) =>
  lightness < 0.3 ? `dark ${name}` : lightness > 0.72 ? `light ${name}` : name
