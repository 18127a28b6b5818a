import { render } from '@testing-library/react'
import { Helmet } from './browserHelmet'

const DELIVERED =
  '<title data-react-helmet="true">Tween</title>' +
  '<meta name="viewport" content="width=device-width">' +
  '<meta data-react-helmet="true" name="description" content="Move">' +
  '<meta data-react-helmet="true" property="og:type" content="article">'

const head = () => [...document.head.querySelectorAll('meta')].map((tag) => [tag.getAttribute('name'), tag.content])

beforeEach(() => {
  document.head.innerHTML = DELIVERED
})

afterEach(() => {
  document.head.innerHTML = ''
})

const tween = [
  <title key="title">Tween</title>,
  <meta key="description" name="description" content="Move" />,
  <meta key="type" property="og:type" content="article" />,
]

test('the tags of the delivered page stay as they are', () => {
  const delivered = [...document.head.children]
  render(<Helmet>{tween}</Helmet>)
  expect([...document.head.children]).toEqual(delivered)
  expect(document.head.children[2]).toBe(delivered[2])
})

test('another page has its own title and tags, and leaves alone what is not of a page', () => {
  const { rerender } = render(<Helmet>{tween}</Helmet>)
  rerender(
    <Helmet>
      {[
        <title key="title">Clear</title>,
        <meta key="description" name="description" content="Wipe" />,
        <meta key="type" property="og:type" content="article" />,
      ]}
    </Helmet>,
  )
  expect(document.title).toBe('Clear')
  expect(head()).toEqual([
    ['viewport', 'width=device-width'],
    [null, 'article'],
    ['description', 'Wipe'],
  ])
})
