/** What is wrong in a file, on which line, and what to write instead. */
export type Fault = { file: string; line: number; problem: string; remedy: string }

/** Faults as `file:line problem – remedy`, in the order in which they stand. */
export function faultLines(faults: readonly Fault[]): string[] {
  return [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, problem, remedy }) => `${file}:${line} ${problem} – ${remedy}`)
}

/** Fails a test with all faults, one on each line. */
export function expectNoFaults(faults: readonly Fault[]) {
  if (faults.length === 0) return
  const error = new Error(faultLines(faults).join('\n'))
  // Where the test stands says nothing of where the fault is
  error.stack = error.message
  throw error
}
