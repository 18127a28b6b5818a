import { canvasOf, describeCalls, type Canvas } from 'engine/draw'
import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { CANVAS, isDrawn, momentOf, SPRITES, type Call, type Camera, type OutputLine } from 'engine'
import { drawLowered } from 'engine/language'
import { positionAt, type Program } from 'rust/machine'
import { shownLinesOf } from '../../lib/code/output'
import { behaviorOf, type Behavior } from './behaviorOf'
import { siteDeclarations } from './engineDeclarations'
import { inputInWords } from './inputInWords'
import { smallPng } from './png'
import { isPlayable, loweredExample } from './writtenExample'

/** Equal inputs give equal results. */
export type ExampleOrder = {
  program: string
  /** Frame and input of its picture, such as `frame=90 keys=right`. */
  moment: string
  /** Whether an empty picture is allowed, as for an unfinished game. */
  mayBeEmpty: boolean
  /** WGSL texts by name, and the active one. */
  shaders?: { sources: Record<string, string>; initial?: string | undefined } | undefined
}

export type EnlargedOrder = { canvas: PackedCanvas; factor: number }

/** A serialized canvas: deflated pixels in base64. */
export type PackedCanvas = { width: number; height: number; pixels: string }

/** The picture and everything else that is published about a program, as JSON. */
export type MadePicture = {
  canvas: PackedCanvas
  /** A PNG file in base64. */
  png: string
  description: string
  /** What a program without a picture logged and played. */
  output?: MadeOutput
  behavior: Behavior
  /** Null if the browser has to compile the text. */
  written: Program | null
  /** The picture through the active shader; null without a shader. */
  surface: SurfaceOrder | null
}

/** Drawn through a shader, in Chromium by `npm run art`. */
export type SurfaceOrder = {
  /** The hash of everything below and of the pixels. */
  key: string
  wgsl: string
  camera: Camera
  tick: number
}

/** Output up to the moment, the input in words, and whether the pointer needs a screen. */
type MadeOutput = { lines: readonly OutputLine[]; input: string; hasScreen: boolean }

/** Lines are counted from 1. */
export type MadeExample = { picture: MadePicture } | { line: number; problem: string; remedy: string }

/** A PNG file in base64. */
export type MadeEnlarged = { png: string }

export function makeEnlarged({ canvas, factor }: EnlargedOrder): MadeEnlarged {
  return { png: packedPng(enlarged(unpackedCanvas(canvas), factor)) }
}

export function enlarged({ width, height, pixels }: Canvas, factor: number): Canvas {
  const large = canvasOf(width * factor, height * factor)
  for (let place = 0; place < large.pixels.length; place++) {
    const x = Math.floor((place % large.width) / factor)
    const y = Math.floor(place / large.width / factor)
    large.pixels[place] = pixels[y * width + x]!
  }
  return large
}

export function makeExample({ program, moment: written, mayBeEmpty, shaders }: ExampleOrder): MadeExample {
  const moment = momentOf(written)
  if (!moment) {
    const remedy = 'write, for example, preview="frame=90 keys=right@10-40 pointer=120,40 press"'
    return { line: 0, problem: `the moment "${written}" cannot be read`, remedy }
  }
  const declarations = siteDeclarations()
  const { frame, inputAt } = moment
  const lowered = loweredExample(program, declarations)
  const {
    calls,
    pixels,
    diagnostics,
    panic,
    output: printed,
    shader,
    camera,
  } = drawLowered(lowered, {
    shader: shaders?.initial,
    declarations,
    sprites: SPRITES,
    frame,
    input: inputAt,
  })
  const [error] = diagnostics
  const lineAt = (offset: number) => positionAt(program, offset).line
  if (error) {
    const problem = [error.message, error.label].filter(Boolean).join(': ')
    return { line: lineAt(error.span.start), problem, remedy: error.help ?? 'fix the program, or remove `preview`' }
  }
  if (panic) {
    const remedy = 'fix the program, or show an earlier frame'
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
  const isEmpty = !mayBeEmpty && pixels.pixels.every((pixel) => pixel === BLACK)
  const lines = isEmpty ? shownLinesOf(printed) : []
  if (isEmpty && lines.length === 0) {
    const problem = 'the preview draws, logs and plays nothing'
    return { line: 0, problem, remedy: 'show another frame, or write not_run="why"' }
  }
  if (lines.length > MAX_LINES) {
    const problem = `the preview logs ${lines.length} lines, and ${MAX_LINES} are shown`
    return { line: 0, problem, remedy: 'show an earlier frame' }
  }
  const behavior = behaviorOf(lowered.program!, declarations, shaders)
  const hasScreen = readsPointer(lowered.program!)
  const reads = behavior.reads || hasScreen
  const canvas = packedCanvas(pixels)
  const wgsl = shaders?.sources[shader]
  const picture = {
    canvas,
    png: packedPng(pixels),
    description: isEmpty ? 'An empty screen.' : describeCalls(calls, CANVAS),
    // What logs in a frame adds lines in the next
    behavior: isEmpty ? { reads, moves: behavior.moves || !reads } : behavior,
    ...(isEmpty && { output: { lines, input: inputInWords(moment), hasScreen } }),
    written: isPlayable(lowered.program!, declarations) ? lowered.program! : null,
    surface: wgsl === undefined ? null : surfaceOrder({ wgsl, camera, tick: frame }, canvas),
  }
  return { picture }
}

/** Maximum number of lines of a built output panel. */
const MAX_LINES = 12

const readsPointer = ({ callees }: Program) =>
  callees.some((callee) => callee.kind === 'native' && callee.key === 'pointer')
function surfaceOrder(order: Omit<SurfaceOrder, 'key'>, { pixels }: PackedCanvas): SurfaceOrder {
  const { wgsl, camera, tick } = order
  const sources = JSON.stringify([inflatedText(pixels), wgsl, camera.x, camera.y, camera.z, tick])
  return { ...order, key: createHash('sha256').update(sources).digest('hex').slice(0, 20) }
}

/** Compression differs between versions of Node. */
const inflatedText = (pixels: string) => inflateSync(Buffer.from(pixels, 'base64')).toString('base64')

const packedPng = (canvas: Canvas) => Buffer.from(smallPng(canvas)).toString('base64')

function packedCanvas({ width, height, pixels }: Canvas): PackedCanvas {
  return { width, height, pixels: deflateSync(new Uint8Array(pixels.buffer)).toString('base64') }
}

export function unpackedCanvas({ width, height, pixels }: PackedCanvas): Canvas {
  const bytes = new Uint8Array(inflateSync(Buffer.from(pixels, 'base64')))
  return { width, height, pixels: new Uint32Array(bytes.buffer) }
}

const BLACK = 0xff000000

function missingSprite(calls: readonly Call[]): string | undefined {
  const named = calls
    .filter(isDrawn)
    .flatMap((call) => (call.op === 'sprite!' || call.op === 'nine_slice!' ? [call.options.name] : []))
  return named.find((name) => !SPRITES.has(name))
}
