import { fireEvent, render, screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { PrevNext } from './PrevNext'

jest.mock('gatsby', () => ({ navigate: jest.fn(), withPrefix: (path: string) => path }))

const neighbors = {
  previous: { title: 'Time', path: '/learn/api/time' },
  next: { title: 'Tween', path: '/learn/api/tween' },
}
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key, shiftKey: true })

beforeEach(() => jest.mocked(navigate).mockClear())

test('both neighbors are links with their hint', () => {
  render(<PrevNext neighbors={neighbors} />)
  expect(screen.getByRole('link', { name: 'Time Previous' })).toHaveAttribute('href', '/learn/api/time')
  expect(screen.getByRole('link', { name: 'Tween Next' })).toHaveAttribute('rel', 'next')
  expect(screen.getByText('shift ←')).toBeInTheDocument()
  expect(screen.getByText('shift →')).toBeInTheDocument()
})

test('nothing is drawn for a page outside the sidebar', () => {
  render(<PrevNext neighbors={{}} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('Shift with an arrow key turns the page', () => {
  render(<PrevNext neighbors={neighbors} />)
  press('ArrowRight')
  expect(navigate).toHaveBeenLastCalledWith('/learn/api/tween')
  press('ArrowLeft')
  expect(navigate).toHaveBeenLastCalledWith('/learn/api/time')
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'the keys belong to the text in %s',
  (field) => {
    render(<PrevNext neighbors={neighbors} />)
    document.body.insertAdjacentHTML('beforeend', field)
    press('ArrowRight', document.body.lastElementChild!)
    document.body.lastElementChild!.remove()
    expect(navigate).not.toHaveBeenCalled()
  },
)

test.each(['dialog', 'menu'])('the keys belong to an open %s', (role) => {
  render(
    <>
      <PrevNext neighbors={neighbors} />
      <div role={role} />
    </>,
  )
  press('ArrowRight')
  expect(navigate).not.toHaveBeenCalled()
})

test('a neighbor on another site opens in a new window that knows nothing of this one', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  render(<PrevNext neighbors={{ next: { title: 'Forum', path: 'https://turbo.test' } }} />)
  press('ArrowRight')
  expect(open).toHaveBeenCalledWith('https://turbo.test', '_blank', 'noopener')
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})
