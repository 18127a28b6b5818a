export type SourceError = { file: string; line: number; problem: string; remedy: string }

export type LineError = Omit<SourceError, 'file'>

/** `content/file:line problem – remedy`. */
export function formatContentError({ file, line, problem, remedy }: SourceError): string {
  return `${file}:${line} ${problem} – ${remedy}`
}

export function contentErrorLine(filePath: string, line: number, problem: string, remedy: string): string {
  return formatContentError({ file: `content/${filePath}`, line, problem, remedy })
}

export class ContentError extends Error {
  readonly error: SourceError

  constructor(filePath: string, line: number, problem: string, remedy: string) {
    super(contentErrorLine(filePath, line, problem, remedy))
    this.name = 'ContentError'
    this.error = { file: `content/${filePath}`, line, problem, remedy }
  }
}
