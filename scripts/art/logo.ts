import { Pixels, pixelsOf, rowsOf } from './pixels'
import type { Color, Legend } from './pixels'

type Theme = 'light' | 'dark'
type Colors = Record<'ink' | 'accent' | 'shade' | 'paper' | 'gold' | 'flame', Color>

/** The colors of the identity: ink for letters and the cartridge, the accent and its shade, paper for the arrow, gold and flame for the thrust. */
const THEMES: Record<Theme, Colors> = {
  light: { ink: '#1f1730', accent: '#bf88ff', shade: '#8a4fd6', paper: '#ffffff', gold: '#ffb638', flame: '#f2704b' },
  dark: { ink: '#f4f1fa', accent: '#68ebb0', shade: '#2fae7f', paper: '#121113', gold: '#ffcf5a', flame: '#f2884b' },
}

/** A game cartridge that takes off: an arrow on its label, contacts for engines. */
const ICON = `
..kkkkkkkkkkkk..
.kkkkkkkkkkkkkk.
.kaaaaaaaaaaaak.
.kaaaaappaaaaak.
.kaaaappppaaaak.
.kaaappppppaaak.
.kaaaaappaaaaak.
.kaaaaappaaaaak.
.ksssssppsssssk.
.kkkkkkkkkkkkkk.
.kkkkkkkkkkkkkk.
...kkkkkkkkkk...
...ggkkggkkgg...
...ggkkggkkgg...
...f...gg...f...
.......ff.......
`

/** The icon in the height of the wordmark. */
const MARK = `
kkkkkkkkkk
kaaaaaaaak
kaaappaaak
kaappppaak
kappppppak
kaaappaaak
ksssppsssk
kkkkkkkkkk
.gkkggkkg.
.gkkggkkg.
.f..gg..f.
....ff....
`

const LETTERS = [
  `
#########
#########
#########
...###...
...###...
...###...
...###...
...###...
...###...
...###...
...###...
`,
  `
###...###
###...###
###...###
###...###
###...###
###...###
###...###
###...###
#########
#########
.#######.
`,
  `
########.
#########
###...###
###...###
###...###
#########
########.
###.####.
###..###.
###...###
###...###
`,
  `
########.
#########
###...###
###...###
########.
########.
#########
###...###
###...###
#########
########.
`,
  `
.#######.
#########
#########
###...###
###...###
###...###
###...###
###...###
#########
#########
.#######.
`,
]

const SPEED_LINES = [
  { x: 13, y: 1, width: 6 },
  { x: 16, y: 5, width: 5 },
  { x: 12, y: 9, width: 8 },
]

const LETTER_ADVANCE = 11
/** How far each row of a letter leans to the right, from top to bottom. */
const LEAN = [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]

/** The mark alone, sixteen pixels square. */
export function icon(theme: Theme): Pixels {
  return pixelsOf(ICON, legend(THEMES[theme]))
}

/** The mark, speed lines and the leaning wordmark with its shadow. Twelve pixels high, for sharp edges at 24, 36 and 48. */
export function logo(theme: Theme): Pixels {
  const colors = THEMES[theme]
  const left = 18
  const pixels = new Pixels(left + LETTERS.length * LETTER_ADVANCE + 1, 12)
  pixels.map(0, 0, MARK, legend(colors))
  for (const { x, y, width } of SPEED_LINES) pixels.rect(x, y, width, 1, colors.accent)
  drawWord(pixels, left + 1, 1, colors.accent)
  drawWord(pixels, left, 0, colors.ink)
  return pixels
}

function drawWord(pixels: Pixels, left: number, top: number, color: Color) {
  LETTERS.forEach((letter, index) => {
    rowsOf(letter).forEach((row, y) => {
      pixels.map(left + index * LETTER_ADVANCE + LEAN[y]!, top + y, row, { '#': color })
    })
  })
}

function legend({ ink, accent, shade, paper, gold, flame }: Colors): Legend {
  return { k: ink, a: accent, s: shade, p: paper, g: gold, f: flame }
}
