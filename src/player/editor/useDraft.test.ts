import { draftIn } from './useDraft'

/** A code block as the build finishes it. */
function blockOf(lines: string, setUp?: string) {
  const block = document.createElement('figure')
  block.innerHTML = `<div><pre><code>${lines}</code></pre></div>`
  if (setUp) block.dataset.setUp = setUp
  return block
}

const line = (html: string, marks = '') => `<span class="l"${marks && ` data-line="${marks}"`}>${html}\n</span>`

test('the program is the text of the lines, with the set-up lines in their places', () => {
  const lines = line('<span class="k">let</span> a = b &lt; 1;') + line('')
  expect(draftIn(blockOf(lines, '[[0,"let b = 2;"],[2,"let _ = a;"]]'))).toEqual([
    { text: 'let b = 2;', isSetUp: true },
    { text: 'let a = b < 1;', isSetUp: false },
    { text: '', isSetUp: false },
    { text: 'let _ = a;', isSetUp: true },
  ])
})

test('removed lines are no part of it, other marks say nothing', () => {
  expect(draftIn(blockOf(line('old', 'removed') + line('new', 'added highlighted')))).toEqual([
    { text: 'new', isSetUp: false },
  ])
})
