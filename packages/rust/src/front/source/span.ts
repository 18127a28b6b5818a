import type { Span } from '../../ir/program'

export type { Span } from '../../ir/program'

/** The span of declarations, which are not in the program. */
export const NOWHERE: Span = { start: 0, end: 0 }

export function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

/**
 * The macro call that produced the start or end of a span. Text from a macro has the call's span, which contains the
 * caller's arguments.
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

/** Hygiene: the expansion that wrote a name. It distinguishes the variables of a macro from its caller's. */
export type Mark = {
  id: number
  /** Position of the macro's definition, which sees the names declared before it. */
  definedAt: number
  /** The expansion that wrote the name into the macro. */
  outer?: Mark
}
