import { type Cursor, peek, ahead, failUnsupported, at, failExpected } from './cursor'

export function otherItem(c: Cursor): never {
  const token = peek(c)
  if (token.kind === 'ident' && token.text === 'macro_rules' && ahead(c, 1).text === '!') {
    failUnsupported(c, token, '`macro_rules!` is', 'write a function')
  }
  if (token.kind === 'ident' && token.text === 'union') failUnsupported(c, token, '`union` is')
  const help = at(c, 'let')
    ? 'consider using `const` or `static` instead of `let` for global variables'
    : WRONG_WORDS[token.text] && `write \`${WRONG_WORDS[token.text]}\` instead of \`${token.text}\``
  failExpected(c, 'item', help)
}

const WRONG_WORDS: Record<string, string> = {
  function: 'fn',
  func: 'fn',
  def: 'fn',
  class: 'struct',
  import: 'use',
  include: 'use',
}

const RESUMING = /^(fn|struct|enum|impl|trait|use|mod|type|const|static|pub)$/

/** Leaves an item that begins at a token and cannot be read: up to its end, or to where another one begins. */
export function skipItem(c: Cursor, begin: number): void {
  let index = begin
  while (index < c.tokens.length) {
    const token = c.tokens[index]!
    if (token.kind === 'close' || token.kind === 'end') break
    const isFirst = index > 0 && c.text.slice(c.tokens[index - 1]!.end, token.start).includes('\n')
    const resumes =
      token.text === '#' ||
      c.tokens[index + 1]?.text === '::' ||
      (token.kind === 'keyword' && RESUMING.test(token.text))
    if (index > begin && index >= c.at && isFirst && resumes) break
    index = token.kind === 'open' ? token.partner + 1 : index + 1
    if (token.text === ';' && index > c.at) break
  }
  c.at = index
}
