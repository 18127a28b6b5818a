import { writtenPageOf } from './page'

test('writing components know the authors and the date of the frontmatter', () => {
  const frontmatter = { authors: 'Ada', date: '2025-06-18', bodyFrom: null }
  expect(writtenPageOf({ title: 'Tween', frontmatter, images: [] })).toEqual({
    borrowedTitle: undefined,
    authors: 'Ada',
    date: '2025-06-18',
    pictures: {},
  })
})

test('a page that borrows its body shows its own title', () => {
  expect(writtenPageOf({ title: 'Pong', frontmatter: { bodyFrom: '_template.mdx' }, images: [] }).borrowedTitle).toBe(
    'Pong',
  )
})
