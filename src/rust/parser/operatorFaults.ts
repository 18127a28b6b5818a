import { type Cursor, fail, peek, ahead, take, report, nested, spanSince } from './cursor'
import type { Expr } from '../tree/tree'
import type { Token } from '../tokens/token'
import { unary } from './operators'

export function failChained(c: Cursor, left: Expr, first: Token): never {
  const help = looksLikeGenerics(c, first)
    ? 'use `::<...>` instead of `<...>` to specify lifetime, type, or const arguments'
    : 'split the comparison into two'
  fail(c, { start: first.start, end: peek(c).end }, 'comparison operators cannot be chained', {
    help: left.kind === 'Binary' && help.startsWith('split') ? splitHelp(c, left) : help,
  })
}

function splitHelp(c: Cursor, { right }: { right: Expr }): string {
  const middle = c.text.slice(right.span.start, right.span.end)
  return `split the comparison into two: \`… && ${middle} ${peek(c).text} …\``
}

/** Whether what stands between the first `<` and here can be the arguments of a call: `Vec<i32>::new()`. */
function looksLikeGenerics(c: Cursor, first: Token): boolean {
  if (first.text !== '<') return false
  for (let index = c.tokens.indexOf(first); index < c.tokens.length; index += 1) {
    const { kind, text } = c.tokens[index]!
    const isPart = kind === 'ident' || kind === 'lifetime' || (kind === 'punct' && /^[<>,&]/.test(text))
    if (!isPart) return (text === '::' || text === '(') && c.tokens[index - 1]?.text[0] === '>'
  }
  return false
}

export function failPlus(c: Cursor): never {
  const [first, second] = [peek(c), ahead(c, 1)]
  if (second.text[0] === '+' && second.start === first.end) {
    fail(c, { start: first.start, end: second.end }, 'Rust has no prefix increment operator', {
      label: 'not a valid prefix operator',
      help: 'use `+= 1` instead',
    })
  }
  const before = c.tokens[c.at - 1]
  const isSwapped = before?.text === '=' && before.end === first.start
  const help = isSwapped ? 'to add to a variable, write `+=`' : 'try removing the `+`'
  fail(c, first, 'leading `+` is not supported', { label: 'unexpected `+`', help })
}

export function notOf(c: Cursor): Expr {
  const { start, end } = take(c)
  report(c, { start, end }, `unexpected \`${peek(c).text}\` after identifier`, {
    help: 'use `!` to perform logical negation or bitwise not',
  })
  const operand = nested(c, unary)
  return { kind: 'Unary', operator: '!', operand, span: spanSince(c, start) }
}
