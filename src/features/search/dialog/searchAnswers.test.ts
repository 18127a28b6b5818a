import { searchWithChunks, latestOnly } from './searchAnswers'

const answer = (query: string) => ({ answer: { query, results: [], terms: [], nearest: [] } })

/** An index in which each query needs the chunks of its letters. */
function chunkedIndex(addChunk?: (name: string) => Promise<void>) {
  const queries: string[] = []
  const there = new Set<string>()
  const send = searchWithChunks(
    async (query) => {
      queries.push(query)
      const wanted = [...query].filter((letter) => !there.has(letter))
      return wanted.length > 0 ? { wanted } : answer(query)
    },
    async (names) => {
      for (const name of names) await addChunk?.(name)
      for (const name of names) there.add(name)
    },
  )
  return { send, queries, there }
}

test('an index that is there answers at once', async () => {
  const { send, queries, there } = chunkedIndex()
  there.add('a')
  expect(await send('a')).toMatchObject({ query: 'a' })
  expect(queries).toEqual(['a'])
})

test('loads missing chunks before it repeats the query', async () => {
  const { send, queries, there } = chunkedIndex()
  expect(await send('ab')).toMatchObject({ query: 'ab' })
  expect(queries).toEqual(['ab', 'ab'])
  expect([...there]).toEqual(['a', 'b'])
})

test('a query that another one followed is not asked again', async () => {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const { send, queries } = chunkedIndex((name) => (name === 'a' ? late : Promise.resolve()))
  void send('a')
  expect(await send('b')).toMatchObject({ query: 'b' })
  arrive()
  await new Promise(process.nextTick)
  expect(queries).toEqual(['a', 'b', 'b'])
})

test('a piece that cannot be had is a failure, and the next question tries again', async () => {
  let tries = 0
  const { send } = chunkedIndex(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
  })
  await expect(send('a')).rejects.toThrow('gone')
  expect(await send('a')).toMatchObject({ query: 'a' })
})

function oracle() {
  const queries: string[] = []
  const answers: ((answer: string) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const send = latestOnly(
    (question: string) =>
      new Promise<string>((resolve, reject) => {
        queries.push(question)
        answers.push(resolve)
        failures.push(reject)
      }),
  )
  return { queries, answers, failures, send }
}

test('the first question is asked at once', async () => {
  const { queries, answers, send } = oracle()
  const answer = send('a')
  expect(queries).toEqual(['a'])
  answers[0]!('A')
  expect(await answer).toBe('A')
})

test('of the questions that wait only the latest is asked', async () => {
  const { queries, answers, send } = oracle()
  const first = send('a')
  void send('ab')
  void send('abc')
  const last = send('abcd')
  expect(queries).toEqual(['a'])
  answers[0]!('A')
  await first
  await Promise.resolve()
  expect(queries).toEqual(['a', 'abcd'])
  answers[1]!('ABCD')
  expect(await last).toBe('ABCD')
})

test('a question that fails does not hold up the next', async () => {
  const { queries, failures, send } = oracle()
  const first = send('a')
  void send('b')
  failures[0]!(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await Promise.resolve()
  expect(queries).toEqual(['a', 'b'])
})
