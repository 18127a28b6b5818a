/**
 * Draws a frame of a program like the site, or prints its draw calls.
 *
 * Run: npm run draw -- program.rs [--frame N] [--out picture.png] [--calls] [--native] [--ir] [--sprites FOLDER] [--input FILE]
 *
 * `-` reads standard input. By default frame N (0) is written to `picture.png` or `--out`. `--calls` prints the calls of
 * frames 0 to N, one line of JSON each; `--native` takes them from rustc and the contract crate. `--ir` prints the lowered
 * program. `--sprites` adds the sprites of a folder, `--input` player input as described in docs/examples.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deflateSync } from 'node:zlib'
import { IDLE_INPUT, Machine, SPRITES, type FrameInput, type Sprites } from 'engine'
import { drawProgram, nativesFor } from 'engine/language'
import { lowerProgram, type Diagnostic } from 'rust'
import { printed, positionAt, type Panic } from 'rust/machine'
import { pngOf } from '../src/gatsby/examples/png'
import { floatOptionsOf, frameLine } from './draw/frameLine'
import { inputOf, nativeScript } from './draw/inputFile'
import { nativeFrames, NotCompiled } from './draw/nativeFrames'
import { siteDeclarations, siteFrames } from './draw/siteFrames'

const NATIVE_SECONDS = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    frame: { type: 'string', default: '0' },
    out: { type: 'string', default: 'picture.png' },
    calls: { type: 'boolean', default: false },
    native: { type: 'boolean', default: false },
    ir: { type: 'boolean', default: false },
    sprites: { type: 'string' },
    input: { type: 'string' },
  },
})

void draw()

async function draw() {
  const [file] = positionals
  const frame = Number(values.frame)
  if (file === undefined || !Number.isSafeInteger(frame) || frame < 0) {
    fail(
      'usage: npm run draw -- program.rs [--frame N] [--out FILE] [--calls] [--native] [--ir] [--sprites FOLDER] [--input FILE]',
    )
  }
  if (values.native && !values.calls) fail('--native prints calls: add --calls')
  const program = read(file)
  if (values.ir) return printProgram(file, program)
  const frames = frame + 1
  const { inputs, diagnostics } = inputOf(values.input === undefined ? '' : read(values.input), frames)
  for (const { line, column, message } of diagnostics) reportError(values.input ?? '', line, column, message)
  if (diagnostics.length > 0) process.exit(1)
  const sprites = values.sprites === undefined ? SPRITES : await spritesOf(values.sprites)

  if (values.native) return printNative(file, program, frames, nativeScript(inputs), sprites)
  if (values.calls) return printCalls(file, program, inputs, sprites)
  drawPicture(file, program, inputs, sprites)
}

function printProgram(file: string, text: string) {
  const declarations = siteDeclarations()
  const natives = nativesFor(new Machine(SPRITES), declarations)
  const { program, diagnostics } = lowerProgram(text, declarations, (key) => key in natives)
  setDiagnostics(file, text, diagnostics, undefined)
  if (program) process.stdout.write(printed(program))
}

function printCalls(file: string, program: string, inputs: readonly FrameInput[], sprites: Sprites) {
  const { diagnostics, recorded, end } = siteFrames(program, inputs, sprites)
  setDiagnostics(file, program, diagnostics, end)
  const floats = floatOptionsOf(siteDeclarations().options)
  for (const each of recorded) process.stdout.write(`${frameLine(each, floats)}\n`)
}

function drawPicture(file: string, program: string, inputs: readonly FrameInput[], sprites: Sprites) {
  const { diagnostics, panic, pixels } = drawProgram(program, {
    declarations: siteDeclarations(),
    sprites,
    frame: inputs.length - 1,
    input: (tick) => inputs[tick] ?? IDLE_INPUT,
  })
  setDiagnostics(file, program, diagnostics, panic)
  writeFileSync(
    values.out,
    pngOf(pixels, (bytes) => deflateSync(bytes, { level: 9 })),
  )
}

/** An invalid program prints nothing but diagnostics. */
function setDiagnostics(file: string, program: string, diagnostics: readonly Diagnostic[], end: Panic | undefined) {
  for (const { span, message, label, help } of diagnostics) {
    const { line, column } = positionAt(program, span.start)
    const more = [label && `: ${label}`, help && ` (${help})`].filter(Boolean).join('')
    reportError(file, line, column, message + more)
  }
  if (diagnostics.length > 0) process.exit(1)
  if (!end) return
  const { line, column } = positionAt(program, end.span?.start ?? 0)
  reportError(file, line, column, end.message)
}

function printNative(file: string, program: string, frames: number, script: string, sprites: Sprites) {
  try {
    const options = { frames, script, sprites, timeoutMs: NATIVE_SECONDS * 1000 }
    const [lines = []] = nativeFrames('program', [{ name: 'program', text: program }], options)
    for (const line of lines) process.stdout.write(`${line}\n`)
  } catch (error) {
    if (!(error instanceof NotCompiled)) throw error
    for (const { line, column, message } of error.errors) reportError(file, line, column, message)
    process.exit(1)
  }
}

async function spritesOf(folder: string): Promise<Sprites> {
  const { spritesIn } = await import('./draw/spriteFolder')
  return spritesIn(folder)
}

/** `-` is stdin. */
function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    return fail(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function reportError(file: string, line: number, column: number, message: string) {
  process.stderr.write(`${file}:${line}:${column} ${message}\n`)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
