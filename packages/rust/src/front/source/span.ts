import type { Span } from '../../ir/program'

export type { Span } from '../../ir/program'

/** The span of what stands nowhere in the program: declarations. */
export const NOWHERE: Span = { start: 0, end: 0 }

/** The text that a span covers. */
export function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

/**
 * The call of a macro that wrote the begin or the end of a span: what a macro writes has the span of its call. What the
 * caller wrote lies inside.
 */
export function callAround<Call extends { span: Span }>(
  calls: readonly Call[],
  { start, end }: Span,
): Call | undefined {
  return calls.find(({ span }) => {
    if (start === span.start) return end <= span.end
    return start > span.start && start < span.end && (end === span.end || end < start)
  })
}

/**
 * Which expansion of a macro wrote a name. A variable of the macro and one of its caller differ by it, though they are
 * called alike.
 */
export type Mark = {
  id: number
  /** Where the macro is declared: of what is around it, it names what stands before. */
  definedAt: number
  /** Of a name that another expansion wrote into the macro. */
  outer?: Mark
}
