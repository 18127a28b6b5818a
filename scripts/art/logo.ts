import { Pixels, pixelsOf, rowsOf, type Color, type Legend } from './pixels'

type Theme = 'light' | 'dark'
type Colors = Record<'ink' | 'accent' | 'shade' | 'paper' | 'gold' | 'flame', Color>

/**
 * Brand colors: ink for letters and cartridge, accent and shade, paper for the arrow, gold and flame for the thrust.
 */
const THEMES: Record<Theme, Colors> = {
  light: { ink: '#1f1730', accent: '#bf88ff', shade: '#8a4fd6', paper: '#ffffff', gold: '#ffb638', flame: '#f2704b' },
  dark: { ink: '#f4f1fa', accent: '#68ebb0', shade: '#2fae7f', paper: '#121113', gold: '#ffcf5a', flame: '#f2884b' },
}

/** A game cartridge taking off: an arrow on its label, contacts as engines. */
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
/** Slant of each letter row in pixels. */
const LEAN = [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]

export function icon(theme: Theme): Pixels {
  return pixelsOf(ICON, legend(THEMES[theme]))
}

/** Mark, speed lines and slanted wordmark with shadow; crisp at 24, 36 and 48 pixels. */
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
