import { errorFeed } from './contentErrors'

function startFeed() {
  const printed: string[] = []
  const heard: (readonly string[])[] = []
  const feed = errorFeed({ print: (text) => printed.push(text) })
  const end = feed.listen((errors) => heard.push(errors))
  return { feed, printed, heard, end }
}

test('prints an error once', () => {
  const { feed, printed } = startFeed()
  feed.report('a.mdx', ['a:1 wrong'])
  feed.report('a.mdx', ['a:1 wrong'])
  expect(printed).toEqual(['a:1 wrong'])
})

test('prints only new errors', () => {
  const { feed, printed } = startFeed()
  feed.report('a.mdx', ['a:1 wrong'])
  feed.report('a.mdx', ['a:1 wrong', 'a:2 wrong'])
  expect(printed).toEqual(['a:1 wrong', 'a:2 wrong'])
})

test('listeners receive current errors and fixes', () => {
  const { feed, heard } = startFeed()
  feed.report('a.mdx', ['a:1 wrong'])
  feed.report('b.mdx', ['b:1 wrong'])
  feed.report('a.mdx', [])
  expect(heard).toEqual([[], ['a:1 wrong'], ['a:1 wrong', 'b:1 wrong'], ['b:1 wrong']])
})

test('a page without errors changes nothing', () => {
  const { feed, heard } = startFeed()
  feed.report('a.mdx', [])
  expect(heard).toEqual([[]])
})

test('drops the errors of deleted files', () => {
  const { feed, heard } = startFeed()
  feed.report('a.mdx', ['a:1 wrong'])
  feed.report('b.mdx', ['b:1 wrong'])
  feed.keep(['b.mdx', 'c.mdx'])
  expect(heard.at(-1)).toEqual(['b:1 wrong'])
})

test('unsubscribed listeners receive nothing', () => {
  const { feed, heard, end } = startFeed()
  end()
  feed.report('a.mdx', ['a:1 wrong'])
  expect(heard).toEqual([[]])
})
