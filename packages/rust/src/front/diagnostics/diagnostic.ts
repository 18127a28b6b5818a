import { callAround, type Span } from '../source/span'

/** An error in a program, in rustc's words where possible. */
export type Diagnostic = {
  span: Span
  /** One line without a full stop: `mismatched types`. */
  message: string
  /** The text at the span: ``expected `u32`, found `i32` ``. */
  label?: string
  /** What to do: ``write `x as u32` ``. */
  help?: string
  /** rustc's error code: `E0308`. */
  code?: string
  /** The only change that `help` describes. */
  fix?: Fix
}

/** Returns undefined, which the reporting function may return as its own result. */
export type Report = (diagnostic: Diagnostic) => undefined

/** A replacement of a span; an empty span inserts. */
export type Fix = { span: Span; text: string }

export function insertion(at: number, text: string): Fix {
  return { span: { start: at, end: at }, text }
}

export function replacement({ start, end }: Span, text: string): Fix {
  return { span: { start, end }, text }
}

/** `1 argument`, `2 arguments`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** Advice to write a similar name instead, if there is one. */
export function similarAdvice(text: string, similar: string | undefined, at: Span): Pick<Diagnostic, 'help' | 'fix'> {
  return similar ? { help: `${text}: \`${similar}\``, fix: replacement(at, similar) } : {}
}

const MAX_DIAGNOSTICS = 5

export class Diagnostics {
  private readonly found: Diagnostic[] = []

  /** A diagnostic in code from a macro has the span of the call and names the macro. */
  constructor(private readonly calls: readonly { span: Span; name: string }[] = []) {}

  /** Ignores diagnostics beyond the limit, and further ones at the same position. */
  report(reported: Diagnostic): undefined {
    const diagnostic = this.atCall(reported)
    if (this.isFull || this.found.some(({ span }) => span.start === diagnostic.span.start)) return
    this.found.push(diagnostic)
  }

  private atCall(reported: Diagnostic): Diagnostic {
    const call = callAround(this.calls, reported.span)
    if (!call) return reported
    const { message, label, code } = reported
    const isNamed = `${message} ${reported.help ?? ''}`.includes(`\`${call.name}!\``)
    const help = isNamed ? reported.help : `the error is in the expansion of \`${call.name}!\``
    return { span: call.span, message, ...(label && { label }), ...(help && { help }), ...(code && { code }) }
  }

  get isFull(): boolean {
    return this.found.length >= MAX_DIAGNOSTICS
  }

  get isEmpty(): boolean {
    return this.found.length === 0
  }

  get list(): readonly Diagnostic[] {
    return [...this.found].sort((a, b) => a.span.start - b.span.start)
  }
}
