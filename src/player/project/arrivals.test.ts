/** @jest-environment node */
import { editHash } from './editAddress'
import { arrivalIn } from './arrivals'

const nothing = { state: null, hash: '' }

test('a program that a page hands over keeps its name', async () => {
  const work = { name: 'Pong', text: 'clear(0);' }
  expect(await arrivalIn({ ...nothing, state: { key: '1', work } })).toEqual(work)
})

test('a shared program has no name, and is foreign', async () => {
  const hash = (await editHash(0, 'clear(0);'))!
  expect(await arrivalIn({ state: { key: '1' }, hash })).toEqual({
    name: 'Untitled',
    text: 'clear(0);',
    isForeign: true,
  })
})

test('a broken address is told', async () => {
  expect(await arrivalIn({ ...nothing, hash: '#edit=0.x' })).toEqual({
    fault: 'The program in this address cannot be read: part of it is missing or changed, or it is too long.',
  })
})

test.each(['', '#content'])('nothing comes with the hash %j', async (hash) => {
  expect(await arrivalIn({ ...nothing, hash })).toBeUndefined()
})
