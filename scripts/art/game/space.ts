import { Pixels } from '../pixels'
import { GAME, mirrored, picture, withMaps, type Drawing } from './drawing'

/** Left half, without exhaust. */
const SHIP = `
.......k
......kw
......kc
.....kcc
.....kcm
.....kmg
..k..kmg
.krk.kcg
.kck.kcc
.kckkccc
kcccchcc
kcchcchc
kchkkhrr
khk.kkrr
kk...kkk
........
`

const FIRE_LONG = `
yy..yy
.o..o.
`

const FIRE_SHORT = `
oo..oo
......
`

const METEOR = `
.....kkkkk......
...kkhhobbkk....
..khhoobbbbbk...
.khoobbbbkkbbk..
.koobbkkbkppbbk.
khobbkppkbbbbbbk
kobbbkpppbbbbbpk
kobbbbppbbkkbbpk
kbbkbbbbbkppbbpk
kbkpkbbbbkpppbpk
kbbppbbbbbppbpk.
.kbbbbbbkbbbbpk.
.kpbbbbkpkbbpk..
..kpbbbbpbbppk..
...kkppppppkk...
.....kkkkkk.....
`

/** Left halves of enemies, facing down. */
const ZIPPER = `
........
kk......
kvk...kk
kvlk.kvv
.kvlkvvl
.kvlvvll
..kvvvlk
..kvvlky
...kvlky
...kvvlk
....kvvl
....kkvv
.....kvl
.....kkv
......kl
.......k
`

const SHOOTER = `
......kk
....kkmc
...kmmcc
..kmmmmc
..kmmmmm
.kkkkkkk
kggmmmmm
ktyggyyg
ktyggyyg
kttttttt
.kkttttt
...kkkkt
....kesk
....kesk
....kkkk
........
`

const TANK = `
.kkk....
keekkkkk
ksskriii
keekrrrr
ksskrrkk
keekrkhc
ksskrkho
keekrkoo
ksskrrkk
keekprke
ksskppks
keekkkke
ksskyyks
.kkkkkke
......ks
......kk
`

const SHOT = `
...kk...
..kwwk..
..kywk..
..kyyk..
..kyyk..
..koyk..
..kook..
...kk...
`

const BOLT = `
........
...kk...
..kiik..
.kiwwik.
.kiwwik.
..kiik..
...kk...
........
`

const HEAL = `
........
.rr..rr.
rrirrrrr
rirrrrrr
rrrrrrrr
.rrrrrr.
..rrrr..
...rr...
`

const MORE_HEALTH = `
........
...mm...
...mm...
.mmmmmm.
.mmmmmm.
...mm...
...mm...
........
`

const SPEED = `
...yy...
..yyyy..
.yy..yy.
...yy...
..yyyy..
.yy..yy.
........
........
`

/** Radii of the pulse around a power-up. */
const ORB = [6.4, 7.6] as const

/** Growth of an explosion: a radius per color, and that of the hole. */
const EXPLOSION = [
  { w: 4, y: 0, o: 0, r: 0, hole: 0 },
  { w: 4, y: 6, o: 7, r: 0, hole: 0 },
  { w: 2.5, y: 5.5, o: 7.2, r: 8, hole: 0 },
  { w: 0, y: 5, o: 7, r: 8, hole: 4.2 },
  { w: 0, y: 0, o: 6.6, r: 8, hole: 6.2 },
] as const

const SIZE = 16

/** All space shooter sprites, centered. */
export function space(): Drawing[] {
  const ship = picture(mirrored(SHIP))
  const flying = [FIRE_LONG, FIRE_SHORT].map((fire) => withMaps(ship, [5, 14, fire]))
  return [
    { name: 'ship', duration: 100, frames: flying },
    enemy('meteor', METEOR),
    enemy('zipper', mirrored(ZIPPER)),
    enemy('shooter', mirrored(SHOOTER)),
    enemy('tank', mirrored(TANK)),
    { name: 'shot', duration: 100, frames: [withMaps(new Pixels(SIZE, SIZE), [4, 4, SHOT])] },
    { name: 'bolt', duration: 100, frames: [withMaps(new Pixels(SIZE, SIZE), [4, 4, BOLT])] },
    powerUp('heal', HEAL, GAME.i),
    powerUp('more_health', MORE_HEALTH, GAME.m),
    powerUp('speed', SPEED, GAME.o),
    { name: 'explosion', duration: 100, frames: EXPLOSION.map(explosion) },
  ]
}

function powerUp(name: string, sign: string, color: string): Drawing {
  const frames = ORB.map((radius) => {
    const pixels = new Pixels(SIZE, SIZE)
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const distance = Math.hypot(x - 7.5, y - 7.5)
        if (distance < radius) pixels.set(x, y, distance < radius - 1 ? GAME.p : color)
      }
    return withMaps(pixels, [4, 4, sign])
  })
  return { name, duration: 133, frames }
}

function enemy(name: string, map: string): Drawing {
  const drawn = picture(map)
  const hit = new Pixels(drawn.width, drawn.height)
  drawn.colors.forEach((color, place) => (hit.colors[place] = color && GAME.w))
  return { name, duration: 100, frames: [drawn, hit] }
}

function explosion(rings: (typeof EXPLOSION)[number], step: number): Pixels {
  const pixels = new Pixels(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      // A ragged edge that changes from frame to frame
      const rag = ((x * 7 + y * 11 + step * 5) % 5) * 0.35
      const distance = Math.hypot(x - 7.5, y - 7.5) + rag
      const color = (['w', 'y', 'o', 'r'] as const).find((name) => distance < rings[name])
      if (color && distance >= rings.hole) pixels.set(x, y, GAME[color])
    }
  return pixels
}
