/** @jest-environment node */
import { isValidElement } from 'react'
import { keepDrawn, placeStyles } from './pageStyles'

const sheet = (css: string, address = '/styles.css') => (
  <style key="sheet" data-href={address} data-identity="gatsby-global-css" dangerouslySetInnerHTML={{ __html: css }} />
)
const html = `<main><article><p class="a">${'a'.repeat(400)}</p><p class="b">b</p></article></main>`
const css = '.a{top:0}.b{left:0}.c{right:0}'

const insideOf = (part: React.ReactNode) =>
  isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(part)
    ? part.props.dangerouslySetInnerHTML?.__html
    : undefined

test('the head has the styles of the beginning in the place of all, and the rest of the text its own before it', () => {
  const replace = jest.fn()
  keepDrawn('/a', { html, replace })
  const { head, sources, later } = placeStyles('/a', [<title key="title" />, sheet(css)], '', 'face()')
  expect(head.map(insideOf)).toEqual([undefined, '.a{top:0}'])
  expect(sources).toEqual(['/styles.css'])
  expect(later.map(insideOf)).toEqual(['face()', '.a{top:0}.b{left:0}'])
  expect(replace).toHaveBeenCalledWith(
    html.replace(
      '</p><p class="b">',
      '<script>face()</script><style data-temporary="">.a{top:0}.b{left:0}</style></p><p class="b">',
    ),
  )
})

test('a page whose styles are elsewhere, as in the preview, has the script in its head', () => {
  const replace = jest.fn()
  keepDrawn('/b', { html, replace })
  const { head, sources, later } = placeStyles('/b', [<title key="title" />], '', 'face()')
  expect(head.map(insideOf)).toEqual([undefined, 'face()'])
  expect([sources, later]).toEqual([[], []])
  expect(replace).not.toHaveBeenCalled()
})

test('a page and its alias, which differ in the skip link, have the same styles in their own places', () => {
  const written = ['/a', '/a.html'].map((path) => {
    const replace = jest.fn()
    const own = `<a href="${path}#content">Skip</a>${html}`
    keepDrawn(path, { html: own, replace })
    placeStyles(path, [sheet(css)], '', 'face()')
    return String((replace.mock.calls as [string][])[0]![0])
  })
  expect(written[0]).toContain('<script>face()</script><style data-temporary')
  expect(written[1]).toBe(written[0]!.replace('/a#', '/a.html#'))
})
