import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { FrameInput } from 'engine'
import { inputsRead } from './inputsRead'
import { KeyLegend } from './KeyLegend'
import { TouchPad } from './TouchPad'
import { usePlayerInput } from './usePlayerInput'

const SQUARE = 'let pad = gamepad(0); pad.left; pad.right; pad.up; pad.a; pad.start; gamepad(1).y'
const taken = jest.fn()
const site = jest.fn()
let next: () => FrameInput

function Game({ text = SQUARE, isRunning = true }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [reads] = useState(() => inputsRead(text))
  const [leaveTo] = useState(() => () => document.querySelector('button'))
  const input = usePlayerInput({ canvas, reads, isRunning, leaveTo, onTake: taken })
  next = input.inputFor
  return (
    <>
      <button ref={setBar}>{bar ? 'Pause' : ''}</button>
      <p role="status">{input.message}</p>
      <div>
        <canvas ref={setCanvas} width={256} height={144} aria-label="Game" {...input.canvasProps} />
        <TouchPad input={input} reads={reads} />
      </div>
      <KeyLegend input={input} reads={reads} />
      <input aria-label="Elsewhere" />
    </>
  )
}

const game = () => screen.getByRole('application', { name: 'Game' })
const held = (player = 0) => next().gamepads[player]
const press = (code: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { code, key: code.replace('Key', ''), ...more })
const release = (code: string) => fireEvent.keyUp(document.activeElement!, { code })

beforeEach(() => {
  taken.mockClear()
  site.mockClear()
  matchMedia(false)
  document.addEventListener('keydown', site)
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => document.removeEventListener('keydown', site))

/** jsdom has no pointer events. */
type Finger = MouseEventInit & { pointerId?: number; pointerType?: string }

const pointer = (target: Element, type: string, { pointerId = 1, pointerType = 'mouse', ...more }: Finger) =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, ...more }), { pointerId, pointerType }))

function matchMedia(matches: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches }) })
}

test('leaves keys to the page until the canvas is clicked', async () => {
  render(<Game />)
  game().focus()
  press('KeyZ')
  expect(held()).toEqual([])
  expect(site).toHaveBeenCalledTimes(1)
  release('KeyZ')
  await userEvent.click(game())
  press('KeyZ')
  expect(held()).toEqual(['a'])
  expect(site).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('The game has the keyboard. Press Esc to release it.')
})

test('takes the keyboard on Enter without pressing a button', () => {
  render(<Game />)
  game().focus()
  expect(press('Enter')).toBe(false)
  expect(taken).toHaveBeenCalledTimes(1)
  expect(held()).toEqual([])
  expect(game()).toHaveAttribute('data-keys', 'game')
})

test('prevents scrolling by game keys', async () => {
  render(<Game />)
  await userEvent.click(game())
  expect(['ArrowDown', 'ArrowUp', 'Enter'].map((code) => press(code))).toEqual([false, false, false])
  expect(press('Space', { key: ' ' })).toBe(false)
  expect(press('ArrowRight', { shiftKey: true })).toBe(false)
  expect(press('Slash', { key: '/' })).toBe(false)
  expect(press('Tab')).toBe(true)
  expect(site).not.toHaveBeenCalled()
})

test('releases the keyboard and all keys on Escape and moves focus', async () => {
  render(<Game />)
  await userEvent.click(game())
  press('KeyD')
  expect(held()).toEqual(['right'])
  press('Escape')
  expect(held()).toEqual([])
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Keyboard released')
  expect(game()).toHaveAttribute('data-keys', 'page')
})

test('releases held keys on blur', async () => {
  render(<Game />)
  await userEvent.click(game())
  press('KeyA')
  expect(held()).toEqual(['left'])
  act(() => screen.getByRole('textbox').focus())
  expect(held()).toEqual([])
  act(() => game().focus())
  press('KeyA')
  expect(held()).toEqual([])
})

test('returns the keyboard to the game when the window regains focus', async () => {
  render(<Game />)
  await userEvent.click(game())
  press('KeyA')
  expect(held()).toEqual(['left'])
  fireEvent.blur(game())
  expect(held()).toEqual([])
  press('KeyD')
  expect(held()).toEqual(['right'])
})

test('releases a key that is released outside', async () => {
  render(<Game />)
  await userEvent.click(game())
  press('KeyA')
  fireEvent.keyUp(document.body, { code: 'KeyA' })
  next()
  expect(held()).toEqual([])
})

test('leaves browser shortcuts alone and releases keys after them', async () => {
  render(<Game />)
  await userEvent.click(game())
  press('KeyA')
  expect(held()).toEqual(['left'])
  expect(press('KeyR', { ctrlKey: true })).toBe(true)
  expect(site).toHaveBeenCalledTimes(1)
  expect(held()).toEqual([])
})

test('leaves keys to the page while the game is not running', async () => {
  render(<Game isRunning={false} />)
  await userEvent.click(game())
  expect(taken).toHaveBeenCalledTimes(1)
  expect(press('ArrowDown')).toBe(true)
  expect(game()).toHaveAttribute('data-keys', 'page')
})

test('describes the canvas by the keys that the program reads', () => {
  render(<Game />)
  expect(game()).toHaveAccessibleDescription(
    'Player 1 W arrow up up A arrow left left D arrow right right Z a Space start Player 2 slash y Click the game to play',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Za')
})

test('renders a plain picture for a program without input', () => {
  render(<Game text="rect!(w = 1, h = 1);" />)
  expect(screen.queryByRole('application')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('reports a pointer press where it is, once, however short', () => {
  render(<Game text="pointer().just_pressed()" />)
  const canvas = screen.getByLabelText('Game')
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 512, height: 288 }) as DOMRect
  pointer(canvas, 'pointerdown', { clientX: 100, clientY: 60 })
  pointer(canvas, 'pointerup', { clientX: 100, clientY: 60 })
  expect([next(), next()].map(({ pointer }) => pointer)).toMatchObject([
    { x: 50, y: 30, down: true },
    { x: 50, y: 30, down: false },
  ])
  pointer(canvas, 'pointerdown', { button: 2 })
  expect(next().pointer.down).toBe(false)
})

test('follows the latest touch and releases a canceled one', () => {
  render(<Game text="pointer().just_pressed()" />)
  const canvas = screen.getByLabelText('Game')
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 256, height: 144 }) as DOMRect
  pointer(canvas, 'pointerdown', { clientX: 10, clientY: 10, pointerId: 1 })
  next()
  pointer(canvas, 'pointerdown', { clientX: 90, clientY: 90, pointerId: 2 })
  pointer(canvas, 'pointermove', { clientX: 20, clientY: 20, pointerId: 1 })
  expect([next(), next()].map(({ pointer }) => pointer)).toMatchObject([
    { x: 90, y: 90, down: false },
    { x: 90, y: 90, down: true },
  ])
  pointer(canvas, 'pointercancel', { pointerId: 2 })
  expect(next().pointer.down).toBe(false)
})

test('holds a direction while a finger swipes over the canvas', async () => {
  matchMedia(true)
  render(<Game />)
  await screen.findByRole('group')
  const swipe = (type: string, clientX: number) => pointer(game(), type, { clientX, pointerType: 'touch' })
  swipe('pointerdown', 100)
  swipe('pointermove', 110)
  expect(held()).toEqual([])
  swipe('pointermove', 130)
  expect(held()).toEqual(['right'])
  swipe('pointerup', 130)
  expect(held()).toEqual([])
})

test('reads gamepads while the page has focus', () => {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: index === 9 }))
  const pad = { connected: true, mapping: 'standard', axes: [-1, 0], buttons }
  Object.assign(navigator, { getGamepads: () => [pad] })
  const focused = jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  render(<Game />)
  expect(held()).toEqual(['left', 'start'])
  focused.mockReturnValue(false)
  expect(held()).toEqual([])
})

describe('touch', () => {
  const finger = async (name: string, pointerId: number) => {
    const button = await screen.findByRole('button', { name })
    document.elementFromPoint = () => button
    return {
      down: () => pointer(button, 'pointerdown', { pointerId }),
      up: () => pointer(button, 'pointerup', { pointerId }),
    }
  }

  test('shows the buttons that the program reads', async () => {
    matchMedia(true)
    render(<Game />)
    const pad = await screen.findByRole('group', { name: 'Touch buttons of player 1' })
    expect([...pad.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '↑',
      '←',
      '→',
      'A',
      'Start',
      'Player 1',
    ])
  })

  test('shows them at the first touch', async () => {
    render(<Game />)
    expect(screen.queryByRole('group')).toBeNull()
    pointer(document.body, 'pointerdown', { pointerType: 'touch' })
    expect(await screen.findByRole('group')).toBeInTheDocument()
  })

  test('holds several at once', async () => {
    matchMedia(true)
    render(<Game />)
    const a = await finger('a', 1)
    a.down()
    const start = await finger('start', 2)
    start.down()
    expect(held()).toEqual(['a', 'start'])
    a.up()
    next()
    expect(held()).toEqual(['start'])
  })

  test('switches to the other player', async () => {
    matchMedia(true)
    render(<Game />)
    await userEvent.click(await screen.findByRole('button', { name: 'Player 1' }))
    const y = await finger('y', 1)
    y.down()
    expect(held(1)).toEqual(['y'])
  })
})
