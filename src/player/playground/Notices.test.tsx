import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ForkNotice, Notices } from './Notices'

const project = {
  id: 'a',
  name: 'Pong',
  files: [],
  isOwn: true,
  isForeign: false,
  changedAt: 0,
  revision: 1,
}
const deleted = { project, sprites: [], picture: undefined, wasOpen: true }

test('says what happened last, before what was deleted, before a damaged link', async () => {
  const [onUndo, onDismiss, act] = [jest.fn(), jest.fn(), jest.fn()]
  const parts = { deleted: undefined, notice: undefined, linkError: '', unreadable: 0, onUndo, onDismiss }
  const { rerender } = render(<Notices {...parts} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<Notices {...parts} unreadable={2} />)
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t read 2 of the projects')
  rerender(<Notices {...parts} unreadable={2} linkError="This link is damaged." />)
  expect(screen.getByRole('status')).toHaveTextContent('This link is damaged.')
  rerender(<Notices {...parts} linkError="x" deleted={deleted} />)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onUndo).toHaveBeenCalledTimes(1)
  rerender(
    <Notices {...parts} deleted={deleted} notice={{ message: 'Too large.', action: { label: 'Download', act } }} />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Too large.')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([act.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 3])
})

test('offers the text of another tab while it exists', async () => {
  const [onOpen, onDismiss] = [jest.fn(), jest.fn()]
  const parts = { fork: { id: 'a', copyId: 'b' }, openId: 'b', onOpen, onDismiss }
  const { rerender } = render(<ForkNotice {...parts} projects={[project]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<ForkNotice {...parts} projects={[project, { ...project, id: 'b', name: 'Pong 2' }]} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Both texts are saved: “Pong” and “Pong 2”.')
  await userEvent.click(screen.getByRole('button', { name: 'Open “Pong”' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([onOpen.mock.calls, onDismiss.mock.calls.length]).toEqual([[['a']], 1])
})
