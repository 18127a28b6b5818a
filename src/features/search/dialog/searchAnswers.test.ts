import { searchWithChunks, extrasReader, latestOnly } from './searchAnswers'

const answer = (query: string) => ({ answer: { query, results: [], terms: [], nearest: [] } })

/** An index in which each query needs the chunks of its letters. */
function cutIndex(addChunk?: (name: string) => Promise<void>) {
  const asked: string[] = []
  const there = new Set<string>()
  const ask = searchWithChunks(
    async (query) => {
      asked.push(query)
      const wanted = [...query].filter((letter) => !there.has(letter))
      return wanted.length > 0 ? { wanted } : answer(query)
    },
    async (name) => {
      await addChunk?.(name)
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

/** A query function with manually resolved answers. */
function oracle() {
  const asked: string[] = []
  const answers: ((answer: string) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const ask = latestOnly(
    (question: string) =>
      new Promise<string>((resolve, reject) => {
        asked.push(question)
        answers.push(resolve)
        failures.push(reject)
      }),
  )
  return { asked, answers, failures, ask }
}

test('the first question is asked at once', async () => {
  const { asked, answers, ask } = oracle()
  const answer = ask('a')
  expect(asked).toEqual(['a'])
  answers[0]!('A')
  expect(await answer).toBe('A')
})

test('of the questions that wait only the latest is asked', async () => {
  const { asked, answers, ask } = oracle()
  const first = ask('a')
  void ask('ab')
  void ask('abc')
  const last = ask('abcd')
  expect(asked).toEqual(['a'])
  answers[0]!('A')
  await first
  await Promise.resolve()
  expect(asked).toEqual(['a', 'abcd'])
  answers[1]!('ABCD')
  expect(await last).toBe('ABCD')
})

test('a question that fails does not hold up the next', async () => {
  const { asked, failures, ask } = oracle()
  const first = ask('a')
  void ask('b')
  failures[0]!(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await Promise.resolve()
  expect(asked).toEqual(['a', 'b'])
})

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
