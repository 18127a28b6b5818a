import { finishedLines } from './finishedLines'
import { paintedLines } from './paintedLines'

const painted = (...parts: Parameters<typeof paintedLines>) => {
  const code = document.createElement('code')
  code.append(...paintedLines(...parts))
  return code
}

test('lines stand there as finished code has them', () => {
  expect(painted('let a = 1;\n', [], []).innerHTML).toBe(
    '<span class="l"><span class="k">let</span> a = <span class="n">1</span>;\n</span><span class="l">\n</span>',
  )
})

test('a fault is marked, and its line', () => {
  expect(painted('a b', [{ start: 2, end: 3 }], []).innerHTML).toBe(
    '<span class="l" data-line="fault">a <span data-fault="">b</span>\n</span>',
  )
})

test('text that looks like HTML is text', () => {
  const code = painted('<img src=x onerror=alert(1)>"<b>"', [], [])
  expect(code.querySelector('img, b')).toBeNull()
  expect(code.textContent).toBe('<img src=x onerror=alert(1)>"<b>"\n')
})

/** Finished code with a link in its first line and a mark on its last. */
function finishedCode() {
  const code = document.createElement('code')
  code.innerHTML =
    '<span class="l"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>' +
    '<span class="l" data-line="removed">old();\n</span>' +
    '<span class="l" data-line="highlighted">b\n</span>'
  return finishedLines([...code.querySelectorAll<HTMLElement>('.l')])
}

test('unchanged lines are those of the finished code', () => {
  const code = painted('rect!(w);\nx\nb', [], finishedCode())
  expect(code.innerHTML).toBe(
    '<span class="l"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>' +
      '<span class="l">x\n</span>' +
      '<span class="l" data-line="highlighted">b\n</span>',
  )
})

test('a changed line has the marks and links of none', () => {
  expect(painted('rect!(h);\nc', [], finishedCode()).querySelector('a, [data-line]')).toBeNull()
})
