import type { Fault, LineFault } from '../../src/markdown/fault'
import { toldFault } from '../../src/markdown/fault'
import type { ReadPage } from '../../src/markdown/readPage'

/** The file of a page, as faults name it. */
export function fileOf({ filePath }: Pick<ReadPage, 'filePath'>): string {
  return `content/${filePath}`
}

/** Faults of one file, with its name. */
export function faultsIn(file: string, faults: readonly LineFault[]): Fault[] {
  return faults.map((fault) => ({ file, ...fault }))
}

/** Faults in the order in which they stand, one on each line. */
export function faultLines(faults: readonly Fault[]): string[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line).map(toldFault)
}

/** Fails a test with all faults. */
export function expectNoFaults(faults: readonly Fault[]) {
  expectNoLines(faultLines(faults))
}

/** Fails a test with all lines that tell faults. */
export function expectNoLines(lines: readonly string[]) {
  if (lines.length === 0) return
  const error = new Error(lines.join('\n'))
  // Where the test stands says nothing of where the fault is; Jest leaves such a frame out
  error.stack = `${error.message}\n    at <anonymous>:1:1`
  throw error
}
