import { scriptedInput, SPRITES } from 'engine'
import { positionAt } from '../../src/ir/position'
import { floatOptionsOf, frameLine } from '../../../../scripts/draw/frameLine'
import { nativeFrames } from '../../../../scripts/draw/nativeFrames'
import { siteDeclarations, siteFrames, type SiteChanges } from '../../../../scripts/draw/siteFrames'
import { differenceOf } from './difference'
import type { OracleProgram } from './programs'

/** Stops endless programs. */
const NATIVE_TIMEOUT_MS = 5 * 60_000

/** A deliberate defect in natives, options or programs. */
export type SiteBreakage = SiteChanges & { text?: (text: string) => string }

/** The first difference of each program, with scripted input. */
export function differences(
  crate: string,
  programs: readonly OracleProgram[],
  frames: number,
  { text = (text) => text, ...changes }: SiteBreakage = {},
): string[] {
  const native = nativeFrames(crate, programs, { frames, sprites: SPRITES, timeoutMs: NATIVE_TIMEOUT_MS })
  return programs.flatMap((program, place) => {
    const difference = differenceOf(native[place] ?? [], siteLines(text(program.text), frames, changes))
    return difference === undefined ? [] : [`${program.place}\n${difference}`]
  })
}

function siteLines(text: string, frames: number, changes: SiteChanges = {}): string[] {
  const inputs = Array.from({ length: frames }, (_, tick) => scriptedInput(tick))
  const floats = floatOptionsOf(siteDeclarations().options)
  try {
    const { diagnostics, recorded } = siteFrames(text, inputs, SPRITES, changes)
    const [first] = diagnostics
    if (!first) return recorded.map((frame) => frameLine(frame, floats))
    const { line, column } = positionAt(text, first.span.start)
    return [`refused at ${line}:${column}: ${first.code ?? ''} ${first.message}: ${first.label ?? ''}`]
  } catch (error) {
    return [
      `threw ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error)}`,
    ]
  }
}
