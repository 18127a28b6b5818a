import type { BodyNode } from '../../lib/page/body'
import { SymbolTable } from '../../lib/symbols/symbols'
import { usesOf } from '../../../tests/content'
import { bodyOf } from './bodyOf'

const picture = {
  address: '/assets/pictures/a.png',
  width: 256,
  height: 144,
  description: 'A box.',
  moves: false,
  reads: false,
}
const bodyIn = (...lines: string[]) => bodyWith(picture, ...lines)
const bodyWith = (shown: typeof picture, ...lines: string[]) =>
  bodyOf('learn/a.mdx', lines.join('\n'), {
    symbols: () => new SymbolTable([]),
    usesOf,
    basePath: '/docs',
    pictureOf: () => shown,
    pictureAt: () => undefined,
  })

/** What stands in the frame of an example. */
const insideOf = (example: BodyNode | undefined) => example![2] as readonly BodyNode[]

const PROPS = { src: '/docs/assets/pictures/a.png', width: '256', height: '144', alt: 'A box.', program: '0' }

test('a preview is one example with its picture, and the paragraph "You see …" is the caption', () => {
  const body = bodyIn('```rust preview', 'clear(0);', '```', '', 'You see `rect!` & more.', '', 'Then it ends.')
  expect(body).toEqual([
    [
      'Example',
      { beside: true },
      [
        ['CodeBlock', expect.objectContaining({ preview: true }), expect.any(String)],
        ['ExamplePicture', PROPS, [['figcaption', {}, 'You see <code>rect!</code> &amp; more.']]],
      ],
    ],
    ['p', {}, 'Then it ends.'],
  ])
})

test('without such a paragraph the picture has no caption, and other paragraphs stay', () => {
  const [example, after] = bodyIn('```rust preview', 'clear(0);', '```', '', 'Run it.')
  expect(insideOf(example)).toEqual([expect.arrayContaining(['CodeBlock']), ['ExamplePicture', PROPS]])
  expect(after).toEqual(['p', {}, 'Run it.'])
})

test('a fence without a preview has no picture', () => {
  expect(bodyIn('```rust', 'clear(0);', '```', '', 'You see it.').map(([name]) => name)).toEqual(['CodeBlock', 'p'])
})

test('a preview without lines is a picture and no code', () => {
  const body = bodyIn('```rust preview fragment="the game"', '```', '', '```rust', 'turbo::go!({});', '```')
  expect(body.map(([name]) => name)).toEqual(['Example', 'CodeBlock'])
  expect(insideOf(body[0])).toEqual([['ExamplePicture', expect.anything()]])
})

test('the player is told what the program does and where it stands', () => {
  const [, example] = bodyWith(
    { ...picture, moves: true, reads: true },
    ...['```bash', 'ls', '```', ''],
    ...['```rust preview="frame=60"', 'clear(0);', '```'],
  )
  expect(insideOf(example)[1]).toEqual([
    'ExamplePicture',
    { ...PROPS, moment: 'frame=60', moves: true, reads: true, program: '1' },
  ])
})

test.each([
  ['that is played', { ...picture, reads: true }, 'clear(0);'],
  ['with long lines', picture, `log!("${'a'.repeat(40)}");`],
])('an example %s has its picture below its code', (_, shown, code) => {
  const [example] = bodyWith(shown, '```rust preview', code, '```')
  expect(example![1]).toEqual({})
})

test('a picture has no room beside the code in a column that is narrower than the text', () => {
  const [callout] = bodyIn(':::note', '```rust preview', 'clear(0);', '```', ':::')
  expect(insideOf(callout)[0]![1]).toEqual({})
})

test('a picture alone has a title, where the author gives it one', () => {
  const [alone] = bodyIn(
    ...['```rust [This is what you build] preview fragment="the game"', '```', ''],
    ...['```rust', 'turbo::go!({});', '```'],
  )
  expect(insideOf(alone)).toEqual([
    ['ExamplePicture', { ...PROPS, title: 'This is what you build', name: 'This is what you build', label: 'Play' }],
  ])
})

test('the example of a step is run as this step', () => {
  const [steps] = bodyIn('::::steps', '', '## Draw', '', '```rust preview', 'clear(0);', '```', '', '::::')
  expect(JSON.stringify(steps)).toContain('"label":"Run this step"')
})

test('an example is named by its title, else by its heading, and no two have one name', () => {
  const fence = (title: string) => ['', `\`\`\`rust [${title}] preview`, 'clear(0);', '```', '']
  const body = bodyIn('## Draw', ...fence('src/lib.rs'), ...fence('Sine'), ...fence('src/lib.rs'))
  expect([...JSON.stringify(body).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Draw',
    'Sine',
    'Draw, 2',
  ])
})
