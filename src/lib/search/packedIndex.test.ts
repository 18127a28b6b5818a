import MiniSearch from 'minisearch'
import { numberReader, packIndex, packNumbers, unpackIndex } from './packedIndex'

test('numbers are read as they were packed', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456]
  const next = numberReader(packNumbers(numbers))
  expect(numbers.map(() => next())).toEqual(numbers)
})

test('an unpacked index is the index that was packed', () => {
  const options = { fields: ['title', 'text'], storeFields: ['title'], tokenize: (text: string) => text.split(',') }
  const index = new MiniSearch(options)
  index.addAll(
    Array.from({ length: 60 }, (_, id) => ({
      id,
      title: `word${id % 7},^two words`,
      text: 'same,same,'.repeat(id) + `once${id}`,
    })),
  )
  const packed = JSON.stringify(packIndex(index.toJSON()))
  const loaded = MiniSearch.loadJS(unpackIndex(JSON.parse(packed)), options)
  for (const query of ['same', 'word3', '^two words', 'once41']) {
    expect(loaded.search(query)).toEqual(index.search(query))
  }
  expect(packed.length).toBeLessThan(JSON.stringify(index).length)
})
