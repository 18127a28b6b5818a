import type { Call } from '../../engine/call'
import { isDrawn } from '../../engine/call'
import { describeCalls } from '../../engine/description/describeCalls'
import { drawProgram } from '../../engine/drawProgram'
import { momentOf } from '../../engine/input/moment'
import { CANVAS } from '../../engine/machine'
import type { Canvas } from '../../engine/raster/canvas'
import { SPRITES } from '../../engine/sprites/sprites'
import { declarationsWith, type Declarations } from '../../rust/program'
import type { Program } from '../../rust/ir/program'
import { positionAt } from '../../rust/front/source/position'
import { behaviorOf } from './behaviorOf'
import type { Behavior } from './behaviorOf'
import { engineDeclarations } from './engineDeclarations'
import { smallPng } from './smallPng'
import { writtenExample } from './writtenExample'

/** The picture of a program at a moment. */
export type DrawnPicture = {
  canvas: Canvas
  png: Uint8Array
  /** What stands on it, in one English sentence. */
  description: string
  behavior: Behavior
  /** The program, ready to run without its text; undefined where it needs that. */
  written: Program | undefined
}

/** A picture, or why there is none: at a line of the program, counted from 1. */
export type Drawing = { picture: DrawnPicture } | { line: number; problem: string; remedy: string }

let declarations: Declarations | undefined

/** Drawings by program and moment: an edit draws one picture again and not all. */
const known = new Map<string, Drawing>()

/**
 * Draws a program at a moment, written as `frame=90 keys=right`; the same twice is drawn once. A picture with nothing on it is
 * a fault, but not that of a game which is still being built.
 */
export function drawnExample(program: string, moment: string, mayBeEmpty = false): Drawing {
  const key = `${mayBeEmpty} ${moment}\n${program}`
  const drawing = known.get(key) ?? draw(program, moment, mayBeEmpty)
  known.set(key, drawing)
  return drawing
}

function draw(program: string, written: string, mayBeEmpty: boolean): Drawing {
  const moment = momentOf(written)
  if (!moment) {
    const remedy = 'write for example preview="frame=90 keys=right@10-40 pointer=120,40 press"'
    return { line: 0, problem: `the moment "${written}" cannot be read`, remedy }
  }
  declarations ??= declarationsWith(engineDeclarations())
  const { frame, inputAt } = moment
  const { calls, pixels, diagnostics, panic } = drawProgram(program, {
    declarations,
    sprites: SPRITES,
    frame,
    input: inputAt,
  })
  const [fault] = diagnostics
  const lineAt = (offset: number) => positionAt(program, offset).line
  if (fault) {
    const problem = [fault.message, fault.label].filter(Boolean).join(': ')
    return { line: lineAt(fault.span.start), problem, remedy: fault.help ?? 'mend the program, or drop `preview`' }
  }
  if (panic) {
    const remedy = 'mend the program, or show an earlier frame'
    return { line: panic.span ? lineAt(panic.span.start) : 0, problem: panic.message, remedy }
  }
  const missing = missingSprite(calls)
  if (missing !== undefined) {
    return {
      line: 0,
      problem: `there is no sprite "${missing}"`,
      remedy: `use one of: ${[...SPRITES.keys()].join(', ')}`,
    }
  }
  if (!mayBeEmpty && pixels.pixels.every((pixel) => pixel === BLACK)) {
    return { line: 0, problem: 'the preview draws nothing', remedy: 'drop `preview`, or show another frame' }
  }
  const picture = {
    canvas: pixels,
    png: smallPng(pixels),
    description: describeCalls(calls, CANVAS),
    behavior: behaviorOf(program, declarations),
    written: writtenExample(program, declarations),
  }
  return { picture }
}

const BLACK = 0xff000000

/** The first sprite that the calls name and nobody has drawn. */
function missingSprite(calls: readonly Call[]): string | undefined {
  const named = calls
    .filter(isDrawn)
    .flatMap((call) => (call.op === 'sprite!' || call.op === 'nine_slice!' ? [call.options.name] : []))
  return named.find((name) => !SPRITES.has(name))
}
