import { LocationProvider, createHistory, createMemorySource } from '@reach/router'
import { render, screen } from '@testing-library/react'
import { SkipLink } from './SkipLink'

test('the skip link leads to the content of the page at its full path', () => {
  render(
    <LocationProvider history={createHistory(createMemorySource('/learn/api/tween.html'))}>
      <SkipLink />
    </LocationProvider>,
  )
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '/learn/api/tween.html#content')
})
