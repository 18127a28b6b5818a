import { readPage } from './readPage'

const read = (...lines: string[]) => readPage('learn/a.mdx', lines.join('\n'))

test('title, subtitle and description come from the first heading', () => {
  expect(read('# Tween [Smooth moves]')).toMatchObject({
    title: 'Tween',
    subtitle: 'Smooth moves',
    description: 'Smooth moves',
    errors: [],
  })
})

test('frontmatter overrides the heading', () => {
  expect(read('---', 'title: Tweens', 'description: About tweens', '---', '# Tween [Smooth moves]')).toMatchObject({
    title: 'Tweens',
    subtitle: 'Smooth moves',
    description: 'About tweens',
  })
})

test('a page without a subtitle has no description', () => {
  expect(read('# Tween')).toMatchObject({ subtitle: undefined, description: undefined })
})

test('the source is the whole file', () => {
  expect(read('---', 'title: Tweens', '---', '', '# Tween & more').source).toBe(
    '---\ntitle: Tweens\n---\n\n# Tween & more',
  )
})

test("reports directive errors with the file's line", () => {
  expect(read('---', 'title: Tweens', '---', '', '# Tween', '', ':::hint', 'Text.', ':::').errors).toEqual([
    'content/learn/a.mdx:7 unknown directive ":::hint" – use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
  ])
})

test("reports text before the first step heading with the file's line", () => {
  expect(
    read('---', 'title: Tweens', '---', '', '# Tween', '', '::::steps', '', 'Text.', '', '## One', '::::').errors,
  ).toEqual([
    'content/learn/a.mdx:9 text before the first heading of the steps – start the steps with a heading such as "### First step"',
  ])
})

test("reports a missing title in a code group with the file's line", () => {
  expect(read('# Tween', '', ':::code-group', '```bash', 'ls', '```', ':::').errors).toEqual([
    'content/learn/a.mdx:4 a block in the code group has no title – write one after the language, such as ```bash [Windows]',
  ])
})

test('lists picture files once, with their line', () => {
  const page = ['# Tween', '', '![a](./a.png "Caption")', '', '![a](./a.png) ![b](../b.gif)', '', '![c](/brand/c.png)']
  expect(read(...page).images).toEqual([
    { src: './a.png', line: 3 },
    { src: '../b.gif', line: 5 },
  ])
})

test("reports fence errors with the file's line", () => {
  expect(read('# Tween', '', '```rust Preview', 'clear(0); // [!code h1]', '```').errors).toEqual([
    'content/learn/a.mdx:3 unknown meta word `Preview` – use a title in [ ] or title="", showLineNumbers, signature, preview, shader, continues, preview="frame=90", fragment="why", compile_fail="why" or not_run="why"',
    'content/learn/a.mdx:4 `[!code h1]` is not an annotation – end a visible line with one of [!code hl], [!code highlight], [!code ++], [!code --], [!code focus], [!code error], [!code word:name], [!code error:message]; to show the text itself, write [\\!code',
  ])
})

test('finds fences everywhere', () => {
  const page = read(
    '---',
    'title: Tweens',
    '---',
    '',
    '# Tween',
    '',
    '::::steps',
    '### One',
    '',
    '- In a list:',
    '',
    '  ```rust',
    '  # let a = 1;',
    '  log!("{}", a);',
    '  ```',
    '::::',
    '',
    '~~~toml [turbo.toml]',
    'name = "A"',
    '~~~',
  )
  expect(page.fences.map(({ language, line, program }) => [language, line, program])).toEqual([
    [
      'rust',
      12,
      [
        { text: 'let a = 1;', line: 13 },
        { text: 'log!("{}", a);', line: 14 },
      ],
    ],
    ['toml', 18, [{ text: 'name = "A"', line: 19 }]],
  ])
})

test.each([
  ['a quote', '> ```rust\n> # a();\n>   b();\n> ```'],
  ['a callout', '\n:::tip\n```rust\n# a();\n  b();\n```\n:::'],
  ['details in a list', '\n1. One\n   :::details\n   ```rust\n   # a();\n     b();\n   ```\n   :::'],
  ['an element', '\n<div>\n  ```rust\n  # a();\n    b();\n  ```\n</div>'],
  ['a footnote', 'A[^1]\n\n[^1]: B\n\n    ```rust\n    # a();\n      b();\n    ```'],
  ['a list with tabs', '-\tA\n\n\t```rust\n\t# a();\n\t  b();\n\t```'],
  ['marks that stand further in', '   ```rust\n   # a();\n     b();\n   ```'],
  ['four marks', '````rust\n# a();\n  b();\n````'],
  ['marks that are never closed', '```rust\n# a();\n  b();'],
])('a fence in %s keeps its indentation and line numbers', (_, source) => {
  const [fence] = readPage('a.mdx', source).fences
  const first = source.split('\n').findIndex((text) => text.includes('# a();')) + 1
  expect(fence?.program).toEqual([
    { text: 'a();', line: first },
    { text: '  b();', line: first + 1 },
  ])
})

test('a fence inside a longer fence is text', () => {
  expect(read('````text', '```rust', '# a();', '```', '````').fences.map(({ language }) => language)).toEqual(['text'])
})

test("a page without title is searched by the site's name", () => {
  expect(readPage('index.mdx', '---\nlayout: landing\n---\n\nHello', 'Turbo Docs').sections).toMatchObject([
    { title: 'Turbo Docs', href: '/', isPage: true },
  ])
})

test.each([
  ["import { Cat } from './Cat'", 'a page must not import anything'],
  ["export { Cat } from './Cat'", 'a page must not import anything'],
  ["{import('./Cat')}", 'a page must not import anything'],
  ["<Button href={import('./Cat')}>Go</Button>", 'a page must not import anything'],
  ['export default () => null', 'a page must not export a layout'],
  ['## Two and {1 + 1}', 'a heading contains an expression'],
])('%s is an error', (line, problem) => {
  expect(read('# Tween', '', line).errors).toEqual([expect.stringContaining(`content/learn/a.mdx:3 ${problem} – `)])
})

test('other code runs later', () => {
  const page = read(
    ...['# Tween {/* the title */}', '', 'export const Cat = () => <b>{1 + 1}</b>', ''],
    ...['Two and {1 + 1} <Button {...{ href: "/" }}>Go</Button> <Cat />', '', '{/* later */}'],
  )
  expect(page.errors).toEqual([])
  expect(page.title).toBe('Tween')
  expect(page.sections.map(({ text }) => text)).toEqual(['Two and  Go '])
})
