import { writtenPageOf } from './page'

test('writing components know the authors and the date of the frontmatter', () => {
  const frontmatter = { authors: 'Ada', date: '2025-06-18', bodyFrom: null }
  expect(writtenPageOf({ title: 'Tween', frontmatter })).toEqual({
    borrowedTitle: undefined,
    authors: 'Ada',
    date: '2025-06-18',
  })
})

test('a page that borrows its body shows its own title', () => {
  expect(writtenPageOf({ title: 'Pong', frontmatter: { bodyFrom: '_template.mdx' } }).borrowedTitle).toBe('Pong')
})
