import { at, failExpected, insideAny, peek, spanSince, type Cursor } from '../../rust/front/parser/cursor'
import { blockContent } from '../../rust/front/parser/statements'
import type { Block, FrameItem } from '../../rust/front/tree/tree'

/** Reads the call of `go!`, which holds the frame: a block in parentheses, or statements in braces. */
export function goMacro(c: Cursor, start: number): FrameItem[] {
  const takesStatements = at(c, '{')
  const body = insideAny(c, (c): Block => {
    const isWrapped = at(c, '{') && c.tokens[peek(c).partner + 1]?.kind === 'close'
    if (isWrapped) return c.grammar.block(c)
    if (!takesStatements) failExpected(c, '`{`', 'a frame is written `turbo::go!({ … });`')
    return blockContent(c)
  })
  return [{ kind: 'Frame', attributes: [], isPublic: false, body, span: spanSince(c, start) }]
}
