import { rowsOf, type Color, type Pixels } from './pixels'

/** Proportional glyphs, seven rows above the baseline and two below, separated by spaces. */
const FACE: readonly (readonly [characters: string, map: string])[] = [
  [
    'Mabdefg',
    `
#...# .... #... ...# .... .## ....
##.## .... #... ...# .... #.. ....
#.#.# .##. ###. .### .##. ### .###
#.#.# ...# #..# #..# #..# #.. #..#
#...# .### #..# #..# #### #.. #..#
#...# #..# #..# #..# #... #.. #..#
#...# .### ###. .### .### #.. .###
..... .... .... .... .... ... ...#
..... .... .... .... .... ... .##.
`,
  ],
  [
    'iklmoprs',
    `
# #... # ..... .... .... ... ....
. #... # ..... .... .... ... ....
# #..# # ####. .##. ###. #.# .###
# #.#. # #.#.# #..# #..# ##. #...
# ##.. # #.#.# #..# #..# #.. .##.
# #.#. # #.#.# #..# #..# #.. ...#
# #..# # #.#.# .##. ###. #.. ###.
. .... . ..... .... #... ... ....
. .... . ..... .... #... ... ....
`,
  ],
  [
    'tunw,-.D',
    `
... .... .... ..... .. ... . ####.
.#. .... .... ..... .. ... . #...#
### #..# ###. #.#.# .. ... . #...#
.#. #..# #..# #.#.# .. ### . #...#
.#. #..# #..# #.#.# .. ... . #...#
.#. #..# #..# #.#.# .# ... . #...#
..# .### #..# .#.#. .# ... # ####.
... .... .... ..... #. ... . .....
... .... .... ..... .. ... . .....
`,
  ],
  [
    '0123456789x',
    `
.##. .#. .##. ###. ..#. #### .##. #### .##. .##. ...
#..# ##. #..# ...# .##. #... #... ...# #..# #..# ...
#..# .#. ...# ...# #.#. ###. ###. ..#. #..# #..# #.#
#..# .#. ..#. .##. #.#. ...# #..# ..#. .##. .### #.#
#..# .#. .#.. ...# #### ...# #..# .#.. #..# ...# .#.
#..# .#. #... ...# ..#. #..# #..# .#.. #..# ...# #.#
.##. ### #### ###. ..#. .##. .##. .#.. .##. .##. #.#
.... ... .... .... .... .... .... .... .... .... ...
.... ... .... .... .... .... .... .... .... .... ...
`,
  ],
]

const SPACE_WIDTH = 3

const GLYPHS = new Map(
  FACE.flatMap(([characters, map]) => {
    const rows = rowsOf(map).map((row) => row.split(' '))
    return [...characters].map((character, index) => [character, rows.map((row) => row[index]).join('\n')] as const)
  }),
)

/** Width in pixels, without the gap after the last glyph. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + advanceOf(character), -1)
}

/** `x` and `y` are the upper left corner. */
export function drawText(pixels: Pixels, x: number, y: number, text: string, color: Color) {
  for (const character of text) {
    if (character !== ' ') pixels.map(x, y, glyphOf(character), { '#': color })
    x += advanceOf(character)
  }
}

function advanceOf(character: string): number {
  return 1 + (character === ' ' ? SPACE_WIDTH : rowsOf(glyphOf(character))[0]!.length)
}

function glyphOf(character: string): string {
  const glyph = GLYPHS.get(character)
  if (glyph === undefined) throw new Error(`The face has no ${character}.`)
  return glyph
}
