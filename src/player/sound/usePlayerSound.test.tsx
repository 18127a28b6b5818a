import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sounds } from './sounds'
import { usePlayerSound } from './usePlayerSound'

jest.mock('./sounds', () => ({
  Sounds: jest.fn(() => ({
    setAudible: jest.fn(),
    resumeMusic: jest.fn(),
    change: jest.fn(),
    stopAll: jest.fn(),
    close: jest.fn(),
  })),
}))

function Game({ isRunning = true, isOnFirst = false }) {
  const sound = usePlayerSound(isRunning, isOnFirst)
  return (
    <>
      <button aria-pressed={sound.isOn} onClick={sound.toggle}>
        Sound
      </button>
      <button onClick={() => sound.play([{ change: 'play', name: 'theme' }])}>Begin</button>
    </>
  )
}

const made = () => jest.mocked(Sounds).mock.results.map(({ value }) => value as jest.Mocked<Sounds>)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  jest.mocked(Sounds).mockClear()
})

test('is off until the user turns it on', async () => {
  render(<Game />)
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  await press('Begin')
  expect(made()).toEqual([])
  await press('Sound')
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true')
  const [sounds] = made()
  expect(sounds!.setAudible).toHaveBeenLastCalledWith(true)
  expect([...sounds!.resumeMusic.mock.lastCall![0]]).toEqual(['theme'])
  await press('Begin')
  expect(sounds!.change).toHaveBeenCalledWith({ change: 'play', name: 'theme' })
})

test('is on where nothing but sound is played, unless the user turned it off', async () => {
  const { unmount } = render(<Game isOnFirst />)
  await press('Begin')
  expect([...made()[0]!.resumeMusic.mock.lastCall![0]]).toEqual(['theme'])
  await press('Sound')
  unmount()
  render(<Game isOnFirst />)
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
})

test('stores the choice', async () => {
  const { unmount } = render(<Game />)
  await press('Sound')
  unmount()
  expect(made()[0]!.close).toHaveBeenCalled()
  render(<Game />)
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true')
  await press('Sound')
  expect(localStorage.getItem('turbo.sound')).toBe('off')
})

test('mutes a game that is not running', async () => {
  localStorage.setItem('turbo.sound', 'on')
  const { rerender } = render(<Game isRunning={false} />)
  expect(made()).toEqual([])
  rerender(<Game />)
  await press('Begin')
  const [sounds] = made()
  rerender(<Game isRunning={false} />)
  expect(sounds!.setAudible).toHaveBeenLastCalledWith(false)
})
