import { paintedBox } from './paintedBox'

/** Tells the text of each range that is measured, which here has no size. */
function measured(html: string, text: string, start: number, end?: number) {
  const code = document.createElement('code')
  code.innerHTML = html
  let seen: string | undefined
  Range.prototype.getBoundingClientRect = function () {
    seen = `${this.startOffset === this.endOffset && this.collapsed ? '|' : ''}${this.toString()}`
    return new DOMRect()
  }
  const box = paintedBox(code, text, start, end)
  return box ? (seen ?? 'the line') : undefined
}

const LINES = '<span class="l">a <i>-</i><b>12</b>;\n</span><span class="l">\n</span>'

test('a stretch is measured where it is painted, over its pieces', () => {
  expect(measured(LINES, 'a -12;\n', 2, 5)).toBe('-12')
  expect(measured(LINES, 'a -12;\n', 6)).toBe('|')
})

test('an empty line is measured as a whole, and what is not painted is not', () => {
  expect(measured(LINES, 'a -12;\n', 7)).toBe('the line')
  expect(measured(LINES, 'a -12;\n\n', 8)).toBeUndefined()
})
