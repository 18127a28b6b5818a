/** The colors that readers name in words. */
const COLORS: Readonly<Record<string, string>> = {
  ...{ red: '0xff0000ff', orange: '0xffa500ff', yellow: '0xffff00ff', green: '0x00ff00ff', cyan: '0x00ffffff' },
  ...{ blue: '0x0000ffff', purple: '0x8000ffff', magenta: '0xff00ffff', pink: '0xffc0cbff', brown: '0x8b4513ff' },
  ...{ black: '0x000000ff', white: '0xffffffff', gray: '0x808080ff', grey: '0x808080ff' },
}

/** What was meant by a color in words, or as web pages write it: the number, and what to say. */
export function meantColor(written: string): { text: string; help: string } | undefined {
  const name = written.toLowerCase()
  const text = Object.hasOwn(COLORS, name) ? COLORS[name] : fromHex(name)
  return text === undefined ? undefined : { text, help: `a color is a number, \`0xRRGGBBAA\`: \`${text}\`` }
}

/** `#fff`, `#ffffff` and `#ffffffff`. */
function fromHex(written: string): string | undefined {
  const [, digits] = /^#((?:[\da-f]{3}){1,2}|[\da-f]{8})$/.exec(written) ?? []
  if (digits === undefined) return undefined
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `0x${all.padEnd(8, 'f')}`
}
