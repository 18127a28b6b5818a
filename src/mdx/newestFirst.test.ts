import { newestFirst } from './newestFirst'

test('the newest post comes first', () => {
  const post = (date: string) => ({ title: date, date, description: '', path: `/${date}` })
  expect(newestFirst([post('2025-01-02'), post('2025-06-18')]).map(({ date }) => date)).toEqual([
    '2025-06-18',
    '2025-01-02',
  ])
})
