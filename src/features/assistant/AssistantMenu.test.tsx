import { act, fireEvent, render, screen } from '@testing-library/react'
import { AssistantMenu } from './AssistantMenu'

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
  Object.assign(globalThis, {
    fetch: fetchSource,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
  Object.assign(navigator, { clipboard: { writeText } })
})

afterEach(() => jest.useRealTimers())

const chevron = () => screen.getByRole('button', { name: 'More ways to use this page' })
const choose = async () => {
  fireEvent.click(chevron())
  const item = await screen.findByRole('menuitem', { name: 'Copy page for LLMs' })
  jest.useFakeTimers()
  await act(async () => item.click())
}

test('the link asks the assistant about this page, in a new tab', () => {
  render(<AssistantMenu page={page} />)
  const link = screen.getByRole('link', { name: 'Ask in ChatGPT' })
  expect(link).toHaveAttribute('href', expect.stringContaining('https://chatgpt.com?hints=search&q='))
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`http://localhost${page.path}`)
  expect(link).toHaveAttribute('target', '_blank')
})

test('the menu has exactly one item', async () => {
  render(<AssistantMenu page={page} />)
  fireEvent.click(chevron())
  await screen.findByRole('menu', { name: 'More ways to use this page' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})

test('the item copies the raw source, and Copied replaces the link for 1000 ms', async () => {
  render(<AssistantMenu page={page} />)
  await choose()
  expect(fetchSource).toHaveBeenCalledWith(`${page.path}.md`)
  expect(writeText).toHaveBeenCalledWith(source)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(999))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('link', { name: 'Ask in ChatGPT' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('reports a failure to copy and keeps the link', async () => {
  writeText.mockRejectedValue(new Error('Denied'))
  render(<AssistantMenu page={page} />)
  await choose()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy this page.')
  expect(screen.getByRole('link', { name: 'Ask in ChatGPT' })).toBeInTheDocument()
})

test('a source that could not be fetched is asked for again', async () => {
  fetchSource.mockResolvedValue({ ok: false, status: 503, statusText: 'Unavailable' })
  render(<AssistantMenu page={page} />)
  await choose()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy this page.')
  jest.useRealTimers()
  fetchSource.mockResolvedValue({ ok: true, text: () => Promise.resolve(source) })
  await choose()
  expect(writeText).toHaveBeenCalledWith(source)
})
