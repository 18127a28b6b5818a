/** A fault in content: the file and line, what is wrong, and what to write instead. */
export type Fault = { file: string; line: number; problem: string; remedy: string }

/** A fault of one place in a file that is known to its reader. */
export type LineFault = Omit<Fault, 'file'>

/** One line for one fault, the same everywhere: `content/file:line problem – remedy`. */
export function toldFault({ file, line, problem, remedy }: Fault): string {
  return `${file}:${line} ${problem} – ${remedy}`
}

/** A fault in a page, by its path below the content folder. */
export function contentFault(filePath: string, line: number, problem: string, remedy: string): string {
  return toldFault({ file: `content/${filePath}`, line, problem, remedy })
}

/** A page that cannot be read at all. */
export class ContentError extends Error {
  readonly fault: Fault

  constructor(filePath: string, line: number, problem: string, remedy: string) {
    super(contentFault(filePath, line, problem, remedy))
    this.name = 'ContentError'
    this.fault = { file: `content/${filePath}`, line, problem, remedy }
  }
}
