import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchAnswer } from '../../../lib/search/searchDocument'
import { search } from './searchClient'
import { SearchDialog } from './SearchDialog'

jest.mock('./searchClient', () => ({
  prepare: jest.fn(),
  search: jest.fn(),
  prefetchAnswer: jest.fn(),
  cachedAnswer: jest.fn(),
}))

const mockStart = { title: 'Getting Started', path: '/learn/getting-started' }
const mockCamera = { title: 'Camera', path: '/learn/api/camera' }

jest.mock('../../../dom/fetchPublished', () => ({
  memoizedPublished: () => async () => ({ start: [mockStart], all: [{ title: 'API', pages: [mockCamera] }] }),
}))

const answerWith = (query: string, ...titles: string[]): SearchAnswer => ({
  query,
  results: titles.map((title) => ({ href: `/#${title}`, title, titles: [], isPage: false, kind: 'API' })),
  terms: [query],
  nearest: [],
})

const searchMock = jest.mocked(search)
const close = jest.fn()
const box = () => screen.getByRole('combobox', { name: 'Search' })
const selected = () => screen.getByRole('option', { selected: true })

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  followed.length = 0
  window.history.replaceState(null, '', '/')
})

afterEach(() => jest.useRealTimers())

const followed: string[] = []

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  followed.push(link.getAttribute('href')!)
})

async function typed(text: string, ...titles: string[]) {
  searchMock.mockResolvedValue(answerWith(text, ...titles))
  render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), text)
}

/** Types keys while the answer is pending; the result lets the answer arrive. */
async function typedAhead(keys: string) {
  let deliver: (answer: SearchAnswer) => void = () => {}
  searchMock.mockReturnValue(new Promise((resolve) => (deliver = resolve)))
  render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), keys)
  return (answer: SearchAnswer) => act(async () => deliver(answer))
}

test('the focus is in the box as soon as the dialog is open', async () => {
  render(<SearchDialog isOpen onClose={close} />)
  expect(box()).toHaveFocus()
  await screen.findByText('Getting Started')
})

test('what is typed is answered, and the count is said', async () => {
  await typed('camera', 'Camera', 'Zoom in')
  expect(await screen.findByText('2 results for "camera"')).toBeInTheDocument()
  expect(selected()).toHaveTextContent('Camera')
  expect(box()).toHaveAttribute('aria-activedescendant', selected().id)
})

test('a query is asked once nothing was typed for 200 ms', async () => {
  jest.useFakeTimers()
  searchMock.mockResolvedValue(answerWith('tween', 'Tween'))
  render(<SearchDialog isOpen onClose={close} />)
  for (const value of ['twee', 'tween']) {
    fireEvent.change(box(), { target: { value } })
    await act(() => jest.advanceTimersByTimeAsync(199))
    expect(searchMock).not.toHaveBeenCalled()
  }
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(searchMock.mock.calls).toEqual([['tween']])
})

test('the first result is selected again in each answer', async () => {
  await typed('camera', 'Camera', 'Zoom in')
  await screen.findByText('2 results for "camera"')
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toHaveTextContent('Zoom in')
  searchMock.mockResolvedValue(answerWith('cameras', 'Camera', 'Zoom in', 'Shake'))
  await userEvent.keyboard('s')
  await screen.findByText('3 results for "cameras"')
  expect(selected()).toHaveTextContent('Camera')
})

test('the pointer selects where it moves, and not where it rests while the list moves', async () => {
  await typed('camera', 'Camera', 'Zoom in', 'Shake')
  await screen.findByText('3 results for "camera"')
  const movePointer = (title: string, clientX: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 8 })
    fireEvent(screen.getByRole('option', { name: new RegExp(title) }), event)
  }
  movePointer('Zoom in', 8)
  expect(selected()).toHaveTextContent('Zoom in')
  await userEvent.keyboard('{ArrowDown}')
  movePointer('Zoom in', 8)
  expect(selected()).toHaveTextContent('Shake')
  movePointer('Zoom in', 9)
  expect(selected()).toHaveTextContent('Zoom in')
})

test('Enter follows what is selected, and the dialog closes', async () => {
  await typed('camera', 'Camera', 'Zoom')
  await screen.findByText('2 results for "camera"')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
  expect(followed).toEqual(['/#Zoom'])
})

test('Enter before the answer asks at once, and follows the first result when it comes', async () => {
  const deliver = await typedAhead('shader{Enter}')
  expect(searchMock).toHaveBeenCalledWith('shader')
  expect(close).not.toHaveBeenCalled()
  await deliver(answerWith('shader', 'Shaders'))
  expect(close).toHaveBeenCalledTimes(1)
  expect(followed).toEqual(['/#Shaders'])
})

test('who types on after Enter waits no more', async () => {
  const deliver = await typedAhead('shader{Enter}s')
  await deliver(answerWith('shader', 'Shaders'))
  expect(close).not.toHaveBeenCalled()
})

test('an emptied box is ignored: no results, no message', async () => {
  await typed('qqq')
  expect(await screen.findByText('No results for "qqq"')).toBeVisible()
  await userEvent.clear(box())
  expect(screen.queryByText(/No results/)).toBeNull()
  expect(screen.queryByRole('option')).toBeNull()
})

test('the reset button empties the box and gives it the focus', async () => {
  await typed('camera', 'Camera')
  await screen.findByRole('option')
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  expect(screen.queryByRole('option')).toBeNull()
})

test('where there is no index the dialog says so, and another try is one press away', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  searchMock.mockRejectedValue(new Error('no index'))
  render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), 'camera')
  expect(await screen.findByRole('alert')).toHaveTextContent('Search couldn’t load.')
  searchMock.mockResolvedValue(answerWith('camera', 'Camera'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option')).toHaveTextContent('Camera')
  expect(box()).toHaveFocus()
})

test('a section with a picture shows it, unless the excerpts are switched off', async () => {
  const answer = answerWith('camera', 'Camera', 'Zoom in')
  answer.results[0]!.picture = { address: '/assets/pictures/0a1b2c3d.png', width: 256, height: 144 }
  searchMock.mockResolvedValue(answer)
  const { container } = render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), 'camera')
  await screen.findByText('2 results for "camera"')
  const pictures = () => [...container.querySelectorAll('img')]
  expect(pictures().map(({ width, height, alt }) => ({ width, height, alt }))).toEqual([
    { width: 128, height: 72, alt: '' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Toggle detail view' }))
  expect(pictures()).toEqual([])
})

test('the address has the query while the search is open, in one history entry', async () => {
  searchMock.mockResolvedValue(answerWith('camera', 'Camera'))
  const { rerender } = render(<SearchDialog isOpen onClose={close} />)
  const entries = window.history.length
  await userEvent.type(box(), 'camera')
  await screen.findByRole('option')
  await waitFor(() => expect(window.location.search).toBe('?q=camera'))
  rerender(<SearchDialog isOpen={false} onClose={close} />)
  expect(window.location.search).toBe('')
  expect(window.history.length).toBe(entries)
})

test('an address that asks a question opens with its answer', async () => {
  window.history.replaceState(null, '', '/?q=tween')
  localStorage.setItem('filterText', '"camera"')
  searchMock.mockResolvedValue(answerWith('tween', 'Tween'))
  render(<SearchDialog isOpen onClose={close} />)
  expect(box()).toHaveValue('tween')
  expect(await screen.findByRole('option')).toHaveTextContent('Tween')
})

test('who follows a result finds the query in the address on the way back, and among the recent searches', async () => {
  searchMock.mockResolvedValue(answerWith('camera', 'Camera'))
  const { rerender } = render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), 'camera')
  await screen.findByRole('option')
  await userEvent.keyboard('{Enter}')
  rerender(<SearchDialog isOpen={false} onClose={close} />)
  expect(window.location.search).toBe('?q=camera')
  expect(localStorage.recentSearches).toBe('["camera"]')
})

test('before a question the search offers the recent ones, which can be cleared, and places to start', async () => {
  localStorage.setItem('recentSearches', '["camera","tween"]')
  searchMock.mockResolvedValue(answerWith('tween', 'Tween'))
  render(<SearchDialog isOpen onClose={close} />)
  expect(await screen.findByRole('link', { name: /Getting Started/ })).toHaveAttribute('href', '/learn/getting-started')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'tween' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(box()).toHaveFocus()
  expect(await screen.findByRole('option')).toHaveTextContent('Tween')
  await userEvent.clear(box())
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('button', { name: 'tween' })).toBeNull()
  expect(localStorage.recentSearches).toBeUndefined()
})

test('where nothing is found there are ways on: the nearest words, people to ask, and all pages', async () => {
  searchMock.mockResolvedValueOnce({ ...answerWith('kamara'), nearest: ['camera'] })
  render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), 'kamara')
  expect(await screen.findByRole('link', { name: 'Ask on Discord' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Camera' })).toHaveAttribute('href', '/learn/api/camera')
  searchMock.mockResolvedValue(answerWith('camera', 'Camera'))
  await userEvent.click(screen.getByRole('button', { name: 'camera' }))
  expect(box()).toHaveValue('camera')
  expect(await screen.findByRole('option')).toHaveTextContent('Camera')
})

test('a result says its kind, to screen readers as its description', async () => {
  const answer = answerWith('Bounds -> bool', 'Bounds::contains')
  answer.results[0]!.signature = 'contains(other: &Bounds) -> bool'
  searchMock.mockResolvedValue(answer)
  render(<SearchDialog isOpen onClose={close} />)
  await userEvent.type(box(), 'Bounds -> bool')
  const option = await screen.findByRole('option')
  expect(option).toHaveAccessibleDescription('API')
  expect(option).toHaveAccessibleName('Bounds::contains contains(other: &Bounds) -> bool')
})
