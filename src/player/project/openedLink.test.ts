/** @jest-environment node */
import { editHash } from './editAddress'
import { openedLinkIn } from './openedLink'

const nothing = { state: null, hash: '' }

test('a program that a page hands over keeps its name', async () => {
  const project = { name: 'Pong', text: 'clear(0);' }
  expect(await openedLinkIn({ ...nothing, state: { key: '1', project } })).toEqual(project)
})

test('a shared program has no name, and is foreign', async () => {
  const hash = (await editHash(0, 'clear(0);'))!
  expect(await openedLinkIn({ state: { key: '1' }, hash })).toEqual({
    name: 'Untitled',
    text: 'clear(0);',
    isForeign: true,
  })
})

test('a broken address is told', async () => {
  expect(await openedLinkIn({ ...nothing, hash: '#edit=0.x' })).toEqual({
    error: 'This link is damaged or incomplete.',
  })
})

test.each(['', '#content'])('nothing comes with the hash %j', async (hash) => {
  expect(await openedLinkIn({ ...nothing, hash })).toBeUndefined()
})
