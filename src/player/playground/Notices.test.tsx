import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notices, OlderNotice } from './Notices'

const project = {
  id: 'a',
  name: 'Pong',
  files: [],
  isOwn: true,
  isForeign: false,
  changedAt: 0,
  revision: 1,
  older: [],
}
const deleted = { project, sprites: [], picture: undefined, wasOpen: true }

test('says what happened last, before what was deleted, before a damaged link', async () => {
  const [onUndo, onDismiss, act] = [jest.fn(), jest.fn(), jest.fn()]
  const parts = { deleted: undefined, notice: undefined, linkError: '', onUndo, onDismiss }
  const { rerender } = render(<Notices {...parts} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<Notices {...parts} linkError="This link is damaged." />)
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

test('offers the older text of another tab', async () => {
  const [onOpen, onDismiss] = [jest.fn(), jest.fn()]
  const older = { ...project, older: [{ files: [], changedAt: 1 }] }
  const { rerender } = render(<OlderNotice project={project} {...{ onOpen, onDismiss }} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<OlderNotice project={older} {...{ onOpen, onDismiss }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open the older text' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([onOpen.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1])
})
