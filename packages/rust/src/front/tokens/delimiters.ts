import { type Diagnostic, type Diagnostics, insertion } from '../diagnostics/diagnostic'
import { positionAt } from '../../ir/position'
import type { Span } from '../source/span'
import type { Token } from './token'

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

type Mismatch = { opening?: number; closing?: number }

/** A tentative insertion before a token, or a removal. */
type Change = { before: number; text: string } | { without: number }

export function matchDelimiters(text: string, tokens: readonly Token[], diagnostics: Diagnostics): void {
  const mismatch = mismatchIn(tokens)
  if (mismatch) diagnostics.report(new Details(text, tokens).of(mismatch))
}

/** Also pairs the delimiters before it, unless it tests a change. */
function mismatchIn(tokens: readonly Token[], change?: Change): Mismatch | undefined {
  const open: { index: number; text: string }[] = []
  const read = (text: string, index: number): Mismatch | undefined => {
    if (text in CLOSING) {
      open.push({ index, text })
      return undefined
    }
    const opening = open.pop()
    if (!opening) return { closing: index }
    if (CLOSING[opening.text] !== text) return { opening: opening.index, closing: index }
    if (!change) tokens[opening.index]!.partner = index
    return undefined
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind, text } = tokens[index]!
    if (change && 'without' in change && change.without === index) continue
    const mismatch =
      (change && 'before' in change && change.before === index && read(change.text, index)) ||
      ((kind === 'open' || kind === 'close') && read(text, index))
    if (mismatch) return mismatch
  }
  const unclosed = open.at(-1)
  return unclosed && { opening: unclosed.index }
}

class Details {
  private readonly lines: readonly Line[]

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {
    this.lines = linesOf(text, tokens)
  }

  of({ opening, closing }: Mismatch): Diagnostic {
    const { tokens, lines } = this
    const misplaced = misplacedClosing(tokens, lines)
    if (misplaced !== undefined && this.isFixedBy({ without: misplaced })) return this.superfluous(misplaced)
    if (opening === undefined) return this.superfluous(closing!)
    if (closing !== undefined && this.isTooMany(opening, closing)) return this.superfluous(closing)
    const message =
      closing === undefined
        ? 'this file contains an unclosed delimiter'
        : `mismatched closing delimiter: \`${tokens[closing]!.text}\``
    const block = unclosedBlock(tokens, lines)
    const details = block ? this.unclosedBlock(block.opening, block.end) : this.unclosedPart(opening, closing)
    return { message, label: 'unclosed delimiter', ...details }
  }

  /** An extra `)` or `]` inside an indented block. */
  private isTooMany(opening: number, closing: number): boolean {
    const { tokens, lines } = this
    const isInside = lines[opening]!.last === opening && lines[closing]!.width > lines[opening]!.width
    return tokens[opening]!.text === '{' && isInside && this.isFixedBy({ without: closing })
  }

  private isFixedBy(change: Change): boolean {
    return mismatchIn(this.tokens, change) === undefined
  }

  private superfluous(closing: number): Diagnostic {
    const { text, tokens, lines } = this
    const { start, end, text: sign } = tokens[closing]!
    const message = `unexpected closing delimiter: \`${sign}\``
    const base = { span: { start, end }, message, label: 'unexpected closing delimiter' }
    const head = lines.findLast(({ last, width }) => last < closing && width === lines[closing]!.width)
    const isHead =
      sign === '}' && head && lines[head.last + 1]!.width > head.width && !/^[;,{}]$/.test(tokens[head.last]!.text)
    if (isHead && this.isFixedBy({ before: head.last + 1, text: '{' })) {
      const behind = tokens[head.last]!.end
      const help = `the \`{\` that it closes is missing at the end of line ${positionAt(text, behind).line}`
      return { ...base, help, fix: insertion(behind, ' {') }
    }
    if (!this.isFixedBy({ without: closing })) return base
    const gap = /\n\s*$/.exec(text.slice(0, start))?.[0].length ?? 0
    return { ...base, help: `remove this \`${sign}\``, fix: { span: { start: start - gap, end }, text: '' } }
  }

  /** A block that should have ended before a token's line. */
  private unclosedBlock(opening: number, end: number): Omit<Diagnostic, 'message'> {
    const { text, tokens, lines } = this
    const sign = CLOSING[tokens[opening]!.text]!
    const isEnd = tokens[end]!.kind === 'end'
    const place = isEnd ? 'at the end' : `above line ${positionAt(text, tokens[end]!.start).line}`
    const base = { span: this.spanOf(opening), help: `close it with \`${sign}\` ${place}` }
    if (!this.isFixedBy({ before: end, text: sign })) return base
    const behind = tokens[end - 1]!.end
    const { first, width } = lines[opening]!
    const indent = text.slice(tokens[first]!.start - width, tokens[first]!.start)
    return { ...base, fix: insertion(behind, `\n${indent}${sign}`) }
  }

  /** An unclosed delimiter, if indentation gives no hint. */
  private unclosedPart(opening: number, closing: number | undefined): Pick<Diagnostic, 'span' | 'help' | 'fix'> {
    const { text, tokens, lines } = this
    const sign = CLOSING[tokens[opening]!.text]!
    const { last } = lines[opening]!
    const endOfLine = /^[;{]$/.test(tokens[last]!.text) ? last : last + 1
    const end = last > opening ? endOfLine : closing
    const isFixed = end !== undefined && this.isFixedBy({ before: end, text: sign })
    const closes = closing === undefined ? undefined : tokens[closing]!
    const before = closes ? ` before the \`${closes.text}\` in line ${positionAt(text, closes.start).line}` : ''
    const at = !isFixed ? 0 : end === closing ? tokens[end]!.start : tokens[end - 1]!.end
    return {
      span: this.spanOf(opening),
      help: `close it with \`${sign}\`${isFixed && end !== closing ? ' in this line' : before}`,
      ...(isFixed && { fix: insertion(at, sign) }),
    }
  }

  private spanOf(index: number): Span {
    const { start, end } = this.tokens[index]!
    return { start, end }
  }
}

type Line = { width: number; first: number; last: number }

function linesOf(text: string, tokens: readonly Token[]): Line[] {
  let line: Line = { width: -1, first: -1, last: -1 }
  let before = 0
  return tokens.map(({ start, end, kind }, index) => {
    if (kind === 'end') return { width: -1, first: index, last: index }
    const gap = text.slice(before, start)
    if (index === 0 || gap.includes('\n')) {
      const lineStart = text.lastIndexOf('\n', start - 1) + 1
      line = { width: start - lineStart, first: index, last: index }
    }
    line.last = index
    before = end
    return line
  })
}

/** A block is unclosed if a line is indented no more than its opening line; returns the first token of that line. */
function unclosedBlock(tokens: readonly Token[], lines: readonly Line[]): { opening: number; end: number } | undefined {
  const open: number[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind } = tokens[index]!
    const opening = open.at(-1)
    const { width, first } = lines[index]!
    if (opening !== undefined && first === index && isBlock(lines, opening)) {
      const outer = lines[opening]!.width
      if (width < outer || (width === outer && kind !== 'close')) return { opening, end: index }
    }
    if (kind === 'open') open.push(index)
    else if (kind === 'close') open.pop()
  }
  return undefined
}

/** The first closing delimiter that is indented more than its block. */
function misplacedClosing(tokens: readonly Token[], lines: readonly Line[]): number | undefined {
  const open: number[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind } = tokens[index]!
    if (kind === 'open') open.push(index)
    if (kind !== 'close') continue
    const opening = open.pop()
    const { first, width } = lines[index]!
    if (opening !== undefined && first === index && isBlock(lines, opening) && width > lines[opening]!.width)
      return index
  }
  return undefined
}

/** Whether a delimiter ends its line and the next line is indented more. */
function isBlock(lines: readonly Line[], opening: number): boolean {
  const { last, width } = lines[opening]!
  return last === opening && lines[opening + 1]!.width > width
}
