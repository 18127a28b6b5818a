/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { checkToml, documentedKeys } from './toml'

const guide = readPage(
  'learn/guides/configuration.mdx',
  `# Configuration

## \`turbo.toml\`

Settings.

\`\`\`toml signature
name = "Untitled"
\`\`\`

| Key | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | \`string\` | none | Name. |
| \`authors\` | \`list of strings\` | none | Names. |

## \`[canvas]\`

Settings.

\`\`\`toml signature
[canvas]
\`\`\`

| Key | Type | Default | Description |
| --- | --- | --- | --- |
| \`width\`, \`height\` | \`number\` | none | Size. |

## \`[font.settings.<name>]\`

Settings.

\`\`\`toml signature
[font.settings.cat]
\`\`\`

| Key | Type | Default | Description |
| --- | --- | --- | --- |
| \`file\` | \`string\` | none | File. |
`,
)
const keys = documentedKeys(guide.tables)

const errorsOf = (code: string, meta = '') => {
  const { fences } = readPage('page.mdx', `\`\`\`toml ${meta}\n${code}\n\`\`\`\n`)
  return checkToml(fences[0]!, keys).map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`)
}

test('accepts documented keys of the right type', () => {
  expect(
    errorsOf('name = "Cat"\nauthors = ["A"]\n\n[canvas]\nwidth = 8\n\n[font.settings.any]\nfile = "a.ttf"'),
  ).toEqual([])
})

test.each([
  ['name = "a"\nwidht = 1', '3 `widht` is not a documented key – use one of name, authors'],
  ['[canvas]\nwidth = "8"', '3 `width` is not of type number – write a number'],
  ['authors = [1]', '2 `authors` is not of type list of strings – write a list of strings'],
  ['\n[screen]\nwidth = 8', '3 `[screen]` is not a documented table – use one of [canvas], [font.settings.<name>]'],
  ['name = "a"\nwidth = = 1', '3 not valid TOML: Invalid TOML document: invalid value – write it as TOML'],
])('reports %j', (code, error) => {
  expect(errorsOf(code)).toEqual([error])
})

test('other files only need to be valid TOML', () => {
  expect(errorsOf('[dependencies]\nturbo = "1"', '[Cargo.toml]')).toEqual([])
  expect(errorsOf('[dependencies]\nturbo = "1"', '[turbo.toml]')).toHaveLength(1)
  expect(errorsOf('a = = 1', '[Cargo.toml]')).toHaveLength(1)
})
