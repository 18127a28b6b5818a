import type { Diagnostic } from '../rust/front/diagnostics/diagnostic'
import type { Lowered } from '../rust/lower/lower'
import { prepare } from '../rust/machine/evaluator/prepare'
import type { Panic } from '../rust/machine/values/panic'
import { lowerProgram, type Declarations } from '../rust/program'
import { isDrawn, type Call } from './call'
import type { Resolution } from './camera/camera'
import { IDLE_INPUT, type FrameInput } from './input/frameInput'
import { CANVAS, Machine } from './machine'
import { nativesFor } from './natives/nativesFor'
import { canvasOf, type Canvas } from './raster/canvas'
import { drawCalls } from './raster/drawCalls'
import { runFrame } from './runFrame'
import type { Sprites } from './sprites/sprite'

export type DrawOptions = {
  /** What programs can name: std and engine. */
  declarations: Declarations
  /** The sprites that programs find. */
  sprites: Sprites
  /** The frame that is drawn, counted from 0. The frames before it run, too. */
  frame?: number
  /** What players do in a frame; without it nothing. */
  input?: (tick: number) => FrameInput
  resolution?: Resolution
}

export type DrawnProgram = {
  /** The calls of the frame, up to where it ended. */
  calls: readonly Call[]
  /** The picture of the frame; black where the program cannot run. */
  pixels: Canvas
  diagnostics: readonly Diagnostic[]
  /** What ended the program, in this frame or before it: then the frame is the last one that it began. */
  panic: Panic | undefined
  /** The lines that were written in all frames. */
  logs: readonly string[]
  /** The surface shader that is set, and which the picture does not show; '' where none is. */
  shader: string
}

/** Runs a program up to a frame and draws that frame. */
export function drawProgram(text: string, options: DrawOptions): DrawnProgram {
  const natives = nativesFor(new Machine(options.sprites), options.declarations)
  return drawLowered(
    lowerProgram(text, options.declarations, (key) => key in natives),
    options,
  )
}

/** Runs a program that was lowered up to a frame and draws that frame. */
export function drawLowered({ program, diagnostics }: Lowered, options: DrawOptions): DrawnProgram {
  const { declarations, sprites, frame = 0, input = () => IDLE_INPUT, resolution = CANVAS } = options
  const machine = new Machine(sprites, resolution)
  const prepared = program && prepare(program, nativesFor(machine, declarations))
  const logs: string[] = []
  let panic: Panic | undefined
  for (let tick = 0; prepared && tick <= frame && !panic; tick++) {
    const result = runFrame(prepared, machine, input(tick))
    logs.push(...result.logs)
    panic = result.panic
  }
  const pixels = canvasOf(...resolution)
  drawCalls(pixels, machine.calls.filter(isDrawn), sprites)
  return { calls: machine.calls, pixels, diagnostics, panic, logs, shader: machine.shader }
}
