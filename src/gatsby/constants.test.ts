import { bannerHtml } from './constants'

test('the line becomes HTML without a paragraph around it', () => {
  expect(bannerHtml('Play **now**, not ~~later~~ →')).toBe('Play <strong>now</strong>, not <del>later</del> →')
})

test('a link to another site opens in a new tab', () => {
  expect(bannerHtml('[Chat](https://turbo.test)')).toBe(
    '<a href="https://turbo.test" target="_blank" rel="noopener noreferrer">Chat</a>',
  )
})

test('a link to a page stays in its tab', () => {
  expect(bannerHtml('[Install](/learn/installation)')).toBe('<a href="/learn/installation">Install</a>')
})

test('HTML in the line is not taken over', () => {
  expect(bannerHtml('<img src=x onerror=alert(1)> Hi')).not.toContain('<img')
})
