import type { Cursor } from './cursor'

/** Whether a text is a whole file: `init!` or `go!` is called in it. */
export function isWholeFile(c: Cursor): boolean {
  return c.tokens.some(
    ({ kind, text }, index) =>
      kind === 'ident' &&
      (text === 'go' || text === 'init') &&
      c.tokens[index + 1]?.text === '!' &&
      c.tokens[index + 2]?.kind === 'open',
  )
}
