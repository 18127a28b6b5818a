/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { readabilityErrors } from './readability'

const errorsOf = (source: string) =>
  readabilityErrors(readPage('page.mdx', source)).map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`)

test('a paragraph has at most 90 words', () => {
  expect(errorsOf(`# T\n\n${'word '.repeat(90)}`)).toEqual([])
  expect(errorsOf(`# T\n\n${'word '.repeat(91)}`)).toEqual(['3 a paragraph of 91 words – split it: at most 90'])
})

test('a line of code has at most 80 columns without annotations', () => {
  const code = (line: string) => `\`\`\`rust\na();\n${line}\n\`\`\`\n`
  expect(errorsOf(code(`${'x'.repeat(80)} // [!code hl]`))).toEqual([])
  expect(errorsOf(code('x'.repeat(81)))).toEqual(['3 a line of code with 81 columns – break it: at most 80'])
  expect(errorsOf(code(`# ${'x'.repeat(79)}`))).toEqual(['3 a line of code with 81 columns – break it: at most 80'])
})

test('an astral character is one column', () => {
  expect(errorsOf(`\`\`\`text\n${'😀'.repeat(80)}\n\`\`\`\n`)).toEqual([])
})
