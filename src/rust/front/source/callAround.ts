import type { Span } from './span'

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
