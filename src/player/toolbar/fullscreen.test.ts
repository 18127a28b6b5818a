import { toggleFullscreen } from './fullscreen'

const scrollBy = jest.fn()

function page() {
  document.body.innerHTML = `
    <nav><a href="#">Away</a></nav>
    <main><p>Text</p><figure><button data-action="play">Play</button><button data-action="fullscreen">Fullscreen</button></figure></main>`
  const figure = document.querySelector('figure')!
  const [play, button] = [...figure.querySelectorAll('button')]
  button!.focus()
  toggleFullscreen(figure)
  return { figure, play: play!, button: button! }
}

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement!.dispatchEvent(event)
  return event
}

beforeAll(() => Object.assign(window, { scrollBy }))
// Each test starts without fullscreen
afterEach(() => void press('Escape'))

test('fills the window and makes everything else inert', () => {
  const { figure, button } = page()
  expect(figure).toHaveAttribute('data-fullscreen')
  expect(button).toHaveAccessibleName('Leave fullscreen')
  expect(button).toHaveFocus()
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
  expect(button).toHaveFocus()
  expect(document.querySelector('[inert]')).toBeNull()
  expect(document.querySelectorAll('figure')).toHaveLength(1)
  expect(press('Escape').defaultPrevented).toBe(false)
})

test('exits on a second press and on navigation', () => {
  const { figure } = page()
  toggleFullscreen(figure)
  expect(figure).not.toHaveAttribute('data-fullscreen')
  toggleFullscreen(figure)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(figure).not.toHaveAttribute('data-fullscreen')
})
