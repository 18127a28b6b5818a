import type { SourceError, LineError } from '../../src/markdown/contentError'
import { formatContentError } from '../../src/markdown/contentError'
import type { ReadPage } from '../../src/markdown/readPage'

/** The file of a page, as faults name it. */
export function fileOf({ filePath }: Pick<ReadPage, 'filePath'>): string {
  return `content/${filePath}`
}

/** Faults of one file, with its name. */
export function errorsIn(file: string, errors: readonly LineError[]): SourceError[] {
  return errors.map((error) => ({ file, ...error }))
}

/** Faults in the order in which they stand, one on each line. */
export function errorLines(errors: readonly SourceError[]): string[] {
  return [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line).map(formatContentError)
}

/** Fails a test with all faults. */
export function expectNoErrors(errors: readonly SourceError[]) {
  expectNoLines(errorLines(errors))
}

/** Fails a test with all lines that tell faults. */
export function expectNoLines(lines: readonly string[]) {
  if (lines.length === 0) return
  const error = new Error(lines.join('\n'))
  // Where the test stands says nothing of where the fault is; Jest leaves such a frame out
  error.stack = `${error.message}\n    at <anonymous>:1:1`
  throw error
}
