/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { readRust } from './rust'

const faultsOf = (code: string) => {
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
])('braces in a text need a value: %j', (code, faults) => {
  expect(faultsOf(code)).toEqual(faults)
})
