import { expectNoErrors, errorLines, errorsIn, fileOf } from './errors'

const late = { file: 'content/b.mdx', line: 12, problem: 'the word "teh" is unknown', remedy: 'correct it' }
const early = { ...late, line: 3 }
const first = { ...late, file: 'content/a.mdx' }

test('prints one error per line with file, line and remedy', () => {
  expect(errorLines([late, early, first])).toEqual([
    'content/a.mdx:12 the word "teh" is unknown – correct it',
    'content/b.mdx:3 the word "teh" is unknown – correct it',
    'content/b.mdx:12 the word "teh" is unknown – correct it',
  ])
})

test("adds the page's file", () => {
  expect(errorsIn(fileOf({ filePath: 'learn/a.mdx' }), [{ line: 3, problem: 'a', remedy: 'b' }])).toEqual([
    { file: 'content/learn/a.mdx', line: 3, problem: 'a', remedy: 'b' },
  ])
})

test('fails with all errors, and passes without', () => {
  expect(() => expectNoErrors([late, early])).toThrow(
    'content/b.mdx:3 the word "teh" is unknown – correct it\ncontent/b.mdx:12 the word "teh" is unknown – correct it',
  )
  expect(() => expectNoErrors([])).not.toThrow()
})
