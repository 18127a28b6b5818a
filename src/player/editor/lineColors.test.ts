import { EditorView } from '@codemirror/view'
import { finishedLines } from './finishedLines'
import { lineColors } from './lineColors'

/** The lines of a field over finished code. */
function linesOf(doc: string, finished: string) {
  const code = document.createElement('code')
  code.innerHTML = finished
  const lines = finishedLines([...code.querySelectorAll<HTMLElement>('.l')])
  const view = new EditorView({ doc, extensions: lineColors(lines) })
  return [...view.contentDOM.children].map((line) => line.outerHTML)
}

test('a changed line has the colors of finished code, and its number', () => {
  expect(linesOf('let a = 1;', '')).toEqual([
    '<div class="cm-line l" data-number="1"><span class="k">let</span> a = <span class="n">1</span>;</div>',
  ])
})

test('an unchanged line has all elements of the finished one and its mark, but no link', () => {
  const finished =
    '<span class="l" data-line="added"><a data-symbol="rect!" href="/r"><span class="m">rect!</span></a>(w);\n</span>'
  expect(linesOf('rect!(w);', finished)).toEqual([
    '<div class="cm-line l" data-number="1" data-line="added"><span class="m"><span>rect!</span></span>(w);</div>',
  ])
})

test('what is dimmed for reading is not while it is edited', () => {
  expect(linesOf('a', '<span class="l" data-line="dimmed">a\n</span>')).toEqual([
    '<div class="cm-line l" data-number="1">a</div>',
  ])
})
