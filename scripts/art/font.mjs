import { rowsOf } from './pixels.mjs'

/** Glyphs of a proportional face, seven rows above the baseline and two below; a space parts neighbors. */
const FACE = [
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
    return [...characters].map((character, index) => [character, rows.map((row) => row[index]).join('\n')])
  }),
)

/** The width of a line of text in pixels, without the gap after its last glyph. */
export function widthOf(text) {
  return [...text].reduce((width, character) => width + advanceOf(character), -1)
}

export function drawText(pixels, x, y, text, color) {
  for (const character of text) {
    if (character !== ' ') pixels.map(x, y, GLYPHS.get(character), { '#': color })
    x += advanceOf(character)
  }
}

function advanceOf(character) {
  return 1 + (character === ' ' ? SPACE_WIDTH : rowsOf(GLYPHS.get(character))[0].length)
}
