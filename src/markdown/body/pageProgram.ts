import { runInNewContext } from 'node:vm'
import type { Body } from '../../lib/page/body'
import { unknownComponent } from '../elementErrors'
import { ContentError } from '../contentError'
import type { LineError } from '../contentError'
import { DataError } from './jsxRuntime'
import type { JsxRuntime } from './jsxRuntime'

/** How long the code of a page may run. */
const LONGEST_RUN_MS = 5000

/** The file name of the program in stack traces. */
const PROGRAM = 'page-program'

const BEGIN = '(function () {'

type Position = { line: number; column: number }
type Mapping = { original: Position; generated: Position }

/** The program that MDX makes of a page, as the body of a function. */
type PageProgram = { filePath: string; code: string; lines: LineMap }

/** Which line of a page each part of its program comes from: what MDX calls a source map generator. */
export class LineMap {
  private readonly mappings: { from: number; line: number; column: number }[] = []

  addMapping({ original, generated: { line, column } }: Mapping) {
    this.mappings.push({ from: original.line, line, column })
  }

  toJSON() {
    return undefined
  }

  /** The line of the page for a position in the program: that of the next name or literal on its line, or else of the last before. */
  lineAt(line: number, column: number): number | undefined {
    const from = line === 1 ? column - BEGIN.length : column
    const next = this.mappings.find((mapping) => mapping.line === line && mapping.column >= from)
    return (next ?? this.mappings.findLast((mapping) => mapping.line <= line))?.from
  }
}

/**
 * Runs the program of a page, which sees nothing but the language itself and the writing components. Throws a `ContentError`
 * where it fails, or yields what is no data.
 */
export function runProgram({ filePath, code, lines }: PageProgram, runtime: JsxRuntime): Body {
  try {
    const script = `${BEGIN}${code}\n})(runtime).default({})`
    return runtime.bodyOf(runInNewContext(script, { runtime }, { filename: PROGRAM, timeout: LONGEST_RUN_MS }))
  } catch (error) {
    const { line, problem, remedy } = failureOf(error as Failure, lines)
    throw new ContentError(filePath, line ?? 1, problem, remedy)
  }
}

/** What a program may throw: an error of its own realm, or any other value. */
type Failure = { name?: string; message?: string; stack?: string; code?: string } | DataError | undefined

function failureOf(error: Failure, lines: LineMap): Partial<Pick<LineError, 'line'>> & Omit<LineError, 'line'> {
  if (error instanceof DataError) return error
  if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
    return { problem: `the code of the page runs for more than ${LONGEST_RUN_MS / 1000} s`, remedy: 'end its loops' }
  }
  const message = error?.message ?? String(error)
  const [, missing, missingLine] = /^Expected \w+ `([^`]+)` to be defined[^]*`(\d+):/.exec(message) ?? []
  if (missing) return { line: Number(missingLine), ...unknownComponent(missing) }
  const [, line, column = '1'] = new RegExp(`${PROGRAM}:(\\d+)(?::(\\d+))?`).exec(error?.stack ?? '') ?? []
  const remedy = error?.name === 'ReferenceError' ? 'declare it with `export const`' : 'correct the expression'
  return {
    line: line === undefined ? undefined : lines.lineAt(Number(line), Number(column) - 1),
    problem: `the code of the page fails: ${message}`,
    remedy: `${remedy}, or put the braces between code marks`,
  }
}
