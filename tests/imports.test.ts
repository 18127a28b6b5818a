import { circlesIn, writtenImports } from './imports'

test.each([
  ["import './tokens.css'", './tokens.css'],
  ["import { a } from './a'", './a'],
  ["import type { A } from './a'", './a'],
  ["export { a } from './a'", './a'],
  ["const a = () => import('./a')", './a'],
  ["new Worker(new URL('./worker.ts', import.meta.url))", './worker.ts'],
])('%s is an import', (source, target) => {
  expect(writtenImports('page.ts', source)).toEqual([target])
})

test('a word in a string or a comment is no import', () => {
  expect(writtenImports('page.ts', `// import './a'\nconst text = "from './b'"`)).toEqual([])
})

test('style sheets import each other by @import and composes', () => {
  const source = "@import './a.css';\n.b { composes: c from './c.module.css'; }"
  expect(writtenImports('page.css', source)).toEqual(['./a.css', './c.module.css'])
})

test('a circle is told by its files, however long it is', () => {
  const imports = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ].map(([file = '', target = '']) => ({ file, target, written: target }))
  expect(circlesIn(imports)).toEqual(['b → c → b'])
})
