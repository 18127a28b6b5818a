import { deliveredPageData, leanPageData, pageOf, writtenPageOf } from './page'

test('passes authors and date to writing components', () => {
  const frontmatter = { authors: 'Ada' as never, date: '2025-06-18' as never }
  expect(writtenPageOf({ frontmatter, images: [] })).toEqual({ authors: 'Ada', date: '2025-06-18', pictures: {} })
})

test('keeps only keys set by the author', () => {
  const content = { width: '70ch', horizontalPadding: null, verticalPadding: null }
  const record = { frontmatter: { layout: 'docs', showLogo: null, showSidebar: false, content }, headings: [] }
  expect(pageOf({ data: { docPage: record as never }, pageContext: {} }, '/').frontmatter).toEqual({
    layout: 'docs',
    showSidebar: false,
    content: { width: '70ch' },
  })
})

const pageContext = { previousPath: '/learn/api/time', sidebar: '/assets/data/sidebars/0.json' }

const dataWith = (body: unknown, frontmatter: object = { layout: 'docs' }) => {
  const data = { docPage: { title: 'Tween', body, frontmatter } }
  return { path: '/learn/api/tween', result: { data, pageContext } }
}
const data = dataWith([['p', {}, 'Text']])
const lean = dataWith([['p', {}, 0]])

test('omits the finished HTML that the document contains, and keys that are not set', () => {
  const written = dataWith([['p', {}, 'Text']], { layout: 'docs', content: null })
  expect(leanPageData(written as never)).toEqual(lean)
})

test('omits the build, which may be an older one, and the variable of the query', () => {
  const written = { build: 'a1', pageContext: { ...pageContext, route: '/404' } }
  expect(leanPageData({ path: '/404.html', result: written })).toEqual({
    path: '/404.html',
    result: { pageContext },
  })
})

test('restores the data from the document under the opened path', () => {
  const opened = { path: '/learn/api/tween.html', delivered: ['Text'] }
  expect(deliveredPageData(lean as never, opened)).toEqual({ ...data, path: '/learn/api/tween.html' })
})

test('rejects a document with other content', () => {
  expect(deliveredPageData(lean as never, { path: '/learn/api/tween', delivered: [] })).toBeUndefined()
})

test('needs nothing from the not-found page', () => {
  const notFound = { path: '/404.html', result: { pageContext } }
  expect(leanPageData(notFound)).toEqual(notFound)
  expect(deliveredPageData(notFound, { path: '/404.html', delivered: [] })).toEqual(notFound)
})
