import { foldRanges } from './foldRanges'

const folded = (text: string) => foldRanges(text).map(({ from, to }) => text.slice(0, from) + '…' + text.slice(to))

test('folds what a line opens and a later one closes', () => {
  expect(folded('turbo::go!({\n    clear(1);\n});')).toEqual(['turbo::go!({…});'])
  expect(folded('if a {\n  b();\n} else {\n  c();\n}')).toEqual([
    'if a {…} else {\n  c();\n}',
    'if a {\n  b();\n} else {…}',
  ])
})

test('ignores brackets in texts, in comments and on one line', () => {
  expect(foldRanges('a("{");\n// {\nb("}");\nc({ d });')).toEqual([])
})

test('ignores brackets that nothing closes', () => {
  expect(foldRanges('fn a() {\n  b(\n}')).toEqual([])
})
