import { type Cursor, peek, fail, failExpected, lastEnd, described, at, atKind, report } from './cursor'
import { FOREIGN, RESUMING } from './statements'

export function failLet(c: Cursor): never {
  const token = peek(c)
  if (/^[+\-*/%&|^]=$/.test(token.text)) {
    fail(c, token, "can't reassign an uninitialized variable", { help: 'initialize the variable: write `=`' })
  }
  const wasKeyword = c.tokens[c.at - 1]?.text
  const help =
    token.kind === 'ident' ? `the type stands behind the name: \`let ${token.text}: ${wasKeyword} = …\`` : undefined
  failExpected(c, 'one of `:`, `;`, `=`, `@`, or `|`', help)
}

/**
 * Tells that a semicolon is missing. Where a new line or statement follows, that is all; anything else on the same line
 * cannot be read.
 */
export function missingSemicolon(c: Cursor): void {
  const token = peek(c)
  const before = c.tokens[c.at - 1]
  const end = lastEnd(c)
  const foreign = before?.kind === 'ident' ? FOREIGN[before.text] : undefined
  const isNewLine = c.text.slice(end, token.start).includes('\n')
  const isStatement =
    token.kind === 'keyword' && /^(let|if|for|while|loop|match|return|fn|struct|enum|use|impl)$/.test(token.text)
  const message = `expected \`;\`, found ${described(token)}`
  if (at(c, ':') && before?.kind === 'ident') failColon(c)
  if (foreign && !isNewLine) fail(c, token, message, { label: 'expected `;`', help: foreign })
  if (atKind(c, 'close') || atKind(c, 'end') || isNewLine || isStatement) {
    return report(c, { start: end, end }, message, { label: 'add `;` here', help: 'add `;` here' })
  }
  const help = foreignSign(c)
  fail(c, token, message, { label: 'expected `;` or an operator', ...(help && { help }) })
}

/** What stands behind the rest of an expression of another language. */
function foreignSign(c: Cursor): string | undefined {
  if (at(c, '=>')) return 'a closure is written `|x| x + 1`'
  const isQuestion = c.tokens[c.at - 1]?.text === '?' && c.tokens[c.at - 2]?.text === '?'
  return isQuestion ? 'Rust has no `??` operator: use `.unwrap_or(…)`' : undefined
}

/** `name: 1` at the beginning of a block is the body of a struct without its name, elsewhere half of a path. */
function failColon(c: Cursor): never {
  const opening = c.tokens[c.at - 2]
  if (opening?.text !== '{') {
    fail(c, peek(c), 'path separator must be a double colon', { help: 'use a double colon instead: `::`' })
  }
  fail(c, opening, 'struct literal body without path', { help: 'write the name of the struct before it: `Self { … }`' })
}

/** Leaves a statement that begins at a token and cannot be read: up to its semicolon, or to a line that begins anew. */
export function skipStatement(c: Cursor, begin: number): void {
  let index = begin
  let isBehindBlock = false
  while (index < c.tokens.length) {
    const token = c.tokens[index]!
    if (token.kind === 'close' || token.kind === 'end') break
    const isNewLine = index > begin && c.text.slice(c.tokens[index - 1]!.end, token.start).includes('\n')
    const resumes = isBehindBlock || (token.kind === 'keyword' && RESUMING.test(token.text))
    if (index > begin && index >= c.at && isNewLine && resumes) break
    isBehindBlock = token.text === '{'
    index = token.kind === 'open' ? token.partner + 1 : index + 1
    if (token.text === ';' && index > c.at) break
  }
  c.at = index
}
