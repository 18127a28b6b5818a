/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { readRust, refusedSnippetError } from './rust'

const errorsOf = (code: string) => {
  const { fences } = readPage('page.mdx', `\`\`\`rust\n${code}\n\`\`\`\n`)
  return readRust(fences[0]!).map(({ line, problem }) => `${line} ${problem}`)
}

test.each([
  ['clear(0);\ntext!("{score}", x = 0);', ['3 text! without arguments draws braces as they are']],
  ['text!("{score}");', ['2 text! without arguments draws braces as they are']],
  ['text!("{}", score; x = 0);', []],
  ['text!("score", x = 0);', []],
  ['text!("{}", score == 1);', []],
  ['text!("\\"{}\\"", score);', []],
  ['// text!("{score}");', []],
])('braces in a text need a value: %j', (code, errors) => {
  expect(errorsOf(code)).toEqual(errors)
})

describe('a fence that must not compile', () => {
  const SAID = [{ line: 3, message: 'cannot add `i32` to `f32`' }]
  const errorOf = (note: string, said = SAID) => {
    const { fences } = readPage('page.mdx', `\`\`\`rust compile_fail="why"\nlet a = 1;\nb + a;${note}\n\`\`\`\n`)
    return refusedSnippetError(fences[0]!, said)
  }

  test.each(['', ' // [!code error]', ' // [!code error:cannot add `i32` to `f32`]'])(
    "states the compiler's message at its line: %j",
    (note) => {
      expect(errorOf(note)).toBeUndefined()
    },
  )

  test.each([
    [' // [!code error:no]', SAID, 'differs from what the compiler says'],
    [' // [!code error]', [{ line: 2, message: 'no' }], 'differs from what the compiler says'],
    ['', [], 'compiles although it is marked compile_fail'],
  ])('with %j is an error', (note, said, problem) => {
    expect(errorOf(note, said)).toMatchObject({ problem })
  })
})
