import type { Budget } from '../values/budget'
import type { Compound } from '../values/value'
import type { FormatSpec } from '../../ir/program'

/** What stands behind the colon of a placeholder, its numbers known. */
export type Layout = Omit<FormatSpec, 'width' | 'precision'> & { width?: number; precision?: number }

/** What `{}` says: nothing. */
export const PLAIN_LAYOUT: Layout = { trait: '', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false }

/** Ends a format whose `fmt` gave an error. */
export class FormatFailure {}

/** What `fmt` writes to: `std::fmt::Formatter`. */
export class Formatter implements Compound {
  text = ''

  constructor(
    public layout: Layout,
    public budget: Budget,
  ) {}

  become(other: this): void {
    Object.assign(this, other)
  }

  /** As it is, without regard to the width. */
  write(text: string): void {
    this.budget.allocate(text.length)
    this.text += text
  }

  /** Text in its width, on the left unless said otherwise; the precision is the most chars that it may have. */
  pad(text: string): void {
    const { width, precision } = this.layout
    if (width === undefined && precision === undefined) return this.write(text)
    const chars = [...text].slice(0, precision)
    this.fill(chars.join(''), chars.length, '<')
  }

  /** A number in its width, on the right unless said otherwise. */
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

/** The parts of a value in `{:?}`: in one line, or in `{:#?}` each on a line of its own, four spaces further in. */
export class DebugParts implements Compound {
  count = 0

  constructor(
    readonly formatter: Formatter,
    /** ` {` stands only where there are parts, and so does `(`. */
    readonly open: ' {' | '(' | '[' | '{',
    /** Tuples, but not tuple structs, have a comma behind their only part. */
    readonly isTuple = false,
  ) {
    if (open === '[' || open === '{') formatter.write(open)
  }

  become(): void {}

  add(show: Show): void {
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
  }

  /** Closes what is open; `isCut` says that there is more than was shown. */
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
