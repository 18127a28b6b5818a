import { outlineOf } from './pageOutline'
import { ContentError } from './fault'
import { readPageSource } from './pageSource'

test('the frontmatter of a page is plain data', () => {
  expect(readPageSource('a.mdx', '---\ntitle: Pong\nshowOutline: 3\n---\n\n# Pong').frontmatter).toEqual({
    title: 'Pong',
    showOutline: 3,
  })
})

test('a page without frontmatter, or with an empty one, has no data', () => {
  expect(readPageSource('a.mdx', '# Pong').frontmatter).toEqual({})
  expect(readPageSource('a.mdx', '---\n---\n\n# Pong').frontmatter).toEqual({})
})

test('lines are those of the file, frontmatter included', () => {
  const page = readPageSource('a.mdx', '---\ntitle: Pong\n---\n\n# Pong')
  expect(outlineOf(page).headings[0]?.line).toBe(5)
})

test('what cannot be read is told with file and line', () => {
  const read = () => readPageSource('learn/a.mdx', '# Pong\n\nA {brace.\n')
  expect(read).toThrow(ContentError)
  expect(read).toThrow(/^content\/learn\/a\.mdx:3 .+ – escape `\{` and `<` in prose with code marks$/)
})

test('broken frontmatter is told', () => {
  const read = () => readPageSource('learn/a.mdx', '---\ntitle: "Pong\n---\n\n# Pong')
  expect(read).toThrow(/^content\/learn\/a\.mdx:2 .+ – mend the YAML of the frontmatter$/)
})
