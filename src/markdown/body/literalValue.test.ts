import type { MdxFlowExpression } from 'mdast-util-mdx-expression'
import { readPageSource } from '../pageSource'
import { isComment, literalValue } from './literalValue'

/** The program of the first expression of a page. */
function programOf(expression: string) {
  const [node] = readPageSource('a.mdx', `{${expression}}`).tree.children as unknown as MdxFlowExpression[]
  return node!.data?.estree
}

test.each<[string, unknown]>([
  ['"a"', 'a'],
  ['`a`', 'a'],
  ['-1.5', -1.5],
  ['true', true],
  ['null', null],
  ['[1, ["a"]]', [1, ['a']]],
  ['[{ name: "Ada", "rank": 1, rows: [null] }]', [{ name: 'Ada', rank: 1, rows: [null] }]],
])('%s is a plain value', (expression, value) => {
  expect(literalValue(programOf(expression))).toEqual(value)
})

test.each(['name', 'f()', '1 + 1', '`a${b}`', '[...list]', '{ [key]: 1 }', '[, 1]', '/a/', '() => 1', '!true'])(
  '%s is code, and no plain value',
  (expression) => {
    expect(literalValue(programOf(`[${expression}]`))).toBeUndefined()
  },
)

test('a comment is nothing', () => {
  expect(isComment(programOf('/* later */'))).toBe(true)
  expect(isComment(programOf('1'))).toBe(false)
})
