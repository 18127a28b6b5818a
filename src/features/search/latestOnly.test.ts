import { latestOnly } from './latestOnly'

/** Something to ask whose answers come when they are told to. */
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
