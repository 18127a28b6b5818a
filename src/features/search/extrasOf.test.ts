import { extrasReader } from './extrasOf'

const picture = { address: '/assets/pictures/1.png', width: 20, height: 10 }

test('the excerpt and the picture of a section stand at its number', async () => {
  const extrasOf = extrasReader({ excerpts: ['a', 'b'], pictures: { 1: picture } }, () => Promise.reject(new Error()))
  expect(await extrasOf(0)).toEqual({ html: 'a', picture: undefined })
  expect(await extrasOf(1)).toEqual({ html: 'b', picture })
})

test('where they are cut they stand in the piece of the number', async () => {
  const pieces: Record<string, string[]> = { first: ['a', 'b'], second: ['c'] }
  const extrasOf = extrasReader({ size: 2, pieces: ['first', 'second'] }, async (name) => {
    return { excerpts: pieces[name]!, pictures: {} }
  })
  expect(await extrasOf(1)).toMatchObject({ html: 'b' })
  expect(await extrasOf(2)).toMatchObject({ html: 'c' })
})

test('a result comes without them rather than not at all', async () => {
  const extrasOf = extrasReader({ size: 2, pieces: ['gone'] }, () => Promise.reject(new Error('gone')))
  expect(await extrasOf(0)).toEqual({})
})
