import type { Fault } from '../faults'
import type { Fence, FileLine } from '../reading'
import { compilerErrors } from './cargo'
import type { CompilerError, Snippet } from './cargo'
import { contractOptions } from './contract'

const FRAME_BEGIN = 'turbo::go!({'
const FRAME_END = '});'

/** The faults of the Rust fences that the compiler finds, and how many of them were compiled. */
export function compileRust(fences: readonly Fence[]): { faults: Fault[]; count: number } {
  const compiled = fences.filter(({ isSignature, fragment }) => !isSignature && fragment === undefined)
  const valid = compiled.filter(({ compileFail }) => compileFail === undefined).map(snippetOf)
  const invalid = compiled.filter(({ compileFail }) => compileFail !== undefined).map(snippetOf)
  const faults = compilerErrors('valid', valid).map(faultOf)
  const failed = new Set(compilerErrors('invalid', invalid).map(({ snippet }) => snippet))
  for (const { file, line } of invalid.filter((snippet) => !failed.has(snippet))) {
    faults.push({ file, line, problem: 'compiles although it is marked compile_fail', remedy: 'remove the mark' })
  }
  return { faults, count: compiled.length }
}

/** The faults of a fence that show without a compiler. */
export function readRust({ file, line, isPreview, program }: Fence): Fault[] {
  const source = textOf(program)
  const faults: Fault[] = []
  if (isPreview && /turbo::init!|\bGameState\b|\bstate\b/.test(source)) {
    faults.push({
      file,
      line,
      problem: 'a preview has game state',
      remedy: 'draw with literal values or drop `preview`',
    })
  }
  for (const { index } of source.matchAll(/\btext!\(\s*"[^"]*\{[^"]*"\s*(?:\)|,\s*(?:\)|\w+\s*=[^=]))/g)) {
    const at = program[source.slice(0, index).split('\n').length - 1]?.line ?? line
    const remedy = 'pass the value: text!("{}", value; x = 0)'
    faults.push({ file, line: at, problem: 'text! without arguments draws braces as they are', remedy })
  }
  return faults
}

function snippetOf({ file, line, program }: Fence): Snippet {
  const isComplete = /turbo::(go|init)!/.test(textOf(program))
  const frame = (text: string) => ({ text, line })
  return { file, line, lines: isComplete ? program : [frame(FRAME_BEGIN), ...program, frame(FRAME_END)] }
}

function textOf(lines: readonly FileLine[]): string {
  return lines.map(({ text }) => text).join('\n')
}

function faultOf({ snippet, line, code, message, hint }: CompilerError): Fault {
  const [, option, macro] =
    /no method named `(\w+)` found for struct `(?:turbo::expansion::)?(\w+)`/.exec(message) ?? []
  const options = macro && contractOptions().get(`${macro}!`)
  const at = { file: snippet.file, line: snippet.lines[line - 1]?.line ?? snippet.line }
  if (options) {
    return {
      ...at,
      problem: `${macro}! has no option \`${option}\``,
      remedy: `its options: ${[...options.keys()].join(', ')}`,
    }
  }
  return { ...at, problem: code ? `${message} (${code})` : message, remedy: remedyFor(code, hint) }
}

function remedyFor(code: string | undefined, hint: string | undefined): string {
  if (code === 'E0425') return 'declare it in a hidden line that starts with `# `, or mark the fence fragment="why"'
  return hint ?? 'correct the code, or mark the fence fragment="why"'
}
