import { keepOwnText } from '../../dom/ownText'
import { copyTextIn, copyTextOf } from './copyText'

const line = (text: string, isRemoved = false) => ({ text, isRemoved })

test('removed lines are not copied', () => {
  expect(copyTextOf([line('let a = 1;', true), line('let a = 2;')], 'rust')).toBe('let a = 2;')
})

test('the prompt of a shell line is not copied', () => {
  expect(copyTextOf([line('$ turbo run -w .')], 'bash')).toBe('turbo run -w .')
})

test('a dollar in another language stays', () => {
  expect(copyTextOf([line('$ 5')], 'text')).toBe('$ 5')
})

/** A block whose code was edited: the finished code is hidden. */
function editedBlock(inside: string) {
  const block = document.createElement('figure')
  block.innerHTML = `<pre hidden><code><span class="l">old\n</span></code></pre>${inside}`
  return block
}

test('of a block that is edited, what is in the field is copied', () => {
  const block = editedBlock('<code><span class="l">drawn\n</span></code>')
  keepOwnText(block, 'new\n  $ line\n')
  expect(copyTextIn(block, 'rust')).toBe('new\n  $ line\n')
})

test('of a block that was edited, what is shown is copied', () => {
  expect(copyTextIn(editedBlock('<code><span class="l">new\n</span></code>'), 'rust')).toBe('new')
})
