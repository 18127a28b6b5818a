import type { Declarations, Diagnostic, Lowered } from 'rust'
import { lowerProgram } from 'rust'
import type { Natives, Panic } from 'rust/machine'
import { prepare } from 'rust/machine'
import { isDrawn, type Call } from '../call'
import type { Resolution } from '../camera'
import { IDLE_INPUT, type FrameInput } from '../input'
import { CANVAS, Machine, runFrame } from '../machine'
import { nativesWith } from '../natives/engineNatives'
import type { OptionFacts } from '../options'
import { canvasOf, type Canvas } from '../raster/canvas'
import { drawCalls } from '../raster/drawCalls'
import type { Sprites } from '../sprites/sprite'
import { optionFactsOf } from './declaredOptions'

export type DrawOptions = {
  /** What programs can name: std and engine. */
  declarations: Declarations
  /** The sprites that programs find. */
  sprites: Sprites
  /** The frame that is drawn, counted from 0. The frames before it run, too. */
  frame?: number
  /** The input of a frame; idle by default. */
  input?: (tick: number) => FrameInput
  resolution?: Resolution
}

export type DrawnProgram = {
  /** The calls of the frame, up to where it ended. */
  calls: readonly Call[]
  /** The picture of the frame; black where the program cannot run. */
  pixels: Canvas
  diagnostics: readonly Diagnostic[]
  /** What ended the program, in this frame or an earlier one; the picture is then of the last frame that it began. */
  panic: Panic | undefined
  /** The log lines of all frames. */
  logs: readonly string[]
  /** The name of the surface shader, '' where none is set; the picture does not show it. */
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

/** Runs a lowered program up to a frame and draws that frame. */
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

const factsOfTables = new WeakMap<Declarations['options'], OptionFacts>()

/** Everything that programs on this machine can call, with the declared options; these are evaluated once per declarations. */
export function nativesFor(machine: Machine, { options, natives }: Declarations): Natives {
  const facts = factsOfTables.get(options) ?? optionFactsOf(options)
  factsOfTables.set(options, facts)
  return nativesWith(machine, facts, natives)
}
