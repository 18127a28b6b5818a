import { draftIn } from './useDraft'

function blockOf(lines: string, setUp?: string) {
  const block = document.createElement('figure')
  block.innerHTML = `<div><pre><code>${lines}</code></pre></div>`
  if (setUp) block.dataset.setUp = setUp
  return block
}

const line = (html: string, marks = '') => `<span class="l"${marks && ` data-line="${marks}"`}>${html}\n</span>`

test('reads the program with the setup lines in place', () => {
  const lines = line('<span class="k">let</span> a = b &lt; 1;') + line('')
  expect(draftIn(blockOf(lines, '[[0,"let b = 2;"],[2,"let _ = a;"]]'))).toEqual([
    { text: 'let b = 2;', isSetUp: true },
    { text: 'let a = b < 1;', isSetUp: false },
    { text: '', isSetUp: false },
    { text: 'let _ = a;', isSetUp: true },
  ])
})

test('skips removed lines and ignores other notes', () => {
  expect(draftIn(blockOf(line('old', 'removed') + line('new', 'added highlighted')))).toEqual([
    { text: 'new', isSetUp: false },
  ])
})
