import type { Token } from '../tokens/token'

const LOOSE = new Set('+ - * / % ^ & | && || << >> += -= *= /= %= ^= &= |= <<= >>= == != < > <= >= = => ->'.split(' '))
const PREFIXES = new Set(['-', '!', '*', '&', '&&'])

/** The text of an expression as rustc prints it in a failed assertion: with its own spaces, not those of the program. */
export function assertedText(tokens: readonly Token[], from: number, to: number, text: string): string {
  let output = ''
  let genericsDepth = 0
  let closesClosure = false
  let endsOperand = false
  for (let at = from; at < to;) {
    const token = tokens[at]!
    if (token.kind === 'open' && tokens[at - 1]?.text === '!' && tokens[at - 2]?.kind === 'ident') {
      // What a macro takes is printed as it is written
      const closing = tokens[token.partner]!
      output += text.slice(token.start, closing.end).replace(/\s+/g, ' ')
      at = token.partner + 1
      endsOperand = true
      continue
    }
    const written = text.slice(token.start, Math.max(token.end, token.start + token.width))
    const isPunct = token.kind === 'punct'
    const opensGenerics = isPunct && token.text === '<' && tokens[at - 1]?.text === ':'
    const isGenerics = opensGenerics || (genericsDepth > 0 && isPunct && /^[<>]/.test(token.text))
    const isBar = isPunct && token.text === '|' && (closesClosure || !endsOperand)
    const isPrefix = isPunct && PREFIXES.has(token.text) && !endsOperand
    if (isGenerics) genericsDepth += token.text[0] === '<' ? 1 : -1
    if (isGenerics) output += written[0]
    else if (isBar) {
      output += closesClosure ? '| ' : '|'
      closesClosure = !closesClosure
    } else if (isPrefix) output += written
    else if (isPunct && LOOSE.has(token.text)) output += ` ${written} `
    else if (token.text === ',' || token.text === ';') output += `${written} `
    else if (isPunct && token.text === ':') output += ': '
    else output += spaced(written, output, token)
    at += isGenerics ? 1 : token.width
    endsOperand =
      token.kind === 'close' ||
      (!isPunct && token.kind !== 'open' && !isJoining(token)) ||
      (isGenerics && genericsDepth === 0)
  }
  return output
    .replace(/ {2,}/g, ' ')
    .replace(/ ([)\],;])/g, '$1')
    .trim()
}

/** A word behind which an operand follows. */
function isJoining({ kind, text }: Token): boolean {
  return kind === 'keyword' && /^(as|mut|if|else|match|in|return|move)$/.test(text)
}

/** Two words stand apart, and braces stand apart from everything. */
function spaced(written: string, before: string, { kind, text }: Token): string {
  const isWord = kind !== 'punct' && kind !== 'open' && kind !== 'close'
  const gap = (isWord && /[\w"')\]}]$/.test(before)) || text === '{' || text === '}' ? ' ' : ''
  return gap + written + (text === '{' || text === 'mut' ? ' ' : '')
}
