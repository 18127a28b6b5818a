import { callAround } from '../source/span'
import type { Span } from '../source/span'

/** What is wrong with a program, in the words of rustc where it has them. */
export type Diagnostic = {
  /** Where the fault lies in the program text. */
  span: Span
  /** One line without a full stop: `mismatched types`. */
  message: string
  /** What stands at the place: ``expected `u32`, found `i32` ``. */
  label?: string
  /** What the reader can do: ``write `x as u32` ``. */
  help?: string
  /** The number that rustc gives the fault: `E0308`. */
  code?: string
  /** What `help` says as a change of the program text, where one change can only be meant. */
  fix?: Fix
}

/** A stretch of the program text, and what is to stand there instead; an empty stretch is a place to insert at. */
export type Fix = { span: Span; text: string }

/** The mend that inserts a text at an offset. */
export function insertion(at: number, text: string): Fix {
  return { span: { start: at, end: at }, text }
}

/** The mend that puts a text in the place of something. */
export function replacement({ start, end }: Span, text: string): Fix {
  return { span: { start, end }, text }
}

/** As many diagnostics as a reader can use at once. */
const MOST_DIAGNOSTICS = 5

/** Takes the diagnostics of a program, in the order in which they are found. */
export class Diagnostics {
  private readonly found: Diagnostic[] = []

  /** What a macro of the program wrote has the span of the call; its fault is told at the call, with the name. */
  constructor(private readonly calls: readonly { span: Span; name: string }[] = []) {}

  /** Keeps the diagnostic, unless there are enough of them or one begins at the same place already. */
  report(reported: Diagnostic): void {
    const diagnostic = this.atCall(reported)
    if (this.isFull || this.found.some(({ span }) => span.start === diagnostic.span.start)) return
    this.found.push(diagnostic)
  }

  private atCall(reported: Diagnostic): Diagnostic {
    const call = callAround(this.calls, reported.span)
    if (!call) return reported
    const { message, label, code } = reported
    const isNamed = `${message} ${reported.help ?? ''}`.includes(`\`${call.name}!\``)
    const help = isNamed ? reported.help : `the fault is in what \`${call.name}!\` stands for`
    return { span: call.span, message, ...(label && { label }), ...(help && { help }), ...(code && { code }) }
  }

  /** Whether further diagnostics would be dropped. */
  get isFull(): boolean {
    return this.found.length >= MOST_DIAGNOSTICS
  }

  /** Whether the program has no fault so far. */
  get isEmpty(): boolean {
    return this.found.length === 0
  }

  /** The diagnostics by their place in the text. */
  get list(): readonly Diagnostic[] {
    return [...this.found].sort((a, b) => a.span.start - b.span.start)
  }
}
