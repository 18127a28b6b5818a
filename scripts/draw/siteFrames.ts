import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '../../src/engine/call'
import type { DrawCall } from '../../src/engine/drawCall'
import type { FrameInput } from '../../src/engine/input/frameInput'
import { Machine } from '../../src/engine/machine'
import { engineNatives } from '../../src/engine/natives/engineNatives'
import type { Sprites } from '../../src/engine/sprites/sprite'
import { check } from '../../src/rust/checker/check'
import type { Checked } from '../../src/rust/checker/checked'
import type { Declarations } from '../../src/rust/declarations/declarations'
import { readCrate } from '../../src/rust/declarations/readCrate'
import type { Diagnostic } from '../../src/rust/diagnostics/diagnostic'
import { prepare } from '../../src/rust/evaluator/prepare'
import { parseDeclarations, parseProgram } from '../../src/rust/parser/parseProgram'
import { stdDeclarations } from '../../src/rust/std/declarations'
import { stdNatives } from '../../src/rust/std/natives'
import type { Natives } from '../../src/rust/values/native'
import type { Panic } from '../../src/rust/values/panic'
import type { RecordedFrame } from './frameLine'

const CRATE_DIR = path.resolve('contract/src')

let declarations: Declarations | undefined

/** What programs of the site can name: std, and the contract crate as it is written. */
export function siteDeclarations(): Declarations {
  declarations ??= readDeclarations()
  return declarations
}

function readDeclarations(): Declarations {
  const names = readdirSync(CRATE_DIR).filter((name) => name.endsWith('.rs'))
  const files = new Map(names.map((name) => [name, readFileSync(path.join(CRATE_DIR, name), 'utf8')]))
  const { items, macros, options } = readCrate({ files, hasFeature: false })
  const modules = [
    { name: 'std', items: parseDeclarations(stdDeclarations) },
    { name: 'turbo', items },
  ]
  return { modules, macros, options }
}

/** A program that was checked: what is wrong with it, or its frames up to a panic. */
export type SiteFrames = {
  diagnostics: readonly Diagnostic[]
  recorded: RecordedFrame[]
  /** What ended the last frame before its end. */
  end?: Panic
}

/** What is wrong with a program, or not supported. */
export function siteDiagnostics(text: string): readonly Diagnostic[] {
  return siteFrames(text, [], new Map()).diagnostics
}

/** What a check breaks on purpose, to see whether it notices. */
export type SiteChanges = { options?: Declarations['options']; natives?: (natives: Natives) => Natives }

/** Runs a program as the site does, one frame for each input. */
export function siteFrames(
  text: string,
  inputs: readonly FrameInput[],
  sprites: Sprites,
  { options = siteDeclarations().options, natives: changed = (natives) => natives }: SiteChanges = {},
): SiteFrames {
  const { diagnostics, program } = checked(text)
  if (!program) return { diagnostics, recorded: [] }
  const machine = new Machine(sprites)
  const natives = changed({ ...stdNatives, ...engineNatives(machine, options) })
  const prepared = prepare(program, natives)
  if (!prepared.program) return { diagnostics: prepared.diagnostics, recorded: [] }
  const recorded: RecordedFrame[] = []
  for (const [frame, input] of inputs.entries()) {
    machine.beginFrame(input)
    const end = prepared.program.frame()
    recorded.push({ frame, calls: machine.calls, panic: end?.message ?? null })
    if (end) return { diagnostics, recorded, end }
  }
  return { diagnostics, recorded }
}

function checked(text: string): { diagnostics: readonly Diagnostic[]; program?: Checked } {
  const known = siteDeclarations()
  const { tree, diagnostics } = parseProgram(text, known.macros)
  if (diagnostics.length > 0) return { diagnostics }
  const program = check(tree, known)
  return program.diagnostics.length > 0 ? { diagnostics: program.diagnostics } : { diagnostics: [], program }
}

/** Whether a call draws; the others are only told. */
export function isDrawn(call: Call): call is DrawCall {
  return call.op !== 'log!' && !call.op.startsWith('audio::')
}
