import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { PlayerToolbar } from './PlayerToolbar'
import { loadPlayer, prefetchPlayer, type PlayerModule } from './loadPlayer'
import type { PlayerProps } from './example/LiveExample'

jest.mock('./loadPlayer')

const pendingActions: unknown[] = []
function FakePlayer({ pendingAction, onBar }: PlayerProps) {
  useEffect(() => {
    pendingActions.push(pendingAction?.action)
    onBar({ state: 'running', message: 'Running', isEdited: pendingAction?.action !== 'reset' })
  }, [pendingAction, onBar])
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
  pendingActions.length = 0
  jest
    .mocked(loadPlayer)
    .mockReset()
    .mockResolvedValue({ Player: FakePlayer } as unknown as PlayerModule)
  jest.mocked(prefetchPlayer).mockReset()
})

test('loads nothing before the pointer comes near, then prefetches', async () => {
  render(<Figure />)
  expect(prefetchPlayer).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('group', { name: 'Live example: A box' }))
  expect(prefetchPlayer).toHaveBeenCalledWith({ written: '/a', moment: 'frame=9', toEdit: false })
  expect(loadPlayer).not.toHaveBeenCalled()
})

test('prefetches on focus, too', async () => {
  render(<Figure />)
  await userEvent.tab()
  expect(button('Play')).toHaveFocus()
  expect(prefetchPlayer).toHaveBeenCalled()
})

test('loads the player on a press and performs this and every later press', async () => {
  render(<Figure />)
  await userEvent.click(button('Play'))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Running')
  await userEvent.click(button('Step'))
  await userEvent.click(button('Step'))
  expect(pendingActions).toEqual(['play', 'step', 'step'])
  expect(loadPlayer).toHaveBeenCalledTimes(1)
})

test('reports a player that fails to load and retries on the next press', async () => {
  jest.mocked(loadPlayer).mockRejectedValueOnce(new Error('lost'))
  render(<Figure />)
  await userEvent.click(button('Play'))
  expect(await screen.findByText(/Couldn’t load the player/)).toBeVisible()
  await userEvent.click(button('Play'))
  expect(await screen.findByText('Running')).toBeVisible()
})

test('moves focus to Edit when Reset disappears', async () => {
  render(<Figure />)
  await userEvent.click(button('Play'))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  expect(button('Edit')).toHaveFocus()
})
