import { deliveredPageData, leanPageData, pageOf, writtenPageOf } from './page'

test('writing components know the authors and the date of the frontmatter', () => {
  const frontmatter = { authors: 'Ada' as never, date: '2025-06-18' as never }
  expect(writtenPageOf({ frontmatter, images: [] })).toEqual({ authors: 'Ada', date: '2025-06-18', pictures: {} })
})

test('the frontmatter of a page has only the keys that the author set', () => {
  const content = { width: '70ch', horizontalPadding: null, verticalPadding: null }
  const record = { frontmatter: { layout: 'docs', showLogo: null, showSidebar: false, content }, headings: [] }
  expect(pageOf({ docPage: record as never }, '/').frontmatter).toEqual({
    layout: 'docs',
    showSidebar: false,
    content: { width: '70ch' },
  })
})

const dataWith = (body: unknown) => {
  const data = { docPage: { title: 'Tween', body }, previous: { path: '/learn/api/time' } }
  return { path: '/learn/api/tween', result: { data } }
}
const data = dataWith([['p', {}, 'Text']])
const lean = dataWith([['p', {}, 0]])

test('a page is given its data without the finished HTML that it holds', () => {
  expect(leanPageData(data as never)).toEqual(lean)
})

test('the data in a page do not name a build, which may be the one before', () => {
  expect(leanPageData({ path: '/404.html', result: { build: 'a1' } })).toEqual({ path: '/404.html', result: {} })
})

test('the data are whole again with what the page holds, under the path it was opened by', () => {
  const opened = { path: '/learn/api/tween.html', delivered: ['Text'] }
  expect(deliveredPageData(lean as never, opened)).toEqual({ ...data, path: '/learn/api/tween.html' })
})

test('a page that holds something else has to fetch its data', () => {
  expect(deliveredPageData(lean as never, { path: '/learn/api/tween', delivered: [] })).toBeUndefined()
})

test('a page without a record, as the one for what is not found, needs nothing from the page', () => {
  const notFound = { path: '/404.html', result: {} }
  expect(leanPageData(notFound)).toEqual(notFound)
  expect(deliveredPageData(notFound, { path: '/404.html', delivered: [] })).toEqual(notFound)
})
