import { toggleFullscreen } from './fullscreen'

const scrollBy = jest.fn()
const report = jest.fn()

function page() {
  document.body.innerHTML = `
    <nav><a href="#">Away</a></nav>
    <main><p>Text</p><figure><button data-action="play">Play</button><button data-action="fullscreen" title="Fullscreen">Fullscreen</button></figure></main>`
  const figure = document.querySelector('figure')!
  const [play, button] = [...figure.querySelectorAll('button')]
  button!.focus()
  toggleFullscreen(figure, report)
  return { figure, play: play!, button: button! }
}

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement!.dispatchEvent(event)
  return event
}

beforeAll(() => {
  const matchMedia = (query: string) => ({ matches: query === '(pointer: coarse)' })
  Object.assign(window, { scrollBy, matchMedia, devicePixelRatio: 3 })
})
// No test leaves a figure fullscreen
afterEach(() => void press('Escape'))

test('fills the window and makes everything else inert', () => {
  const { figure, button } = page()
  expect(figure).toHaveAttribute('data-fullscreen')
  expect(button).toHaveAccessibleName('Leave fullscreen')
  expect(button).toHaveAttribute('title', 'Leave fullscreen')
  expect(button).toHaveFocus()
  expect(report).toHaveBeenLastCalledWith(true)
  expect(figure).toHaveStyle({ '--device-pixel': '0.3333333333333333' })
  expect(document.querySelector('nav')).toHaveAttribute('inert')
  expect(document.querySelector('p')).toHaveAttribute('inert')
  expect(figure.closest('[inert]')).toBeNull()
})

test('exits on Escape and restores focus', () => {
  const { figure, play, button } = page()
  play.focus()
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(figure).not.toHaveAttribute('data-fullscreen')
  expect(button).toHaveAccessibleName('Fullscreen')
  expect(button).toHaveAttribute('title', 'Fullscreen')
  expect(report).toHaveBeenLastCalledWith(false)
  expect(button).toHaveFocus()
  expect(document.querySelector('[inert]')).toBeNull()
  expect(document.querySelectorAll('figure')).toHaveLength(1)
  expect(press('Escape').defaultPrevented).toBe(false)
})

test('exits on a second press and on navigation', () => {
  const { figure } = page()
  toggleFullscreen(figure, report)
  expect(figure).not.toHaveAttribute('data-fullscreen')
  toggleFullscreen(figure, report)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(figure).not.toHaveAttribute('data-fullscreen')
})

test('the toolbar may hide three seconds after the last touch outside the touch buttons', () => {
  jest.useFakeTimers()
  const { figure, play } = page()
  figure.insertAdjacentHTML('beforeend', '<button data-button="a">A</button>')
  const touch = (element: Element) => element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  jest.advanceTimersByTime(2999)
  expect(figure).not.toHaveAttribute('data-idle')
  touch(figure.querySelector('[data-button]')!)
  jest.advanceTimersByTime(1)
  expect(figure).toHaveAttribute('data-idle')
  touch(figure)
  expect(figure).not.toHaveAttribute('data-idle')
  jest.advanceTimersByTime(3000)
  expect(figure).toHaveAttribute('data-idle')
  play.focus()
  expect(figure).not.toHaveAttribute('data-idle')
  press('Escape')
  jest.advanceTimersByTime(3000)
  expect(figure).not.toHaveAttribute('data-idle')
  jest.useRealTimers()
})

test('extends the viewport below cutouts while it fills the window', () => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">'
  page()
  const meta = document.querySelector('meta')!
  expect(meta.content).toBe('width=device-width, viewport-fit=cover')
  press('Escape')
  expect(meta.content).toBe('width=device-width')
})
