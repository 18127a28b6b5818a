import type { Span } from '../../ir/program'

/**
 * What ends a frame before its end: a panic of the program in Rust's own words, or a spent budget in ours. The span is
 * that of the innermost call or operator in the program's text; whoever throws without one gets that of the call.
 */
export class Panic {
  constructor(
    readonly message: string,
    public span?: Span,
    /** `fault` is one of ours, which the program cannot help; `cause` is what was thrown then. */
    readonly reason: 'panic' | 'budget' | 'unsupported' | 'fault' = 'panic',
    readonly cause?: unknown,
  ) {}
}

/** Ends the frame with the text that Rust gives. */
export function panic(message: string, span?: Span): never {
  throw new Panic(message, span)
}
