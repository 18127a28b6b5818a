import type { EngineExample } from './engineExample'
import { examplePagesOf } from './examplePages'

const example = (page: string, program: string, fields: Partial<EngineExample> = {}): EngineExample => ({
  place: '',
  page,
  anchor: null,
  line: 1,
  program,
  picture: null,
  ...fields,
})
const picture = { address: '/a.png', width: 256, height: 144, description: 'A box.', caption: null, moment: '' }

const pages = [
  { path: '/learn/text', title: 'Text', headings: [{ id: 'fonts', text: 'Fonts' }] },
  { path: '/learn/cli', title: 'Using Turbo CLI', headings: [] },
]

test('examples stand below their page and under the name of their heading', () => {
  const examples = [example('/learn/text', 'a'), example('/learn/text', 'b', { anchor: 'fonts', picture })]
  expect(examplePagesOf(pages, examples)).toEqual([
    {
      title: 'Text',
      examples: [
        { title: 'Text', description: '', program: 'a' },
        { title: 'Fonts', description: 'A box.', program: 'b', picture: '/a.png' },
      ],
    },
  ])
})

test('a program that a page shows twice is listed once, with its picture', () => {
  const examples = [example('/learn/text', 'a'), example('/learn/text', 'a', { picture })]
  expect(examplePagesOf(pages, examples)[0]!.examples).toEqual([
    { title: 'Text', description: 'A box.', program: 'a', picture: '/a.png' },
  ])
})
