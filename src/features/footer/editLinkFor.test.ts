import { editLinkFor } from './editLinkFor'

const pattern = 'https://code.test/edit/:path?file=:path'

test('every :path becomes the file of the page', () => {
  expect(editLinkFor('learn/api/text_box.mdx', { pattern })).toEqual({
    href: 'https://code.test/edit/learn/api/text_box.mdx?file=learn/api/text_box.mdx',
    text: 'Edit page',
  })
})

test('the words of the link can be changed', () => {
  expect(editLinkFor('index.mdx', { pattern, text: 'Improve this page' })?.text).toBe('Improve this page')
})

test('a function can make the address', () => {
  expect(editLinkFor('index.mdx', { pattern: ({ filePath }) => `/edit/${filePath}` })?.href).toBe('/edit/index.mdx')
})

test('without a pattern or without a file there is no edit link', () => {
  expect(editLinkFor('index.mdx', undefined)).toBeUndefined()
  expect(editLinkFor(undefined, { pattern })).toBeUndefined()
})
