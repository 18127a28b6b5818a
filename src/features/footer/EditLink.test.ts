import { editLinkFor } from './EditLink'

const pattern = 'https://code.test/edit/:path?file=:path'

test('every :path becomes the file of the page', () => {
  expect(editLinkFor('learn/api/text_box.mdx', { editLink: { pattern } })).toEqual({
    href: 'https://code.test/edit/learn/api/text_box.mdx?file=learn/api/text_box.mdx',
    text: 'Edit page',
  })
})

test('the words of the link can be changed', () => {
  expect(editLinkFor('index.mdx', { editLink: { pattern, text: 'Improve this page' } })?.text).toBe('Improve this page')
})

test('a function can make the address', () => {
  expect(editLinkFor('index.mdx', { editLink: { pattern: ({ filePath }) => `/edit/${filePath}` } })?.href).toBe(
    '/edit/index.mdx',
  )
})

test('without a pattern or without a file there is no edit link', () => {
  expect(editLinkFor('index.mdx', {})).toBeUndefined()
  expect(editLinkFor(undefined, { editLink: { pattern } })).toBeUndefined()
})

test('a repository has its own, unless another is configured', () => {
  const repository = { url: 'https://code.test/robo/docs' }
  expect(editLinkFor('learn/api/tween.mdx', { repository })).toEqual({
    href: 'https://code.test/robo/docs/edit/main/content/learn/api/tween.mdx',
    text: 'Edit this page',
  })
  expect(editLinkFor('index.mdx', { repository: { ...repository, branch: 'next', folder: 'docs/pages' } })?.href).toBe(
    'https://code.test/robo/docs/edit/next/docs/pages/index.mdx',
  )
  expect(editLinkFor('index.mdx', { repository, editLink: { pattern } })?.text).toBe('Edit page')
})
