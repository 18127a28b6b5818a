import { render, screen } from '@testing-library/react'
import { LogList } from './LogList'

const LINES = [
  { number: 1, tick: 12, text: 'jump' },
  { number: 2, tick: 12, text: '♪ coin plays.' },
  { number: 3, tick: 30, text: 'land' },
]

const textOf = (hasFrames: boolean) => {
  const { unmount } = render(<LogList lines={LINES} hints={[]} isRunning={false} hasFrames={hasFrames} />)
  const text = screen.getByRole('log', { name: 'Log' }).textContent
  unmount()
  return text
}

test('shows each frame once, on request', () => {
  expect(textOf(true)).toBe('frame 12 jump♪ coin plays.frame 30 land')
  expect(textOf(false)).toBe('jump♪ coin plays.land')
})
