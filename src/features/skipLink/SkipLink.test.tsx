import { createHistory, createMemorySource, LocationProvider } from '@reach/router'
import { render, screen } from '@testing-library/react'
import { SkipLink, skipLinkHref } from './SkipLink'

test('the skip link leads to the content of the page at its full path', () => {
  render(
    <LocationProvider history={createHistory(createMemorySource('/learn/api/tween.html'))}>
      <SkipLink />
    </LocationProvider>,
  )
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '/learn/api/tween.html#content')
})

test('the skip link holds the whole path', () => {
  expect(skipLinkHref('/learn/api/tween')).toBe('/learn/api/tween#content')
})

test('on the not-found page the skip link names no path', () => {
  expect(skipLinkHref('/404.html')).toBe('#content')
  expect(skipLinkHref('/learn/api/tween.html')).toBe('/learn/api/tween.html#content')
})
