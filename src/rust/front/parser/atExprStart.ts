import { literalOf } from './literals'
import { ahead } from './cursor'
import type { Cursor } from './cursor'

const SIGNS = new Set(['-', '!', '*', '&', '&&', '|', '||', '<', '<<', '::', '..', '..='])
const WORDS = new Set(
  'if match loop while for unsafe return break continue move async const self Self super crate let _'.split(' '),
)

/** Whether an expression can begin at the token some tokens further on. In a head `{` begins the body. */
export function atExprStart(c: Cursor, offset = 0): boolean {
  const token = ahead(c, offset)
  if (literalOf(token)) return true
  switch (token.kind) {
    case 'ident':
    case 'lifetime':
      return true
    case 'open':
      return !(c.isHead && token.text === '{')
    case 'punct':
      return SIGNS.has(token.text)
    case 'keyword':
      return WORDS.has(token.text)
    default:
      return false
  }
}
