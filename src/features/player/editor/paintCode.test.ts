import { codePieces } from './codePieces'
import { markedLines } from './markedLines'
import { finishedLines, paintCode } from './paintCode'

const paint = (code: HTMLElement, text: string, faults: { start: number; end: number }[] = []) =>
  paintCode(code, markedLines(codePieces(text), faults), [], false)

test('lines stand there as finished code has them', () => {
  const code = document.createElement('code')
  paint(code, 'let a = 1;\n')
  expect(code.innerHTML).toBe(
    '<span class="l"><span class="k">let</span> a = <span class="n">1</span>;\n</span><span class="l">\n</span>',
  )
})

test('a changed line is made anew, its neighbors stay', () => {
  const code = document.createElement('code')
  paint(code, 'a\nb\nc')
  const [first, , last] = code.children
  paint(code, 'a\nx\ny\nc')
  expect(code.textContent).toBe('a\nx\ny\nc\n')
  expect([code.firstElementChild, code.lastElementChild]).toEqual([first, last])
  paint(code, 'c')
  expect(code.textContent).toBe('c\n')
})

test('a fault comes and goes', () => {
  const code = document.createElement('code')
  paint(code, 'a b', [{ start: 2, end: 3 }])
  expect(code.innerHTML).toBe('<span class="l" data-line="fault">a <span data-fault="">b</span>\n</span>')
  paint(code, 'a b')
  expect(code.innerHTML).toBe('<span class="l">a b\n</span>')
})

test('text that looks like HTML is text', () => {
  const code = document.createElement('code')
  paint(code, '<img src=x onerror=alert(1)>"<b>"')
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

const paintOver = (code: HTMLElement, text: string, hasLinks: boolean) =>
  paintCode(code, markedLines(codePieces(text), []), finishedCode(), hasLinks)

test('unchanged lines are those of the finished code, without links while they are edited', () => {
  const code = document.createElement('code')
  paintOver(code, 'rect!(w);\nx\nb', false)
  expect(code.innerHTML).toBe(
    '<span class="l"><span><span class="m">rect!</span></span>(w);\n</span>' +
      '<span class="l">x\n</span>' +
      '<span class="l" data-line="highlighted">b\n</span>',
  )
})

test('unchanged lines have their links again where the code is read', () => {
  const code = document.createElement('code')
  paintOver(code, 'rect!(w);\nx', false)
  paintOver(code, 'rect!(w);\nx', true)
  expect(code.querySelector('a')).toHaveAttribute('href', '/r')
  expect(code.textContent).toBe('rect!(w);\nx\n')
})

test('a changed line has the marks and links of none', () => {
  const code = document.createElement('code')
  paintOver(code, 'rect!(h);\nc', true)
  expect(code.querySelector('a, [data-line]')).toBeNull()
})
