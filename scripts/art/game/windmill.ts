import { Pixels } from '../pixels'
import { GAME, type Drawing } from './drawing'

const SIZE = 64
const HUB = { x: 32, y: 26 }
const FRAMES = 4
const BLADES = 4

/** A windmill whose four frames complete a quarter turn and loop seamlessly. */
export function windmill(): Drawing {
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    const pixels = new Pixels(SIZE, SIZE)
    drawTower(pixels)
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const color = sailColor(x + 0.5 - HUB.x, y + 0.5 - HUB.y, frame / FRAMES)
        if (color) pixels.set(x, y, color)
      }
    return pixels
  })
  return { name: 'windmill', duration: 100, frames }
}

/** A tower that widens toward the ground, with a cap, a window and a door. */
function drawTower(pixels: Pixels) {
  for (let y = 14; y < SIZE; y++) {
    const half = y < 24 ? 4 + Math.floor((y - 14) / 2) : 9 + Math.floor((y - 24) / 8)
    const [body, shade] = y < 24 ? [GAME.r, GAME.p] : [GAME.c, GAME.h]
    pixels.rect(32 - half, y, 2 * half, 1, y === 14 || y === 23 || y === SIZE - 1 ? GAME.k : body)
    if (y > 14 && y < 23) pixels.rect(32 + half - 4, y, 3, 1, shade)
    if (y > 23 && y < SIZE - 1) pixels.rect(32 + half - 6, y, 5, 1, shade)
    pixels.set(32 - half, y, GAME.k)
    pixels.set(31 + half, y, GAME.k)
  }
  drawOpening(pixels, 29, 38, 6, 7, GAME.y)
  drawOpening(pixels, 28, 52, 8, 12, GAME.b)
}

function drawOpening(pixels: Pixels, x: number, y: number, width: number, height: number, color: string) {
  pixels.rect(x + 1, y, width - 2, 1, GAME.k)
  pixels.rect(x, y + 1, width, height - 1, GAME.k)
  pixels.rect(x + 1, y + 1, width - 2, height - 2, color)
}

/** `x` and `y` are relative to the hub; `quarter` is the fraction of a quarter turn. */
function sailColor(x: number, y: number, quarter: number): string | undefined {
  const distance = Math.hypot(x, y)
  if (distance < 3.2) return distance < 2.2 ? GAME.y : GAME.k
  for (let blade = 0; blade < BLADES; blade++) {
    const angle = ((blade + quarter) * Math.PI) / 2
    const along = x * Math.cos(angle) + y * Math.sin(angle)
    const across = y * Math.cos(angle) - x * Math.sin(angle)
    const color = bladeColor(along, across)
    if (color) return color
  }
  return undefined
}

/** A blade: a spar with cloth on one side. */
function bladeColor(along: number, across: number): string | undefined {
  if (along < 0 || along > 25.5 || across < -1 || across > 7.6) return undefined
  if (across < 1) return along > 24.5 ? GAME.k : GAME.b
  if (along < 7.5) return undefined
  if (along < 8.5 || along > 24.5 || across > 6.6) return GAME.k
  return Math.floor(along - 8.5) % 5 === 4 ? GAME.i : GAME.w
}
