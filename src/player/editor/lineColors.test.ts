import { EditorView } from '@codemirror/view'
import { staticLines } from './staticLines'
import { lineColors } from './lineColors'

function linesOf(doc: string, finished: string) {
  const code = document.createElement('code')
  code.innerHTML = finished
  const lines = staticLines(code)
  const view = new EditorView({ doc, extensions: lineColors(lines) })
  return [...view.contentDOM.children].map((line) => line.outerHTML)
}

test('gives a changed line the colors and number of static code', () => {
  expect(linesOf('let a = 1;', '')).toEqual([
    '<div class="cm-line l" data-number="1"><span class="k">let</span> a = <span class="n">1</span>;</div>',
  ])
})

test('gives an unchanged line all elements and notes of the static one, but no link', () => {
  const finished =
    '<span class="l" data-line="added"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>'
  expect(linesOf('rect!(w);', finished)).toEqual([
    '<div class="cm-line l" data-number="1" data-line="added"><span class="m"><span>rect!</span></span>(w);</div>',
  ])
})

test('does not dim lines while editing', () => {
  expect(linesOf('a', '<span class="l" data-line="dimmed">a\n</span>')).toEqual([
    '<div class="cm-line l" data-number="1">a</div>',
  ])
})
