import { ahead } from './cursor'
import type { Cursor } from './cursor'

const ALWAYS = new Set(['fn', 'struct', 'enum', 'impl', 'trait', 'use', 'mod', 'type', 'pub', 'extern'])

/** Whether an item begins here, rather than a statement or an expression. */
export function atItem(c: Cursor): boolean {
  const [word, next, third] = [ahead(c, 0), ahead(c, 1), ahead(c, 2)]
  if (word.kind === 'ident') {
    return (
      (word.text === 'macro_rules' && next.text === '!') ||
      (word.text === 'union' && next.kind === 'ident' && third.text === '{')
    )
  }
  if (word.kind !== 'keyword') return false
  switch (word.text) {
    case 'const':
      return next.text !== '{' && next.text !== '|' && next.text !== '||'
    case 'static':
      return next.kind === 'ident' || next.text === 'mut'
    case 'unsafe':
    case 'async':
      return next.kind === 'keyword' && /^(fn|impl|trait|extern|unsafe)$/.test(next.text)
    default:
      return ALWAYS.has(word.text)
  }
}
