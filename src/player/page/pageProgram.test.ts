import { codeBlockAt, editorLineAt, pageProgram, shownLineAt } from './pageProgram'

const line = (text: string, marks = '') => `<span class="l"${marks && ` data-line="${marks}"`}>${text}\n</span>`

function block(lines: string[], setUp?: string) {
  document.body.innerHTML = `<article><figure data-code-block=""></figure><figure data-code-block=""><code data-html="">${lines.join('')}</code></figure></article>`
  const element = codeBlockAt('1')!
  if (setUp) element.dataset.setUp = setUp
  return element
}

test('reads the visible and hidden lines of a block', () => {
  const element = block([line('let b = <b>a</b>;'), line('clear(b);')], '[[0,"let a = 1;"],[2,"log!(\\"end\\");"]]')
  expect(pageProgram(element)).toBe('let a = 1;\nlet b = a;\nclear(b);\nlog!("end");')
})

test('skips removed lines', () => {
  expect(pageProgram(block([line('old();', 'removed'), line('new();', 'added')]))).toBe('new();')
})

test('finds where a line of the program is shown', () => {
  const element = block([line('old();', 'removed'), line('new();', 'added')], '[[0,"let a = 1;"]]')
  expect(shownLineAt(element, 1)).toBeUndefined()
  expect(shownLineAt(element, 2)).toEqual({ element: element.querySelector('.l:last-child'), line: 2 })
  expect(shownLineAt(element, 3)).toBeUndefined()
})

test('counts lines of an edited program without hidden setup', () => {
  const element = block([line('a();')], '[[0,"let a = 1;"],[0,"let b = 1;"],[1,"c();"]]')
  expect([editorLineAt(element, 3), editorLineAt(element, 1)]).toEqual([1, 1])
  expect(editorLineAt(block([line('a();')]), 3)).toBe(3)
})

test('finds no block beyond the page', () => {
  block([])
  expect(codeBlockAt('7')).toBeUndefined()
})
