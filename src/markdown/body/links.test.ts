import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { rehypeLinks } from './links'

const finished = (href: string, basePath = '') => {
  const tree = h(null, [h('a', { href }, 'there')])
  rehypeLinks({ basePath })(tree)
  return toHtml(tree)
}

test.each(['https://example.com', 'http://example.com', '//example.com', 'www.example.com'])(
  '%s opens in a new tab',
  (href) => {
    expect(finished(href)).toBe(`<a href="${href}" target="_blank" rel="noopener noreferrer">there</a>`)
  },
)

test.each(['mailto:ada@example.com', 'tel:+123', '/learn/api/tween', '#easing', '#TODO'])(
  '%s opens in the same tab',
  (href) => {
    expect(finished(href)).toBe(`<a href="${href}">there</a>`)
  },
)

test('internal links have the base path', () => {
  expect(finished('/learn/api/tween', '/docs')).toBe('<a href="/docs/learn/api/tween">there</a>')
  expect(finished('#easing', '/docs')).toBe('<a href="#easing">there</a>')
  expect(finished('//example.com', '/docs')).toContain('href="//example.com"')
})

test('a downloadable file is saved', () => {
  expect(finished('/downloads/heart.png')).toBe('<a href="/downloads/heart.png" download>there</a>')
})
