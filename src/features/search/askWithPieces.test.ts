import { askWithPieces } from './askWithPieces'

const answer = (query: string) => ({ answer: { query, results: [], terms: [], nearest: [] } })

/** An index in which each query needs the pieces of its letters. */
function cutIndex(addPiece?: (name: string) => Promise<void>) {
  const asked: string[] = []
  const there = new Set<string>()
  const ask = askWithPieces(
    async (query) => {
      asked.push(query)
      const wanted = [...query].filter((letter) => !there.has(letter))
      return wanted.length > 0 ? { wanted } : answer(query)
    },
    async (name) => {
      await addPiece?.(name)
      there.add(name)
    },
  )
  return { ask, asked, there }
}

test('an index that is there answers at once', async () => {
  const { ask, asked, there } = cutIndex()
  there.add('a')
  expect(await ask('a')).toMatchObject({ query: 'a' })
  expect(asked).toEqual(['a'])
})

test('pieces that are missing are had before the question is asked again', async () => {
  const { ask, asked, there } = cutIndex()
  expect(await ask('ab')).toMatchObject({ query: 'ab' })
  expect(asked).toEqual(['ab', 'ab'])
  expect([...there]).toEqual(['a', 'b'])
})

test('a query that another one followed is not asked again', async () => {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const { ask, asked } = cutIndex((name) => (name === 'a' ? late : Promise.resolve()))
  void ask('a')
  expect(await ask('b')).toMatchObject({ query: 'b' })
  arrive()
  await new Promise(process.nextTick)
  expect(asked).toEqual(['a', 'b', 'b'])
})

test('a piece that cannot be had is a failure, and the next question tries again', async () => {
  let tries = 0
  const { ask } = cutIndex(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
  })
  await expect(ask('a')).rejects.toThrow('gone')
  expect(await ask('a')).toMatchObject({ query: 'a' })
})
