import { replaceInlineStyles } from './siteStyles'

const temporary = () => document.querySelectorAll('style[data-temporary]').length

test('the styles of the page give way to those of the site when these are there, and no sooner', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" media="not all" data-site-styles><style data-temporary></style><style></style>'
  document.body.innerHTML = '<style data-temporary></style>'
  const link = document.querySelector('link')!
  Object.defineProperty(link, 'sheet', { value: null })
  const taken = replaceInlineStyles()
  await Promise.resolve()
  expect(temporary()).toBe(2)
  expect(link.media).toBe('not all')
  link.dispatchEvent(new Event('load'))
  await taken
  expect(temporary()).toBe(0)
  expect(link.media).toBe('all')
  expect(document.querySelectorAll('style')).toHaveLength(1)
})

test('without styles to wait for, nothing is waited for', async () => {
  document.head.innerHTML = '<style data-temporary></style>'
  await replaceInlineStyles()
  expect(temporary()).toBe(0)
})
