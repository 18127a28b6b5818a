import { drawText, widthOf } from './font'
import { logo } from './logo'
import { SCENE } from './palette'
import { Pixels } from './pixels'
import { drawStatus, scene } from './scene'

const BORDER = 2
const TITLE_BAR = 11
const DOT = '.##.\n####\n####\n.##.'
const LEAP = { x: 92, y: 22, width: 128, height: 72 }
const NAP = { x: 150, y: 64, width: 80, height: 40 }
const TAGLINE = 'Make low-res, sprite-based 2D games as fast as possible.'

/** The scene in a game window with transparent rounded corners, for both themes. */
export function landing(): Pixels {
  const game = scene(396, 112)
  drawStatus(game)
  const pixels = new Pixels(game.width + 2 * BORDER, game.height + TITLE_BAR + BORDER)
  pixels.rect(0, 0, pixels.width, pixels.height, SCENE.v)
  pixels.rect(1, 1, pixels.width - 2, pixels.height - 2, SCENE.k)
  pixels.draw(BORDER, TITLE_BAR, game)
  for (const [index, color] of [SCENE.r, SCENE.y, SCENE.m].entries()) pixels.map(6 + index * 7, 4, DOT, { '#': color })
  const title = 'turbo run'
  drawText(pixels, Math.floor((pixels.width - widthOf(title)) / 2), 2, title, SCENE.l)
  roundCorners(pixels)
  return pixels
}

export function leap(): Pixels {
  const pixels = new Pixels(LEAP.width, LEAP.height)
  pixels.draw(-LEAP.x, -LEAP.y, scene(396, 112))
  return pixels
}

/** For the not-found page. */
export function nap(): Pixels {
  const pixels = new Pixels(NAP.width, NAP.height)
  pixels.draw(-NAP.x, -NAP.y, scene(396, 112))
  return pixels
}

/** The social preview: logo and tagline above the scene. */
export function preview(): Pixels {
  const pixels = scene(400, 210)
  const word = logo('dark')
  const scale = 4
  pixels.draw(Math.floor((pixels.width - word.width * scale) / 2), 22, word, scale)
  drawText(pixels, Math.floor((pixels.width - widthOf(TAGLINE)) / 2), 82, TAGLINE, SCENE.c)
  return pixels
}

function roundCorners(pixels: Pixels) {
  const corner = [
    { out: 3, line: 0 },
    { out: 1, line: 2 },
    { out: 1, line: 1 },
  ]
  for (const [depth, { out, line }] of corner.entries())
    for (const y of [depth, pixels.height - 1 - depth]) {
      pixels.rect(0, y, out, 1, undefined)
      pixels.rect(pixels.width - out, y, out, 1, undefined)
      pixels.rect(out, y, line, 1, SCENE.v)
      pixels.rect(pixels.width - out - line, y, line, 1, SCENE.v)
    }
}
