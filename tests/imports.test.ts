import { cyclesBetween, writtenImports } from './imports'

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

test('strings and comments are no imports', () => {
  expect(writtenImports('page.ts', `// import './a'\nconst text = "from './b'"`)).toEqual([])
})

test('style sheets import by @import and composes', () => {
  const source = "@import './a.css';\n.b { composes: c from './c.module.css'; }"
  expect(writtenImports('page.css', source)).toEqual(['./a.css', './c.module.css'])
})

test('lists cycles between folders; files of one folder may import each other', () => {
  const imports = [
    ['a/one', 'b/one'],
    ['b/one', 'b/two'],
    ['b/two', 'b/one'],
    ['b/one', 'c/one'],
    ['c/one', 'b/two'],
  ].map(([file = '', target = '']) => ({ file, target, written: target }))
  expect(cyclesBetween((file) => file.split('/')[0]!, imports)).toEqual(['b → c → b'])
})
