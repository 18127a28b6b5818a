import { render, screen } from '@testing-library/react'
import { sponsorHeight, Sponsors } from './Sponsors'

const turbo = { name: 'Turbo', link: 'https://turbo.computer', image: '/turbo.svg' }

test('a logo is 40 pixels high unless its group says otherwise', () => {
  render(
    <Sponsors
      groups={[
        { name: 'Gold', height: 60, items: [[{ ...turbo, name: 'Tall' }]] },
        { name: 'Silver', items: [[turbo]] },
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: 'Turbo' })).toHaveStyle({ height: '40px' })
  expect(screen.getByRole('img', { name: 'Tall' })).toHaveStyle({ height: '60px' })
})

test('a logo leads to its sponsor in a new tab', () => {
  render(<Sponsors groups={[{ name: 'Gold', items: [[turbo]] }]} />)
  const link = screen.getByRole('link', { name: 'Turbo' })
  expect(link).toHaveAttribute('href', 'https://turbo.computer')
  expect(link).toHaveAttribute('target', '_blank')
})

test('null is an empty cell, not a link', () => {
  const { container } = render(<Sponsors groups={[{ name: 'Gold', items: [[turbo, null]] }]} />)
  expect(container.querySelectorAll('.cell')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('without sponsors there is nothing', () => {
  const { container } = render(<Sponsors groups={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('logos are 40 pixels high unless their group says otherwise', () => {
  expect(sponsorHeight({ name: 'Friends', items: [] })).toBe(40)
  expect(sponsorHeight({ name: 'Friends', items: [], height: 60 })).toBe(60)
})
