import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { PlayerToolbar } from './PlayerToolbar'
import { loadPlayer, prefetchPlayer } from './loadPlayer'
import type { PlayerModule } from './loadPlayer'
import type { PlayerProps } from './example/LiveExample'

jest.mock('./loadPlayer')

/** A player that notes what it is asked, and says that it runs. */
const wishes: unknown[] = []
function FakePlayer({ wish, onBar }: PlayerProps) {
  useEffect(() => {
    wishes.push(wish?.action)
    onBar({ state: 'running', message: 'Running', isEdited: wish?.action !== 'reset' })
  }, [wish, onBar])
  return null
}

function Figure() {
  const stage = useRef<HTMLDivElement>(null)
  return (
    <figure>
      <div ref={stage} />
      <PlayerToolbar
        stage={stage}
        description="A box."
        facts={{ program: '0', moves: true, written: '/a', moment: 'frame=9', name: 'A box' }}
      />
    </figure>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  wishes.length = 0
  jest
    .mocked(loadPlayer)
    .mockReset()
    .mockResolvedValue({ Player: FakePlayer } as unknown as PlayerModule)
  jest.mocked(prefetchPlayer).mockReset()
})

test('nothing is loaded before the reader comes near, and then ahead of the press', async () => {
  render(<Figure />)
  expect(prefetchPlayer).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('group', { name: 'Live example: A box' }))
  expect(prefetchPlayer).toHaveBeenCalledWith({ written: '/a', moment: 'frame=9', toEdit: false })
  expect(loadPlayer).not.toHaveBeenCalled()
})

test('the focus comes near, too', async () => {
  render(<Figure />)
  await userEvent.tab()
  expect(button('Play')).toHaveFocus()
  expect(prefetchPlayer).toHaveBeenCalled()
})

test('a press loads the player and is done, and so is each press after it', async () => {
  render(<Figure />)
  await userEvent.click(button('Play'))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Running')
  await userEvent.click(button('Step'))
  await userEvent.click(button('Step'))
  expect(wishes).toEqual(['play', 'step', 'step'])
  expect(loadPlayer).toHaveBeenCalledTimes(1)
})

test('where the player cannot be loaded it says so, and the next press tries again', async () => {
  jest.mocked(loadPlayer).mockRejectedValueOnce(new Error('lost'))
  render(<Figure />)
  await userEvent.click(button('Play'))
  expect(await screen.findByText(/Couldn’t load the player/)).toBeVisible()
  await userEvent.click(button('Play'))
  expect(await screen.findByText('Running')).toBeVisible()
})

test('where Reset goes away with its press, the focus goes to Edit', async () => {
  render(<Figure />)
  await userEvent.click(button('Play'))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  expect(button('Edit')).toHaveFocus()
})
