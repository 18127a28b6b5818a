import { elementsOf, partsOfHtml } from './pageElement'

const named = (html: string) => elementsOf(html).map(({ tag, classes }) => [tag, ...classes].join('.'))

test('elements that look alike count once', () => {
  expect(named('<p class="a b">1</p><p class="a b">2</p><p class="c">3</p>')).toEqual(['p.a.b', 'p.c'])
})

test('an attribute has its value, or none', () => {
  const [element] = elementsOf('<button type="button" aria-label="a > b" disabled data-x=1>')
  expect(Object.fromEntries(element!.attributes)).toEqual({
    type: 'button',
    'aria-label': 'a > b',
    disabled: '',
    'data-x': '1',
  })
})

test('tags and texts come in order; empty elements are not waited for', () => {
  const html = '<p>a<br>b<!-- c --><path/></p>'
  const reported = [...partsOfHtml(html)].map((piece) => [
    piece.kind === 'open' && piece.isEmpty ? 'empty' : piece.kind,
    html.slice(piece.start, piece.end),
  ])
  expect(reported).toEqual([
    ['open', '<p>'],
    ['text', 'a'],
    ['empty', '<br>'],
    ['text', 'b'],
    ['empty', '<path/>'],
    ['close', '</p>'],
  ])
})
