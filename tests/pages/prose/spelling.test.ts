/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { spellingErrors, unusedWordErrors } from './spelling'

const known = new Set(['the', 'cat', 'leaps', 'see', 'color', 'title', 'here', 'github', 'write', 'with'])

const errorsOf = (source: string) =>
  spellingErrors(readPage('page.mdx', source), known).map(
    ({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`,
  )

test('a word that is not in the list is told, with its line', () => {
  expect(errorsOf('The cat\nleeps.')).toEqual([
    '2 the word "leeps" is unknown – correct it, or add it to tests/pages/prose/words.txt in its alphabetical place',
  ])
})

test('a British word is told with the American one', () => {
  expect(errorsOf('See the colour.')).toEqual(['1 "colour" is British – write "color"'])
})

test('terms are written in one way', () => {
  expect(errorsOf('See Github here.')).toEqual(['1 "Github" is not our word – write "GitHub"'])
})

test.each([
  ['headings', '# Teh'],
  ['titles of steps', '<Step title="Teh">\n</Step>'],
  ['labels of callouts', ':::tip[Teh]\nHere.\n:::'],
  ['tables', '| Teh |\n| --- |\n| cat |'],
  ['footnotes', 'See[^1].\n\n[^1]: Teh'],
  ['the words of pictures', '![Teh](./cat.png)'],
  ['captions of pictures', '![cat](./cat.png "Teh")'],
  ['titles of code', '```text [Teh]\n```'],
  ['elements', '<Button href="/x">Teh</Button>'],
  ['the title of the frontmatter', '---\ntitle: Teh\n---\n'],
  ['the description of the frontmatter', '---\ndescription: Teh\n---\n'],
  ['comments in Rust', '```rust\nlet a = 1; // Teh\n```'],
  ['comments that document Rust', '```rust\n/// Teh\n```'],
  ['comments in TOML', '```toml\na = 1 # Teh\n```'],
])('words are read in %s', (_, source) => {
  expect(errorsOf(source)).toEqual([expect.stringContaining('the word "teh" is unknown')])
})

test.each([
  ['code', 'See `teh`.'],
  ['code blocks', '```rust\nteh();\n```'],
  ['names of files', '```text [teh.rs]\n```\n\n```text [src/teh]\n```'],
  ['lines of set-up', '```rust\n# a(); // Teh\n```'],
  ['addresses of links', '[See](/teh)'],
  ['names with digits or underscores', 'See teh2 and_teh.'],
])('words are not read in %s', (_, source) => {
  expect(errorsOf(source)).toEqual([])
})

test('a word is known with its genitive and its capital', () => {
  expect(errorsOf("The cat's color, the Cat’s.")).toEqual([])
})

test('a word that no page uses leaves the list', () => {
  expect(unusedWordErrors(['cat', 'dog'], new Set(['cat']))).toEqual([
    { line: 2, problem: 'no page uses "dog"', remedy: 'remove the line' },
  ])
})
