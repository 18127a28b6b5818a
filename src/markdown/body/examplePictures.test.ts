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

const PROPS = { src: '/docs/assets/pictures/a.png', width: '256', height: '144', alt: 'A box.', program: '0' }

test('below a preview stands its picture, and the paragraph "You see …" is its caption', () => {
  const body = bodyIn('```rust preview', 'clear(0);', '```', '', 'You see `rect!` & more.', '', 'Then it ends.')
  expect(body).toEqual([
    ['CodeBlock', expect.objectContaining({ preview: true }), expect.any(String)],
    ['ExamplePicture', PROPS, [['figcaption', {}, 'You see <code>rect!</code> &amp; more.']]],
    ['p', {}, 'Then it ends.'],
  ])
})

test('without such a paragraph the picture has no caption, and other paragraphs stay', () => {
  expect(bodyIn('```rust preview', 'clear(0);', '```', '', 'Run it.').slice(1)).toEqual([
    ['ExamplePicture', PROPS],
    ['p', {}, 'Run it.'],
  ])
})

test('a fence without a preview has no picture', () => {
  expect(bodyIn('```rust', 'clear(0);', '```', '', 'You see it.').map(([name]) => name)).toEqual(['CodeBlock', 'p'])
})

test('a preview without lines is a picture and no code', () => {
  const body = bodyIn('```rust preview fragment="the game"', '```', '', '```rust', 'turbo::go!({});', '```')
  expect(body.map(([name]) => name)).toEqual(['ExamplePicture', 'CodeBlock'])
})

test('the player is told what the program does and where it stands', () => {
  const [, , after] = bodyWith(
    { ...picture, moves: true, reads: true },
    ...['```bash', 'ls', '```', ''],
    ...['```rust preview="frame=60"', 'clear(0);', '```'],
  )
  expect(after).toEqual(['ExamplePicture', { ...PROPS, moment: 'frame=60', moves: true, reads: true, program: '1' }])
})

test('a picture alone has a title, where the author gives it one', () => {
  const [alone] = bodyIn(
    ...['```rust [This is what you build] preview fragment="the game"', '```', ''],
    ...['```rust', 'turbo::go!({});', '```'],
  )
  expect(alone).toEqual([
    'ExamplePicture',
    { ...PROPS, title: 'This is what you build', name: 'This is what you build', label: 'Play' },
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
