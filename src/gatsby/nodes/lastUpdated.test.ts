import { timesFromGitLog } from './lastUpdated'

test('uses the newest commit, in epoch milliseconds', () => {
  const log = '@1750000000\n\ncontent/index.mdx\ncontent/learn/cheatsheet.mdx\n@1740000000\n\ncontent/index.mdx\n'
  expect(timesFromGitLog(log).get('index.mdx')).toBe(1750000000000)
})

test('an uncommitted file has no time', () => {
  expect(timesFromGitLog('@1750000000\n\ncontent/index.mdx\n').get('new.mdx')).toBeUndefined()
})
