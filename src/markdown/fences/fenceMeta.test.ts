import { readMeta } from './fenceMeta'

const metaOf = (text: string) => readMeta(text).meta
const problemsOf = (text: string) => readMeta(text).errors.map(({ problem }) => problem)

test.each(['[src/lib.rs]', 'title="src/lib.rs"', 'preview [src/lib.rs]'])('%s is a title', (text) => {
  expect(metaOf(text).title).toBe('src/lib.rs')
  expect(problemsOf(text)).toEqual([])
})

test('a second title is an error', () => {
  expect(metaOf('[a.rs] title="b.rs"').title).toBe('a.rs')
  expect(problemsOf('[a.rs] [b.rs]')).toEqual(['the fence has two titles'])
})

test('words set options', () => {
  expect(metaOf('showLineNumbers signature preview')).toMatchObject({
    showsLineNumbers: true,
    isSignature: true,
    isPreview: true,
  })
})

test('a preview shows the first or a given frame', () => {
  expect(metaOf('preview')).toMatchObject({ isPreview: true, moment: '' })
  expect(metaOf('preview="frame=90 keys=right"')).toMatchObject({ isPreview: true, moment: 'frame=90 keys=right' })
})

test('a reason may contain brackets and option words', () => {
  expect(metaOf('fragment="see [preview] below"')).toMatchObject({
    fragment: 'see [preview] below',
    title: undefined,
    isPreview: false,
  })
  expect(metaOf('compile_fail="no such option"').compileFail).toBe('no such option')
})

test.each(['fragment', 'fragment=""', 'compile_fail=" "'])('%s requires a reason', (text) => {
  expect(problemsOf(text)).toEqual([`\`${/^\w+/.exec(text)![0]}\` needs a reason`])
})

test.each(['fragment="no signature here"', 'title="signature"', '[signature]'])(
  'words inside %s set nothing',
  (text) => {
    expect(metaOf(text).isSignature).toBe(false)
  },
)

test('options need no separating space', () => {
  expect(metaOf('[a.rs]preview')).toMatchObject({ title: 'a.rs', isPreview: true })
  expect(metaOf('title="a.rs"preview')).toMatchObject({ title: 'a.rs', isPreview: true })
})

test('unknown text is not a title', () => {
  expect(metaOf('title=""').title).toBeUndefined()
  expect(metaOf("title='a'").title).toBeUndefined()
  expect(metaOf('data-title="a"').title).toBeUndefined()
})

test.each([
  'Preview',
  "title='a'",
  'title=""',
  'data-title="a"',
  '[]',
  'preview=""',
  'signature=""',
  'preview[a]',
  'fragment=why',
  '{1,3}',
  'hasOwnProperty',
])('the word %s is unknown', (text) => {
  expect(problemsOf(text)).toEqual([`unknown meta word \`${text}\``])
})

test('accepts a missing meta', () => {
  expect(readMeta(undefined).errors).toEqual([])
  expect(readMeta(null).meta.title).toBeUndefined()
})
