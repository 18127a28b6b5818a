import { staticLines } from './staticLines'
import { markedLines, paintedLines } from './PaintedCode'
import { codeSegments } from '../code/codeSegments'

const painted = (...parts: Parameters<typeof paintedLines>) => {
  const code = document.createElement('code')
  code.append(...paintedLines(...parts))
  return code
}

test('renders lines like static code', () => {
  expect(painted('let a = 1;\n', [], []).innerHTML).toBe(
    '<span class="l"><span class="k">let</span> a = <span class="n">1</span>;\n</span><span class="l">\n</span>',
  )
})

test('marks a diagnostic and its line', () => {
  expect(painted('a b', [{ start: 2, end: 3 }], []).innerHTML).toBe(
    '<span class="l" data-line="error">a <span data-diagnostic="">b</span>\n</span>',
  )
})

test('escapes text that looks like HTML', () => {
  const code = painted('<img src=x onerror=alert(1)>"<b>"', [], [])
  expect(code.querySelector('img, b')).toBeNull()
  expect(code.textContent).toBe('<img src=x onerror=alert(1)>"<b>"\n')
})

function finishedCode() {
  const code = document.createElement('code')
  code.innerHTML =
    '<span class="l"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>' +
    '<span class="l" data-line="removed">old();\n</span>' +
    '<span class="l" data-line="highlighted">b\n</span>'
  return staticLines(code)
}

test('keeps unchanged lines as built', () => {
  const code = painted('rect!(w);\nx\nb', [], finishedCode())
  expect(code.innerHTML).toBe(
    '<span class="l"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>' +
      '<span class="l">x\n</span>' +
      '<span class="l" data-line="highlighted">b\n</span>',
  )
})

test('renders a changed line without notes and links', () => {
  expect(painted('rect!(h);\nc', [], finishedCode()).querySelector('a, [data-line]')).toBeNull()
})

/** The lines of a text, with diagnostics in brackets and ! before a marked line. */
const marked = (text: string, ...diagnostics: [start: number, end: number][]) =>
  markedLines(
    codeSegments(text),
    diagnostics.map(([start, end]) => ({ start, end })),
  ).map(
    ({ pieces, hasDiagnostic }) =>
      (hasDiagnostic ? '! ' : '') +
      pieces.map(({ text: piece, isDiagnostic }) => (isDiagnostic ? `[${piece}]` : piece)).join(''),
  )

test('marks the line of a diagnostic', () => {
  expect(marked('let a = 1;\nlet b = a;', [15, 16])).toEqual(['let a = 1;', '! let [b] = a;'])
})

test('marks a diagnostic in each color that it covers', () => {
  expect(marked('let a = 1;', [0, 9])).toEqual(['! [let][ a = ][1];'])
})

test('marks only the first line of a diagnostic', () => {
  expect(marked('a(\n  b\n)', [0, 8])).toEqual(['! [a][(]', '  b', ')'])
})

test('marks the last character for a diagnostic at the end of a line', () => {
  expect(marked('ab\n', [2, 2])).toEqual(['! a[b]', ''])
  expect(marked('ab', [9, 9])).toEqual(['ab'])
})

test('marks an empty line without underlining', () => {
  expect(marked('a\n\nb', [2, 2])).toEqual(['a', '! ', 'b'])
})

test('allows overlapping diagnostics', () => {
  expect(marked('abc def', [0, 5], [4, 7])).toEqual(['! [abc ][d][ef]'])
})
