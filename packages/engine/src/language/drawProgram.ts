import { lowerProgram, type Declarations, type Diagnostic, type Lowered } from 'rust'
import { prepare, type Natives, type Panic } from 'rust/machine'
import { isDrawn, type Call, type Camera } from '../call'
import type { Resolution } from '../camera'
import { IDLE_INPUT, type FrameInput } from '../input'
import { CANVAS, Machine, runFrame } from '../machine'
import { nativesWith } from '../natives/engineNatives'
import type { OptionFacts } from '../options'
import { outputOf, type OutputLine } from '../output'
import { canvasOf, type Canvas } from '../raster/canvas'
import { drawCalls } from '../raster/drawCalls'
import type { Sprites } from '../sprites/sprite'
import { optionFactsOf } from './declaredOptions'

export type DrawOptions = {
  /** Declarations of std and engine. */
  declarations: Declarations
  sprites: Sprites
  /** Counted from 0; earlier frames run, too. */
  frame?: number
  /** Idle by default. */
  input?: (tick: number) => FrameInput
  resolution?: Resolution
  /** The surface shader that is active from the start. */
  shader?: string | undefined
}

export type DrawnProgram = {
  /** The calls of the frame up to its end. */
  calls: readonly Call[]
  /** The picture; black if the program cannot run. */
  pixels: Canvas
  diagnostics: readonly Diagnostic[]
  /** What ended the program; the picture is of the last frame that started. */
  panic: Panic | undefined
  output: readonly OutputLine[]
  /** Name of the surface shader, or ''; not part of the picture. */
  shader: string
  camera: Camera
}

export function drawProgram(text: string, options: DrawOptions): DrawnProgram {
  const natives = nativesFor(new Machine(options.sprites), options.declarations)
  return drawLowered(
    lowerProgram(text, options.declarations, (key) => key in natives),
    options,
  )
}

export function drawLowered({ program, diagnostics }: Lowered, options: DrawOptions): DrawnProgram {
  const { declarations, sprites, frame = 0, input = () => IDLE_INPUT, resolution = CANVAS, shader = '' } = options
  const machine = new Machine(sprites, resolution)
  machine.shader = shader
  const prepared = program && prepare(program, nativesFor(machine, declarations))
  const output: OutputLine[] = []
  let panic: Panic | undefined
  for (let tick = 0; prepared && tick <= frame && !panic; tick++) {
    const result = runFrame(prepared, machine, input(tick))
    output.push(...outputOf(result, tick))
    panic = result.panic
  }
  const pixels = canvasOf(...resolution)
  drawCalls(pixels, machine.calls.filter(isDrawn), sprites)
  return { calls: machine.calls, pixels, diagnostics, panic, output, shader: machine.shader, camera: machine.camera }
}

const factsOfTables = new WeakMap<Declarations['options'], OptionFacts>()

/** Evaluates the options once per set of declarations. */
export function nativesFor(machine: Machine, { options, natives }: Declarations): Natives {
  const facts = factsOfTables.get(options) ?? optionFactsOf(options)
  factsOfTables.set(options, facts)
  return nativesWith(machine, facts, natives)
}
