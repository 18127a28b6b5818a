import { Pixels } from '../pixels'
import { mirrored, picture, withMaps, type Drawing } from './drawing'

/** The left half of the sitting cat, without eyes, mouth and tail. */
const HALF = `
................
....kk..........
...koik.........
...koiik........
...koiiik..kkkkk
...koiiiokkooooo
...kooiooooboobb
..koooooooobooob
..koooooooobooob
.koooooooooooooo
.koooooooooooooo
.kbboooooooooooo
.koooooooooooooo
.kbbbooooooooooo
.kooooooooohhhhh
.koooooooohhhhhh
..kooooooohhhhhh
..koooooohhhhhhh
...koooohhhhhhhh
....kooohhhhhhhh
.....kkkkohhhhhh
.....kookkkkkkkk
.....koooooccccc
....kobooocccccc
....kobboocccccc
....kooooccccccc
....kobboocccccc
....kooooocccccc
....kookkkocccck
....kokccckkcckk
....kkkccccckkk.
.....kkkkkkkk...
`

const TAIL = `
...kk
..kook
..kook
...kbk
...kook
...kbok
...kook
..kobbk
.kooook
kkkook.
...kk..
`

const OPEN_EYE = `
.kk.
kwkk
kwkk
kkkk
.kk.
`

const GLAD_EYE = `
....
....
.kk.
k..k
....
`

const NOSE = `
iiii
.ii.
`

const SMILE = `
...kk...
k..kk..k
.kk..kk.
`

const HALF_OPEN = `
..kkkkkk..
.krrrrrrk.
.krriirrk.
..kiiiik..
...kkkk...
`

const WIDE_OPEN = `
..kkkkkkkkkk..
.krrrrrrrrrrk.
kcrrrrrrrrrrck
krrrrrrrrrrrrk
krrrriiiirrrrk
.krriiiiiirrk.
..kiiiiiiiik..
...kkkkkkkk...
`

const CHEWING = `
k......k
.kkkkkk.
`

const CHEEKS = `
ii..............ii
iii............iii
`

/** A hungry orange cat: idle, opening its mouth, chewing. */
export function munchCat(): Drawing {
  const body = new Pixels(32, 32)
  body.draw(0, 0, picture(mirrored(HALF), 32, 32))
  const cat = withMaps(body, [25, 19, TAIL], [14, 15, NOSE], [7, 16, CHEEKS])
  const eyes = (map: string, y: number) => [[7, y, map] as const, [21, y, map] as const]
  return {
    name: 'munch_cat',
    duration: 100,
    frames: [
      withMaps(cat, ...eyes(OPEN_EYE, 9), [12, 17, SMILE]),
      withMaps(cat, ...eyes(OPEN_EYE, 9), [11, 17, HALF_OPEN]),
      withMaps(cat, ...eyes(OPEN_EYE, 8), [9, 16, WIDE_OPEN]),
      withMaps(cat, ...eyes(GLAD_EYE, 9), [12, 18, CHEWING]),
    ],
  }
}
