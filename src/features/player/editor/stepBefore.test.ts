import { keepEdit, keepForeign } from '../figure/editedPrograms'
import { changedStep, stepsBefore } from './stepBefore'

/** A page of code blocks, each with its file name and its one line. */
function page(...blocks: [file: string, text: string][]) {
  document.body.innerHTML = `<article>${blocks
    .map(
      ([file, text]) =>
        `<figure data-code-block>${file && `<figcaption>${file}</figcaption>`}<code data-html><span class="l">${text}</span></code></figure>`,
    )
    .join('')}</article>`
  return [...document.querySelectorAll<HTMLElement>('figure')]
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(undefined, '', '/t')
})

test('the steps before a program are those of its file, the nearest first', () => {
  const blocks = page(
    ['lib.rs', 'a'],
    ['', 'b'],
    ['turbo.toml', 'c'],
    ['lib.rs', 'd'],
    ['lib.rs', 'e'],
    ['lib.rs', 'f'],
  )
  expect(stepsBefore(blocks[4]!)).toEqual([
    { key: 'turbo.edit:/t:3', original: 'd' },
    { key: 'turbo.edit:/t:0', original: 'a' },
  ])
})

test('code without a file name is no step', () => {
  const [, second] = page(['', 'a'], ['', 'b'])
  expect(stepsBefore(second!)).toEqual([])
})

test('the nearest step counts that the reader has changed herself', () => {
  const steps = ['c', 'b', 'a'].map((original, index) => ({ key: `turbo.edit:/steps:${index}`, original }))
  expect(changedStep(steps)).toBeUndefined()
  keepEdit(steps[2]!.key, 'a', 'A')
  expect(changedStep(steps)).toEqual({ original: 'a', text: 'A' })
  keepEdit(steps[1]!.key, 'b', 'B')
  expect(changedStep(steps)).toEqual({ original: 'b', text: 'B' })
  keepForeign(steps[0]!.key, 'c', 'C')
  expect(changedStep(steps)).toEqual({ original: 'b', text: 'B' })
})
