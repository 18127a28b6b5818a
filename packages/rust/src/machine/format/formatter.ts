import type { Budget } from '../values/budget'
import type { Compound } from '../values/value'
import type { FormatSpec } from '../../ir/program'

/** Options of a placeholder with resolved counts. */
export type Layout = Omit<FormatSpec, 'width' | 'precision'> & { width?: number; precision?: number }

export const PLAIN_LAYOUT: Layout = { trait: '', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false }

export class FormatFailure {}

/** `std::fmt::Formatter`. */
export class Formatter implements Compound {
  text = ''

  constructor(
    public layout: Layout,
    public budget: Budget,
  ) {}

  become(other: this): void {
    Object.assign(this, other)
  }

  /** Writes text without applying the width. */
  write(text: string): void {
    this.budget.allocate(text.length)
    this.text += text
  }

  /** Pads text to the width, left by default; the precision truncates. */
  pad(text: string): void {
    const { width, precision } = this.layout
    if (width === undefined && precision === undefined) return this.write(text)
    const chars = [...text].slice(0, precision)
    this.fill(chars.join(''), chars.length, '<')
  }

  /** Pads a number to the width, right by default. */
  padNumber(isNegative: boolean, prefix: string, digits: string): void {
    const { width, padsWithZero, hasSign } = this.layout
    const head = (isNegative ? '-' : hasSign && digits !== 'NaN' ? '+' : '') + prefix
    const text = head + digits
    if (width === undefined) return this.write(text)
    if (!padsWithZero) return this.fill(text, text.length, '>')
    this.budget.allocate(width)
    this.write(head + digits.padStart(width - head.length, '0'))
  }

  private fill(text: string, length: number, usual: '<' | '>'): void {
    const { width = 0, fill, align = usual } = this.layout
    const missing = Math.max(0, width - length)
    this.budget.allocate(missing)
    const left = align === '<' ? 0 : align === '>' ? missing : Math.floor(missing / 2)
    this.write(fill.repeat(left) + text + fill.repeat(missing - left))
  }
}

type Show = (formatter: Formatter) => void

/** Shows parts on one line, or in `{:#?}` one per line, indented by four spaces. */
export class DebugParts implements Compound {
  count = 0

  constructor(
    readonly formatter: Formatter,
    /** Opening delimiter; ` {` and `(` are omitted if there are no parts. */
    readonly open: ' {' | '(' | '[' | '{',
    /** Tuples with one item have a trailing comma, tuple structs do not. */
    readonly isTuple = false,
  ) {
    if (open === '[' || open === '{') formatter.write(open)
  }

  become(): void {}

  add(show: Show): this {
    const { formatter, open } = this
    const isFirst = this.count++ === 0
    const opening = isFirst && (open === ' {' || open === '(') ? open : ''
    if (formatter.layout.isAlternate) {
      formatter.write(opening + (isFirst ? '\n' : ''))
      formatter.write(indented(formatter, show))
    } else {
      formatter.write(isFirst ? opening + (open === ' {' ? ' ' : '') : ', ')
      show(formatter)
    }
    return this
  }

  /** Writes the closing delimiter; `isCut` for `finish_non_exhaustive`. */
  finish(isCut = false): void {
    const { formatter, open, count } = this
    const isAlternate = formatter.layout.isAlternate
    if (isCut) formatter.write(count === 0 ? ' { .. }' : isAlternate ? '    ..\n}' : ', .. }')
    else if (open === ' {') formatter.write(count === 0 ? '' : isAlternate ? '}' : ' }')
    else if (open === '(') formatter.write(count === 0 ? '' : this.isTuple && count === 1 && !isAlternate ? ',)' : ')')
    else formatter.write(open === '[' ? ']' : '}')
  }
}

function indented(formatter: Formatter, show: Show): string {
  const inner = new Formatter(formatter.layout, formatter.budget)
  show(inner)
  return '    ' + inner.text.replaceAll('\n', '\n    ') + ',\n'
}
