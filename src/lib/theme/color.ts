/** WCAG AA for normal text. */
export const MIN_TEXT_CONTRAST = 4.5

/** From 1 to 21, by WCAG; colors are hexadecimal. */
export function contrastRatio(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Black if white would be hard to read, otherwise white. */
export function textColorOn(background: string): '#000' | '#fff' {
  return contrastRatio('#fff', background) < MIN_TEXT_CONTRAST ? '#000' : '#fff'
}

export function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function channels(color: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1]
  if (digits === undefined) throw new Error(`Not a hexadecimal color: ${color}`)
  const size = digits.length / 3
  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * size, (index + 1) * size)
    return parseInt(size === 1 ? channel + channel : channel, 16)
  })
}
