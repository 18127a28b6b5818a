import { bannerHtml } from './constants'

test('renders inline Markdown without a paragraph', () => {
  expect(bannerHtml('Play **now**, not ~~later~~ →')).toBe('Play <strong>now</strong>, not <del>later</del> →')
})

test('a link to another site opens in a new tab', () => {
  expect(bannerHtml('[Chat](https://turbo.test)')).toBe(
    '<a href="https://turbo.test" target="_blank" rel="noopener noreferrer">Chat</a>',
  )
})

test('an internal link opens in the same tab', () => {
  expect(bannerHtml('[Install](/learn/installation)')).toBe('<a href="/learn/installation">Install</a>')
})

test('escapes HTML', () => {
  expect(bannerHtml('<img src=x onerror=alert(1)> Hi')).not.toContain('<img')
})
