import { Pixels } from '../pixels'
import { withMaps, type Drawing } from './drawing'

const SPROUT = `
m.mm
mmgg
.g..
`

const BODY = `
....kkkkkkkk....
...kccccccccck..
..kcccccccccck..
..kcckkkkkkkkkk.
..khckkmkkkmkkk.
..khckkmkkkmkkk.
..khcckkkkkkkk..
...khhcccccck...
....krrrrrrk....
....kccyycck....
....kcchhcck....
................
................
`

const SPROUT_LEANING = `
mm..mm..
.mmmmg..
...g....
`

const SCARF_DOWN = `
.rr.
rrrr
rr..
.r..
`

const SCARF_WAVE = `
rr..
.rrr
..rr
`

const SCARF_LONG = `
rr..rrr.
.rrrrrrr
...rr.rr
`

const STANDING = `
kook.kook
.kk...kk.
`

const STRIDE = `
.kook.kook
.kk.....kk
`

const PASSING = `
.kkook..
..kkk...
`

const STRIDE_BACK = `
kook..kook
kk.....kk.
`

/** Behind the hero while it dashes. */
const SPEED_LINES = `
..ll
l...
.lll
....
lll.
..ll
`

const EMPTY = new Pixels(16, 16)
const BODY_TOP = 3

const idle = withMaps(EMPTY, [6, 0, SPROUT], [0, BODY_TOP, BODY], [3, 14, STANDING], [1, 11, SCARF_DOWN])
const running = withMaps(EMPTY, [4, 0, SPROUT_LEANING], [0, BODY_TOP, BODY])

function dashing(linesY: number, scarfY: number, legs: string): Pixels {
  return withMaps(
    EMPTY,
    [0, linesY, SPEED_LINES],
    [0, scarfY, SCARF_LONG],
    [5, 0, SPROUT_LEANING],
    [1, BODY_TOP, BODY],
    [4, 14, legs],
  )
}

/** The hero idle, running and dashing; idle by its plain name. */
export function hero(): Drawing[] {
  return [
    { name: 'hero', duration: 100, frames: [idle] },
    { name: 'hero#idle', duration: 400, frames: [idle, withMaps(idle, [7, 7, 'k'], [11, 7, 'k'])] },
    {
      name: 'hero#run',
      duration: 100,
      frames: [
        withMaps(running, [3, 14, STRIDE], [0, 11, SCARF_WAVE]),
        withMaps(running, [4, 14, PASSING], [0, 10, SCARF_WAVE]),
        withMaps(running, [3, 14, STRIDE_BACK], [0, 11, SCARF_WAVE]),
        withMaps(running, [4, 14, PASSING], [1, 11, SCARF_WAVE]),
      ],
    },
    {
      name: 'hero#dash',
      duration: 80,
      frames: [dashing(4, 10, STRIDE), dashing(6, 11, STRIDE_BACK), dashing(3, 10, STRIDE)],
    },
  ]
}
