/** @jest-environment node */
import { editHash } from './editAddress'
import { openedLinkIn } from './openedLink'

const nothing = { state: null, hash: '' }

test('keeps the name of a program opened from a page', async () => {
  const project = { name: 'Pong', files: [{ path: 'src/lib.rs', text: 'clear(0);' }] }
  expect(await openedLinkIn({ ...nothing, state: { key: '1', project } })).toEqual({
    name: 'Pong',
    files: [{ path: 'src/lib.rs', text: 'clear(0);' }],
  })
})

test('opens a shared program unnamed and foreign', async () => {
  const hash = (await editHash(0, 'clear(0);'))!
  expect(await openedLinkIn({ state: { key: '1' }, hash })).toEqual({
    name: 'Untitled',
    files: [{ path: 'src/lib.rs', text: 'clear(0);' }],
    isForeign: true,
  })
})

test('reports a damaged link', async () => {
  expect(await openedLinkIn({ ...nothing, hash: '#edit=0.x' })).toEqual({
    error: 'This link is damaged or incomplete. Ask for a new one.',
  })
})

test.each(['', '#content'])('finds nothing in the hash %j', async (hash) => {
  expect(await openedLinkIn({ ...nothing, hash })).toBeUndefined()
})
