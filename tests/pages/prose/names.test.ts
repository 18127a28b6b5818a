/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { documentedNames, nameErrors } from './names'

const reference = `# Cat

## \`rect!\`

Draws.

\`\`\`rust signature
rect!(x = 0)
\`\`\`

## \`Mood\`

A mood.

\`\`\`rust signature
enum Mood
\`\`\`

| Variant | Description |
| --- | --- |
| \`Calm\` | Calm. |

| Method | Description |
| --- | --- |
| \`lift(by) -> u32\` | Lifts. |

## Others

| Function | Description |
| --- | --- |
| \`cat::purr()\` | Purrs. |
`
const documented = documentedNames([readPage('learn/api/cat.mdx', reference)])

const errorsOf = (source: string) =>
  nameErrors(readPage('page.mdx', source), documented).map(({ line, problem }) => `${line} ${problem}`)

const inRust = (code: string) => errorsOf(`\`\`\`rust\n${code}\n\`\`\`\n`)

test('headings and table rows document names', () => {
  expect([...documented]).toEqual(['turbo::prelude', 'rect!', 'Mood', 'Mood::Calm', 'Mood::lift', 'cat::purr'])
})

test.each([
  'rect!(x = 1);',
  'let m = Mood::Calm;\ncat::purr();',
  'fn own() {}\nown();',
  'let twice = |x| x;\ntwice(2);',
  'Vec::new();\nSome(1);',
  'Some("own::name"); // other::name',
  'Some("own::name\n hers::name"); /* other::name\n and::this */',
])('accepts %j', (code) => {
  expect(inRust(code)).toEqual([])
})

test.each([
  ['circ!(x = 1);', '2 `circ!` is not on any page'],
  ['cat::hiss();', '2 `cat::hiss` is not on any page'],
  ['purr();', '2 `purr` is not on any page'],
  ['use turbo::*;', '2 `use turbo::*` belongs to a later version'],
  ['\nlet v = mouse();', '3 `mouse()` belongs to a later version'],
])('reports %j', (code, error) => {
  expect(inRust(code)).toEqual([error])
})

test('checks inline code, except lone calls', () => {
  expect(errorsOf('See `cat::hiss` and\n`purr()`.')).toEqual(['1 `cat::hiss` is not on any page'])
})
