import { errorFeed } from './contentErrors'

function startFeed() {
  const printed: string[] = []
  const heard: (readonly string[])[] = []
  const feed = errorFeed({ print: (text) => printed.push(text) })
  const end = feed.listen((errors) => heard.push(errors))
  return { feed, printed, heard, end }
}

test('a fault is printed once, however often its page is read', () => {
  const { feed, printed } = startFeed()
  feed.tell('a.mdx', ['a:1 wrong'])
  feed.tell('a.mdx', ['a:1 wrong'])
  expect(printed).toEqual(['a:1 wrong'])
})

test('of several faults only the new one is printed', () => {
  const { feed, printed } = startFeed()
  feed.tell('a.mdx', ['a:1 wrong'])
  feed.tell('a.mdx', ['a:1 wrong', 'a:2 wrong'])
  expect(printed).toEqual(['a:1 wrong', 'a:2 wrong'])
})

test('whoever listens hears what stands, and that it is mended', () => {
  const { feed, heard } = startFeed()
  feed.tell('a.mdx', ['a:1 wrong'])
  feed.tell('b.mdx', ['b:1 wrong'])
  feed.tell('a.mdx', [])
  expect(heard).toEqual([[], ['a:1 wrong'], ['a:1 wrong', 'b:1 wrong'], ['b:1 wrong']])
})

test('a page without faults is nothing new', () => {
  const { feed, heard } = startFeed()
  feed.tell('a.mdx', [])
  expect(heard).toEqual([[]])
})

test('whoever has ended hears nothing more', () => {
  const { feed, heard, end } = startFeed()
  end()
  feed.tell('a.mdx', ['a:1 wrong'])
  expect(heard).toEqual([[]])
})
