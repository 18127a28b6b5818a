/** A fault in content: the file and line, what is wrong, and what to write instead. */
export type SourceError = { file: string; line: number; problem: string; remedy: string }

/** A fault of one place in a file that is known to its reader. */
export type LineError = Omit<SourceError, 'file'>

/** One line for one fault, the same everywhere: `content/file:line problem – remedy`. */
export function formatContentError({ file, line, problem, remedy }: SourceError): string {
  return `${file}:${line} ${problem} – ${remedy}`
}

/** A fault in a page, by its path below the content folder. */
export function contentErrorLine(filePath: string, line: number, problem: string, remedy: string): string {
  return formatContentError({ file: `content/${filePath}`, line, problem, remedy })
}

/** A page that cannot be read at all. */
export class ContentError extends Error {
  readonly error: SourceError

  constructor(filePath: string, line: number, problem: string, remedy: string) {
    super(contentErrorLine(filePath, line, problem, remedy))
    this.name = 'ContentError'
    this.error = { file: `content/${filePath}`, line, problem, remedy }
  }
}
