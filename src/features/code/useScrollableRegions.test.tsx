import { act, render } from '@testing-library/react'
import { useScrollableRegions } from './useScrollableRegions'

let resize: (target: Element) => void
const observe = jest.fn()
const disconnect = jest.fn()

beforeEach(() => {
  observe.mockReset()
  disconnect.mockReset()
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = (target) => callback([{ target } as ResizeObserverEntry], this)
    }
    observe = observe
    unobserve = () => undefined
    disconnect = disconnect
  }
})

function Page({ path }: { path: string }) {
  useScrollableRegions(path)
  return <div key={path} className="tableScroll" />
}

function widen(box: Element, scrollWidth: number) {
  Object.defineProperty(box, 'scrollWidth', { value: scrollWidth, configurable: true })
  Object.defineProperty(box, 'clientWidth', { value: 300, configurable: true })
  act(() => resize(box))
}

test('a box is a stop of the tab key while it is wider inside than outside', () => {
  const { container } = render(<Page path="/a" />)
  const box = container.firstElementChild!
  widen(box, 301)
  expect(box).toHaveAttribute('tabindex', '0')
  widen(box, 300)
  expect(box).not.toHaveAttribute('tabindex')
})

test('the boxes of the next page are watched in place of those before', () => {
  const { container, rerender } = render(<Page path="/a" />)
  rerender(<Page path="/b" />)
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(observe).toHaveBeenLastCalledWith(container.firstElementChild)
})
