import { writtenPageOf } from './page'

test('writing components know the authors and the date of the frontmatter', () => {
  const settings = { authors: 'Ada', date: '2025-06-18' }
  expect(writtenPageOf({ title: 'Tween', settings, images: [] })).toEqual({
    borrowedTitle: undefined,
    authors: 'Ada',
    date: '2025-06-18',
    pictures: {},
  })
})

test('a page that borrows its body shows its own title', () => {
  expect(writtenPageOf({ title: 'Pong', settings: { bodyFrom: '_template.mdx' }, images: [] }).borrowedTitle).toBe(
    'Pong',
  )
})
