/** A stretch of a text: the UTF-16 offset where it begins, and the one behind its end. */
export type Span = { readonly start: number; readonly end: number }

/** The span of what stands nowhere in the program: declarations of the engine and of std. */
export const NOWHERE: Span = { start: 0, end: 0 }

/** The text that a span covers. */
export function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}
