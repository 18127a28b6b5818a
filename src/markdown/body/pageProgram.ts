import { runInNewContext } from 'node:vm'
import type { Body } from '../../lib/page/body'
import { unknownComponent } from '../elementErrors'
import { ContentError, type LineError } from '../contentError'
import { DataError, type JsxRuntime } from './jsxRuntime'

const MAX_RUN_MS = 5000

/** The program's name in stack traces. */
const PROGRAM = 'page-program'

const BEGIN = '(function () {'

type Position = { line: number; column: number }
type Mapping = { original: Position; generated: Position }

/** A compiled page as a function body. */
type PageProgram = { filePath: string; code: string; lines: LineMap }

/** Has the interface of MDX's source map generator. */
export class LineMap {
  private readonly mappings: { from: number; line: number; column: number }[] = []

  addMapping({ original, generated: { line, column } }: Mapping) {
    this.mappings.push({ from: original.line, line, column })
  }

  toJSON() {
    return undefined
  }

  /** From the next mapping on the line, or else from the previous one. */
  lineAt(line: number, column: number): number | undefined {
    const from = line === 1 ? column - BEGIN.length : column
    const next = this.mappings.find((mapping) => mapping.line === line && mapping.column >= from)
    return (next ?? this.mappings.findLast((mapping) => mapping.line <= line))?.from
  }
}

/** Runs without access to globals. Throws a `ContentError` if the program fails or does not return data. */
export function runProgram({ filePath, code, lines }: PageProgram, runtime: JsxRuntime): Body {
  try {
    const script = `${BEGIN}${code}\n})(runtime).default({})`
    return runtime.bodyOf(runInNewContext(script, { runtime }, { filename: PROGRAM, timeout: MAX_RUN_MS }))
  } catch (error) {
    const { line, problem, remedy } = failureOf(error as Failure, lines)
    throw new ContentError(filePath, line ?? 1, problem, remedy)
  }
}

/** Anything that a program may throw, including objects of its own realm. */
type Failure = { name?: string; message?: string; stack?: string; code?: string } | DataError | undefined

function failureOf(error: Failure, lines: LineMap): Partial<Pick<LineError, 'line'>> & Omit<LineError, 'line'> {
  if (error instanceof DataError) return error
  if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
    return { problem: `the page code runs for more than ${MAX_RUN_MS / 1000} s`, remedy: 'check its loops' }
  }
  const message = error?.message ?? String(error)
  const [, missing, missingLine] = /^Expected \w+ `([^`]+)` to be defined[^]*`(\d+):/.exec(message) ?? []
  if (missing) return { line: Number(missingLine), ...unknownComponent(missing) }
  const [, line, column = '1'] = new RegExp(`${PROGRAM}:(\\d+)(?::(\\d+))?`).exec(error?.stack ?? '') ?? []
  const remedy = error?.name === 'ReferenceError' ? 'declare it with `export const`' : 'correct the expression'
  return {
    line: line === undefined ? undefined : lines.lineAt(Number(line), Number(column) - 1),
    problem: `the page code fails: ${message}`,
    remedy: `${remedy}, or put the braces in backticks`,
  }
}
