import { render, screen, within } from '@testing-library/react'
import { Game, Games } from './Games'

const PICTURE = { src: '/assets/pictures/a.png', width: '256', height: '144', alt: 'Two paddles.' }

test('a game is an entry of a list: its picture, a link to where it is played, and what is said of it', () => {
  render(
    <Games>
      <Game href="/learn/tutorials/pong" title="Pong" {...PICTURE}>
        <p>For two.</p>
      </Game>
    </Games>,
  )
  const entry = within(within(screen.getByRole('list')).getByRole('listitem'))
  expect(entry.getByRole('img', { name: 'Two paddles.' })).toHaveAttribute('src', '/assets/pictures/a.png')
  expect(entry.getByRole('link', { name: 'Pong' })).toHaveAttribute('href', '/learn/tutorials/pong')
  expect(entry.getByText('For two.')).toBeVisible()
})
