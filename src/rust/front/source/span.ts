import type { Span } from '../../ir/program'

export type { Span } from '../../ir/program'

/** The span of what stands nowhere in the program: declarations. */
export const NOWHERE: Span = { start: 0, end: 0 }

/** The text that a span covers. */
export function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}
