import type { Compound } from '../values/value'
import { Formatter } from './formatter'

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
