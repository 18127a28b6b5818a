import { deliveredPageData, leanPageData } from './pageData'

const data = { path: '/learn/api/tween', result: { data: { docPage: { title: 'Tween', body: [['p', {}, 'Text']] } } } }
const lean = { path: '/learn/api/tween', result: { data: { docPage: { title: 'Tween', body: [['p', {}, 0]] } } } }

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
