import { expectNoErrors, errorLines, errorsIn, fileOf } from './errors'

const late = { file: 'content/b.mdx', line: 12, problem: 'the word "teh" is unknown', remedy: 'correct it' }
const early = { ...late, line: 3 }
const first = { ...late, file: 'content/a.mdx' }

test('faults are told one a line, by file and line, with what to do', () => {
  expect(errorLines([late, early, first])).toEqual([
    'content/a.mdx:12 the word "teh" is unknown – correct it',
    'content/b.mdx:3 the word "teh" is unknown – correct it',
    'content/b.mdx:12 the word "teh" is unknown – correct it',
  ])
})

test('faults of a page are told with its file', () => {
  expect(errorsIn(fileOf({ filePath: 'learn/a.mdx' }), [{ line: 3, problem: 'a', remedy: 'b' }])).toEqual([
    { file: 'content/learn/a.mdx', line: 3, problem: 'a', remedy: 'b' },
  ])
})

test('a check with faults fails with all of them, and one without passes', () => {
  expect(() => expectNoErrors([late, early])).toThrow(
    'content/b.mdx:3 the word "teh" is unknown – correct it\ncontent/b.mdx:12 the word "teh" is unknown – correct it',
  )
  expect(() => expectNoErrors([])).not.toThrow()
})
