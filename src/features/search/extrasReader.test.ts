import { extrasReader } from './extrasReader'

const picture = { address: '/assets/pictures/1.png', width: 20, height: 10 }
const fails = () => Promise.reject(new Error('gone'))

test('reads excerpts and pictures by section', async () => {
  const extrasOf = extrasReader({ excerpts: ['a', 'b'], pictures: { 1: picture } }, fails)
  expect(await extrasOf([1, 0])).toEqual([
    { html: 'b', picture },
    { html: 'a', picture: undefined },
  ])
})

test('reads each chunk once', async () => {
  const chunks: Record<string, string[]> = { first: ['a', 'b'], second: ['c'] }
  const fetched: string[] = []
  const extrasOf = extrasReader({ size: 2, chunks: ['first', 'second'] }, async (name) => {
    fetched.push(name)
    return { excerpts: chunks[name]!, pictures: {} }
  })
  expect(await extrasOf([1, 2, 0])).toMatchObject([{ html: 'b' }, { html: 'c' }, { html: 'a' }])
  await extrasOf([0])
  expect(fetched).toEqual(['first', 'second'])
})

test('a section without extras is a result nevertheless', async () => {
  expect(await extrasReader({ size: 2, chunks: ['gone'] }, fails)([0])).toEqual([{}])
  expect(await extrasReader(undefined, fails)([7])).toEqual([{ html: undefined, picture: undefined }])
})
