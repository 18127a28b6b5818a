import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentErrors } from './ContentErrors'

class Feed {
  static opened: Feed[] = []
  onmessage?: (event: { data: string }) => void
  close = jest.fn()
  constructor(readonly address: string) {
    Feed.opened.push(this)
  }
}

beforeEach(() => {
  Feed.opened = []
  Object.assign(window, { EventSource: Feed })
})

const sendErrors = (...errors: string[]) => act(() => Feed.opened[0]!.onmessage!({ data: JSON.stringify(errors) }))

test('shows errors of the preview until they are fixed', () => {
  render(<ContentErrors />)
  expect(Feed.opened[0]!.address).toBe('/___content-errors')
  sendErrors('content/a.mdx:3 wrong – write it right')
  expect(screen.getByRole('alert')).toHaveTextContent('content/a.mdx:3 wrong – write it right')
  sendErrors()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows hidden errors again with the next one', async () => {
  render(<ContentErrors />)
  sendErrors('a')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('alert')).toBeNull()
  sendErrors('a', 'b')
  expect(screen.getByRole('alert')).toHaveTextContent('b')
})

test('shows at most five errors', () => {
  render(<ContentErrors />)
  sendErrors('1', '2', '3', '4', '5', '6', '7')
  expect(screen.getByRole('alert')).toHaveTextContent('and 2 more in the terminal')
})
