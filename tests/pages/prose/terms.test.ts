/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { termErrors } from './terms'

const errorsOf = (source: string) =>
  termErrors(readPage('page.mdx', source)).map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`)

test('reports a phrase with its line and its preferred form', () => {
  expect(errorsOf('The cat.\n\nSee Github here.')).toEqual(['3 avoid "Github" – write "GitHub"'])
})

test.each([
  ['headings', '# Github'],
  ['titles of steps', '<Step title="Github">\n</Step>'],
  ['labels of callouts', ':::tip[Github]\nHere.\n:::'],
  ['tables', '| Github |\n| --- |\n| cat |'],
  ['footnotes', 'See[^1].\n\n[^1]: Github'],
  ['alt texts', '![Github](./cat.png)'],
  ['captions of pictures', '![cat](./cat.png "Github")'],
  ['titles of code', '```text [Github]\n```'],
  ['elements', '<Button href="/x">Github</Button>'],
  ['the title of the frontmatter', '---\ntitle: Github\n---\n'],
  ['the description of the frontmatter', '---\ndescription: Github\n---\n'],
  ['comments in Rust', '```rust\nlet a = 1; // Github\n```'],
  ['comments that document Rust', '```rust\n/// Github\n```'],
  ['comments in TOML', '```toml\na = 1 # Github\n```'],
])('checks %s', (_, source) => {
  expect(errorsOf(source)).toEqual([expect.stringContaining('avoid "Github"')])
})

test.each([
  ['code', 'See `github`.'],
  ['code blocks', '```rust\nteh();\n```'],
  ['names of files', '```text [github.rs]\n```\n\n```text [src/github]\n```'],
  ['setup lines', '```rust\n# a(); // Github\n```'],
  ['addresses of links', '[See](/github)'],
])('ignores %s', (_, source) => {
  expect(errorsOf(source)).toEqual([])
})
