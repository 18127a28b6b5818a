import { type Token, writtenToken } from '../tokens/token'
import { placeOf } from './transcribed'

const LOOSE = new Set('+ - * / % ^ & | && || << >> += -= *= /= %= ^= &= |= <<= >>= == != < > <= >= = => ->'.split(' '))
const PREFIXES = new Set(['-', '!', '*', '&', '&&'])

/** The text of an expression as rustc prints it in a failed assertion: with its own spaces, not those of the program. */
export function assertedText(tokens: readonly Token[], from: number, to: number): string {
  let output = ''
  let genericsDepth = 0
  let closesClosure = false
  let endsOperand = false
  for (let at = from; at < to;) {
    const token = tokens[at]!
    if (token.group) {
      at += 1
      continue
    }
    if (token.kind === 'open' && tokens[at - 1]?.text === '!' && tokens[at - 2]?.kind === 'ident') {
      // What a macro takes is printed as it is written
      output += writtenText(tokens, at, token.partner + 1)
      at = token.partner + 1
      endsOperand = true
      continue
    }
    const written = writtenToken(token)
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

/** Tokens as they are written, with one blank for any blanks between them. */
export function writtenText(tokens: readonly Token[], from: number, to: number): string {
  let output = ''
  let end: number | undefined
  for (let at = from; at < to; at += tokens[at]!.width) {
    const token = tokens[at]!
    const { start } = placeOf(token)
    const isApart = end !== undefined && end !== start && !/^[,;.?)\]]$/.test(token.text)
    if (token.group) continue
    output += (isApart ? ' ' : '') + writtenToken(token)
    end = start + Math.max(token.width, placeOf(token).end - start)
  }
  return output
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
