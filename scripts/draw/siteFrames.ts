import { Machine, runFrame, type FrameInput, type Sprites } from 'engine'
import { nativesFor, turboDeclarations } from 'engine/language'
import { compileProgram, type Declarations, type Diagnostic } from 'rust'
import type { Natives, Panic } from 'rust/machine'
import { engineDeclarations } from '../../src/gatsby/examples/engineDeclarations'
import type { RecordedFrame } from './frameLine'

let declarations: Declarations | undefined

export function siteDeclarations(): Declarations {
  declarations ??= turboDeclarations(engineDeclarations())
  return declarations
}

export function siteDiagnostics(text: string): readonly Diagnostic[] {
  return siteFrames(text, [], new Map()).diagnostics
}

/** Diagnostics, or the frames up to a panic. */
export type SiteFrames = {
  diagnostics: readonly Diagnostic[]
  recorded: RecordedFrame[]
  end?: Panic
}

/** Deliberate defects, which the checks must find. */
export type SiteChanges = { options?: Declarations['options']; natives?: (natives: Natives) => Natives }

/** Runs a frame per input, like the site. */
export function siteFrames(
  text: string,
  inputs: readonly FrameInput[],
  sprites: Sprites,
  { options = siteDeclarations().options, natives: changed = (natives) => natives }: SiteChanges = {},
): SiteFrames {
  const machine = new Machine(sprites)
  const natives = changed(nativesFor(machine, { ...siteDeclarations(), options }))
  const { program, diagnostics = [] } = compileProgram(text, siteDeclarations(), natives)
  const recorded: RecordedFrame[] = []
  if (!program) return { diagnostics, recorded }
  for (const [frame, input] of inputs.entries()) {
    const { calls, panic } = runFrame(program, machine, input)
    recorded.push({ frame, calls, panic: panic?.message ?? null })
    if (panic) return { diagnostics, recorded, end: panic }
  }
  return { diagnostics, recorded }
}
