import { formatContentError, type SourceError, type LineError } from '../../src/markdown/contentError'
import type { ReadPage } from '../../src/markdown/readPage'

export function fileOf({ filePath }: Pick<ReadPage, 'filePath'>): string {
  return `content/${filePath}`
}

export function errorsIn(file: string, errors: readonly LineError[]): SourceError[] {
  return errors.map((error) => ({ file, ...error }))
}

export function errorLines(errors: readonly SourceError[]): string[] {
  return [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line).map(formatContentError)
}

export function expectNoErrors(errors: readonly SourceError[]) {
  expectNoLines(errorLines(errors))
}

export function expectNoLines(lines: readonly string[]) {
  if (lines.length === 0) return
  const error = new Error(lines.join('\n'))
  // The test's own position is irrelevant; Jest hides this frame
  error.stack = `${error.message}\n    at <anonymous>:1:1`
  throw error
}
