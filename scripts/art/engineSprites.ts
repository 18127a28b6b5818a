import { bat, cat, dashingCat } from './game/creatures'
import { GAME, type Drawing } from './game/drawing'
import { hero } from './game/hero'
import { munchCat } from './game/munchCat'
import { space } from './game/space'
import { bubble, coin, heart, panel } from './game/things'
import { windmill } from './game/windmill'
import type { Color } from './pixels'

export function drawings(): Drawing[] {
  return [munchCat(), heart(), ...hero(), panel(), bubble(), coin(), windmill(), cat(), dashingCat(), bat(), ...space()]
}

export function drawnSpritesModule(): string {
  const colors = Object.entries(GAME).map(([letter, color]) => letter + color.slice(1))
  const lines = drawings().map((drawing) => `  '${lineOf(drawing)}',\n`)
  return [
    '/** Colors by pixel letter. */\n',
    `export const COLORS =\n  '${colors.join(' ')}'\n\n`,
    '/** Name, width, height, ms per frame, frames, and pixel runs; drawn in scripts/art/game. */\n',
    `export const DRAWN_SPRITES = [\n${lines.join('')}]\n`,
  ].join('')
}

function lineOf({ name, frames, duration }: Drawing): string {
  const { width, height } = frames[0]!
  const letters = frames.map(({ colors }) => Array.from(colors, letterOf))
  const changes = letters.map((frame, index) =>
    frame.map((letter, place) => (letter === letters[index - 1]?.[place] ? '=' : letter)),
  )
  return [name, width, height, duration, frames.length, runsOf(changes.flat())].join(' ')
}

/** An equals sign repeats the pixel of the previous frame. */
function runsOf(letters: readonly string[]): string {
  return letters.join('').replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`)
}

function letterOf(color: Color | undefined): string {
  if (color === undefined) return '.'
  const letter = Object.entries(GAME).find(([, other]) => other === color)?.[0]
  if (letter === undefined) throw new Error(`The sprites have no color ${color}.`)
  return letter
}
