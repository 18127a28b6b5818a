import { writtenPageOf } from './page'

test('writing components know the authors and the date of the frontmatter', () => {
  const settings = { authors: 'Ada', date: '2025-06-18' }
  expect(writtenPageOf({ settings, images: [] })).toEqual({ authors: 'Ada', date: '2025-06-18', pictures: {} })
})
