import { act, render, screen } from '@testing-library/react'
import { AssistantLinks } from './AssistantLinks'

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }))

const source = '---\ntitle: Tween\n---\n# Tween'
let page: { path: string }
let pageCount = 0
const fetchSource = jest.fn()
const writeText = jest.fn()

beforeEach(() => {
  pageCount += 1
  page = { path: `/learn/page-${pageCount}` }
  fetchSource.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve(source) })
  writeText.mockReset().mockResolvedValue(undefined)
  Object.assign(globalThis, { fetch: fetchSource })
  Object.assign(navigator, { clipboard: { writeText } })
})

afterEach(() => jest.useRealTimers())

const copy = async () => {
  jest.useFakeTimers()
  await act(async () => screen.getByRole('button', { name: 'Copy page for LLMs' }).click())
}

test('the link asks the assistant about this page, in a new tab', () => {
  render(<AssistantLinks page={page} />)
  const link = screen.getByRole('link', { name: 'Ask in ChatGPT' })
  expect(link).toHaveAttribute('href', expect.stringContaining('https://chatgpt.com?hints=search&q='))
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`http://localhost${page.path}`)
  expect(link).toHaveAttribute('target', '_blank')
})

test('the button copies the raw source and confirms for 1000 ms', async () => {
  render(<AssistantLinks page={page} />)
  await copy()
  expect(fetchSource).toHaveBeenCalledWith(`${page.path}.md`)
  expect(writeText).toHaveBeenCalledWith(source)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy page for LLMs' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('reports a failure to copy', async () => {
  writeText.mockRejectedValue(new Error('Denied'))
  render(<AssistantLinks page={page} />)
  await copy()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy this page. Try again.')
})

test('a source that could not be fetched is requested again', async () => {
  fetchSource.mockResolvedValue({ ok: false, status: 503, statusText: 'Unavailable' })
  render(<AssistantLinks page={page} />)
  await copy()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy this page. Try again.')
  jest.useRealTimers()
  fetchSource.mockResolvedValue({ ok: true, text: () => Promise.resolve(source) })
  await copy()
  expect(writeText).toHaveBeenCalledWith(source)
})
