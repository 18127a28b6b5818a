import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outline, OutlineList } from './Outline'

const heading = (depth: number, id: string) => ({ depth, id, text: id.toUpperCase() })
const entries = [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')]
const tops: Record<string, number> = { a: 200, b: 900, c: 1600 }

beforeEach(() => {
  jest.useFakeTimers()
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  document.body.innerHTML = entries.map(({ id }) => `<h2 id="${id}"></h2>`).join('')
  for (const { id } of entries) {
    const box = () => ({ top: tops[id]! - window.scrollY }) as DOMRect
    document.getElementById(id)!.getBoundingClientRect = box
  }
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true })
  Object.assign(window, { innerHeight: 800, scrollY: 0 })
  window.location.hash = ''
})

afterEach(() => jest.useRealTimers())

const scrollTo = (scrollY: number, wait = 100) => {
  Object.assign(window, { scrollY })
  window.dispatchEvent(new Event('scroll'))
  act(() => jest.advanceTimersByTime(wait))
}
const activeText = () => document.querySelector('[aria-current="location"]')?.textContent

test('the outline is a navigation named after its title, with the headings as a tree', () => {
  render(<Outline entries={entries} />)
  const nav = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(nav).getByRole('link', { name: 'B' })).toHaveAttribute('href', '#b')
  expect(within(within(nav).getByText('A').closest('li')!).getByText('B')).toBeInTheDocument()
  expect(within(within(nav).getByText('C').closest('li')!).queryByText('B')).not.toBeInTheDocument()
})

test('nothing is drawn for a page without entries', () => {
  render(<Outline entries={[]} />)
  expect(screen.queryByText('On this page')).not.toBeInTheDocument()
})

test('the first entry is active at the top, the last at the bottom, else the last one passed', () => {
  render(<OutlineList entries={entries} />)
  expect(activeText()).toBe('A')
  scrollTo(1000)
  expect(activeText()).toBe('B')
  scrollTo(3200)
  expect(activeText()).toBe('C')
  scrollTo(0)
  expect(activeText()).toBe('A')
})

test('the active entry is settled 100 ms after scrolling has ended', () => {
  render(<OutlineList entries={entries} />)
  scrollTo(500, 99)
  scrollTo(1000, 99)
  expect(activeText()).toBe('A')
  act(() => jest.advanceTimersByTime(1))
  expect(activeText()).toBe('B')
})

test('a chosen entry is active at once, and scrolling is ignored for 500 ms', async () => {
  render(<OutlineList entries={entries} />)
  act(() => screen.getByRole('link', { name: 'C' }).click())
  expect(activeText()).toBe('C')
  scrollTo(1000, 499)
  expect(activeText()).toBe('C')
  act(() => jest.advanceTimersByTime(1))
  scrollTo(1000)
  expect(activeText()).toBe('B')
})

test('the address says which heading is active at the start', () => {
  window.location.hash = '#b'
  Object.assign(window, { scrollY: 900 })
  render(<OutlineList entries={entries} />)
  expect(activeText()).toBe('B')
})

test('following an entry closes the popover, a new tab does not', async () => {
  jest.useRealTimers()
  const onChoose = jest.fn()
  render(<OutlineList entries={entries} onChoose={onChoose} />)
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'C' }))
  await user.keyboard('{/Control}')
  expect(onChoose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'C' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
})
