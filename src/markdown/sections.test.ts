import { outlineOf } from './pageOutline'
import { readPageSource } from './pageSource'
import { sectionsOf } from './sections'

function sectionsIn(source: string, path = '/learn/api/cats') {
  const page = readPageSource(`${path.slice(1)}.mdx`, source)
  const { headings, title = 'Turbo Docs' } = outlineOf(page)
  return sectionsOf({ path, filePath: page.filePath, title, headings, tree: page.tree })
}

test('a section extends to the next heading of any level', () => {
  const sections = sectionsIn('# Cats [Soft]\n\nPurr.\n\n## Big\n\n### Lion\n\nRoar.\n\n## Small\n\nMeow.')
  expect(sections.map(({ title, titles, text, isPage }) => ({ title, titles, text, isPage }))).toEqual([
    { title: 'Cats', titles: [], text: 'Soft\nPurr.', isPage: true },
    { title: 'Big', titles: ['Cats'], text: '', isPage: false },
    { title: 'Lion', titles: ['Cats', 'Big'], text: 'Roar.', isPage: false },
    { title: 'Small', titles: ['Cats'], text: 'Meow.', isPage: false },
  ])
})

test("ids and addresses use the page's anchors", () => {
  const sections = sectionsIn('# Cats\n\n## `cat!`\n\n## Cat')
  expect(sections.map(({ id, href }) => [id, href])).toEqual([
    ['learn/api/cats.mdx#cats', '/learn/api/cats#cats'],
    ['learn/api/cats.mdx#cat', '/learn/api/cats#cat'],
    ['learn/api/cats.mdx#cat-1', '/learn/api/cats#cat-1'],
  ])
})

test('skipped levels leave no gap in the path', () => {
  const [, lion] = sectionsIn('# Cats\n\n### Lion')
  expect(lion?.titles).toEqual(['Cats'])
})

test('decodes entities in text and escapes them in excerpts', () => {
  const [cats] = sectionsIn('# Cats\n\nA `Vec<Cat>` &amp; more &lt;b&gt;.')
  expect(cats?.text).toBe('A Vec<Cat> & more <b>.')
  expect(cats?.html).toBe('<p>A <code>Vec&lt;Cat&gt;</code> &amp; more &lt;b&gt;.</p>')
})

test('includes text of lists, tables, links, directives, details and components', () => {
  const source = [
    '# Cats\n\n- one [link](/x)\n- two\n\n| Param | Type |\n| --- | --- |\n| `a` | `u32` |\n',
    ':::tip[Label]\nInside.\n:::\n',
    '<Box>Boxed *text*</Box>\n',
    '![picture](x.png)\n',
  ].join('\n')
  expect(sectionsIn(source)[0]?.text).toBe('one link\ntwo\na · u32\nLabel\nInside.\nBoxed text')
})

test('headings inside components are sections too', () => {
  const sections = sectionsIn('# Cats\n\n::::steps\n### First\nDo.\n### Second\nDone.\n::::')
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    ['Cats', ''],
    ['First', 'Do.'],
    ['Second', 'Done.'],
  ])
})

test('includes code as shown, without set-up lines and annotations', () => {
  const source = '# Cats\n\n```rust\n# let mut x = 1;\nx += 1; // [!code hl]\n```'
  expect(sectionsIn(source)[0]?.html).toBe('<pre>x += 1;</pre>')
})

test.each([
  ['all notes of a line', 'x(); // why [!code ++] // [!code hl]', 'x(); // why'],
  ['notes of other comments', 'x(); /* [!code hl] */', 'x();'],
  ['lines with nothing but a note', 'x();\n// [!code hl]\ny();', 'x();\ny();'],
])('excludes %s from code', (_, code, text) => {
  expect(sectionsIn(`# Cats\n\n\`\`\`rust\n${code}\n\`\`\``)[0]?.text).toBe(text)
})

test.each([
  ['an unknown note', 'x(); // [!code h1]', 'x(); // [!code h1]'],
  ['a note in the middle', 'x(); // [!code hl] why', 'x(); // [!code hl] why'],
  ['a note in a string', 'x("// [!code hl]");', 'x("// [!code hl]");'],
  ['an escaped note', 'x(); // [\\!code hl]', 'x(); // [!code hl]'],
])('includes %s in code', (_, code, text) => {
  expect(sectionsIn(`# Cats\n\n\`\`\`rust\n${code}\n\`\`\``)[0]?.text).toBe(text)
})

test('excludes the language of inline code', () => {
  expect(sectionsIn('# Cats\n\nWrite `let a{:rust}`.')[0]?.text).toBe('Write let a.')
})

test('keeps a colon before a word', () => {
  expect(sectionsIn('# Cats\n\nScale 2:one fits.')[0]?.text).toBe('Scale 2:one fits.')
})

test('omits text before the first heading; a page without headings is one section', () => {
  expect(sectionsIn('Preface.\n\n# Cats\n\nPurr.').map(({ text }) => text)).toEqual(['Purr.'])
  expect(
    sectionsIn('<Hero.Text>Make games.</Hero.Text>', '/').map(({ title, text, href }) => [title, text, href]),
  ).toEqual([['Turbo Docs', 'Make games.', '/']])
})

test('members in a declaring table are names of the section', () => {
  const source =
    '# Cats\n\n## `Cat`\n\n| Method | Description |\n| --- | --- |\n| `cat::purr(&self) -> bool` | Purrs. |'
  expect(sectionsIn(source)[1]?.names).toEqual(['purr'])
})

test('short flags in a table are names of the section', () => {
  const source = '# Cats\n\n## cat\n\n| Flag | Description |\n| --- | --- |\n| `-w`, `--watch` | Watches with `-x`. |'
  expect(sectionsIn(source)[1]?.names).toEqual(['-w'])
})
