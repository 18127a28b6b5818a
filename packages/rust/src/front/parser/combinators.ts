import type { Ident } from '../tree/tree'
import type { Token } from '../tokens/token'
import { at, atEnd, type Cursor, eat, eatSign, identOf, peek, take } from './cursor'
import { described, ENOUGH, fail, failExpected, failNoComma, failTooDeep, UNREADABLE, wordKind } from './failures'

/** Maximum nesting: far beyond real code, well within a browser's stack. */
const DEEPEST_NESTING = 200

/** Undefined on failure; the cursor is where parsing stopped. */
export function attempt<Read>(c: Cursor, read: (c: Cursor) => Read): Read | undefined {
  const { isHead, lifted, depth } = c
  try {
    return read(c)
  } catch (error) {
    if (error !== UNREADABLE) throw error
    Object.assign(c, { isHead, lifted, depth })
    return undefined
  }
}

/** Undefined with too many diagnostics. */
export function readAll<Read>(c: Cursor, read: (c: Cursor) => Read): Read | undefined {
  try {
    return attempt(c, read)
  } catch (error) {
    if (error !== ENOUGH) throw error
    return undefined
  }
}

/** Parses one level deeper; reports excessive nesting. */
export function nested<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const outer = c.height
  c.depth += 1
  c.height = 0
  checkDepth(c)
  const tree = read(c)
  c.depth -= 1
  c.height = Math.max(outer, c.height + 1)
  return tree
}

/** Counts nesting on the left, as in chains of operators and calls. */
export function grow(c: Cursor): void {
  c.height += 1
  checkDepth(c)
}

function checkDepth(c: Cursor) {
  if (c.depth + c.height <= DEEPEST_NESTING) return
  if (c.expansion && c.expansion.depth > 20) failTooDeep(c, c.expansion.name)
  fail(c, peek(c), 'this is nested too deeply', { help: `at most ${DEEPEST_NESTING} levels are supported` })
}

export function expect(c: Cursor, text: string): Token {
  if (!at(c, text)) failExpected(c, `\`${text}\``)
  return take(c)
}

export function expectSign(c: Cursor, sign: string): void {
  if (!eatSign(c, sign)) failExpected(c, `\`${sign}\``)
}

export function expectIdent(c: Cursor): Ident {
  const token = peek(c)
  if (token.kind === 'ident') return identOf(take(c))
  const isKeyword = token.kind === 'keyword'
  fail(c, token, `expected identifier, found ${described(token)}`, {
    label: isKeyword ? `expected identifier, found ${wordKind(token)}` : 'expected identifier',
    ...(isKeyword && token.text !== '_' && { help: `write \`r#${token.text}\` to use the word as a name` }),
  })
}

/** Allows struct literals inside the delimiters. A failure inside aborts the outer construct. */
export function inside<Read>(c: Cursor, open: string, read: (c: Cursor) => Read): Read {
  if (!at(c, open)) failExpected(c, `\`${open}\``)
  return insideAny(c, read)
}

export function insideAny<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const { partner } = take(c)
  const { isHead } = c
  c.isHead = false
  const content = read(c)
  c.isHead = isHead
  if (c.at !== partner) failExpected(c, `\`${c.tokens[partner]!.text}\``)
  c.at = partner + 1
  return content
}

export function list<Part>(c: Cursor, read: (c: Cursor) => Part): Part[] {
  return listWithEnd(c, read).parts
}

/** Parses `(a, b)`; `only` is the part of `(a)`, which is no tuple. */
export function tupleParts<Part>(c: Cursor, read: (c: Cursor) => Part): { items: Part[]; only: Part | undefined } {
  const { parts, endsInComma } = inside(c, '(', () => listWithEnd(c, read))
  return { items: parts, only: parts.length === 1 && !endsInComma ? parts[0] : undefined }
}

/** A list, and whether it ends with a comma. */
function listWithEnd<Part>(c: Cursor, read: (c: Cursor) => Part): { parts: Part[]; endsInComma: boolean } {
  const parts: Part[] = []
  let endsInComma = false
  while (!atEnd(c)) {
    parts.push(read(c))
    endsInComma = eat(c, ',')
    if (!endsInComma) break
  }
  if (!atEnd(c)) {
    const closing = closingAfter(c)
    failNoComma(c, closing ? `one of \`,\` or \`${closing}\`` : '`,`', 'separate the parts with a comma')
  }
  return { parts, endsInComma }
}

function closingAfter(c: Cursor): string | undefined {
  for (let index = c.at; index < c.tokens.length; index += 1) {
    const token = c.tokens[index]!
    if (token.kind === 'close') return token.text
    if (token.kind === 'open') index = token.partner
  }
  return undefined
}
