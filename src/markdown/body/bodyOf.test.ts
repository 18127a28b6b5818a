import { SymbolTable } from '../../lib/symbols/symbols'
import { usesOf } from '../../../tests/content'
import { bodyOf } from './bodyOf'

const table = new SymbolTable([])
const bodyIn = (...lines: string[]) =>
  bodyOf('learn/a.mdx', lines.join('\n'), {
    symbols: () => table,
    usesOf,
    basePath: '',
    pictureOf: () => undefined,
    pictureAt: () => undefined,
  })

test('a plain block is an element with its inside as finished HTML', () => {
  expect(bodyIn('Press `A` & *jump*.')).toEqual([['p', {}, 'Press <code>A</code> &amp; <em>jump</em>.']])
})

test('line breaks between blocks are left out', () => {
  expect(bodyIn('One.', '', 'Two.')).toEqual([
    ['p', {}, 'One.'],
    ['p', {}, 'Two.'],
  ])
})

test('a heading stands beside the link to itself', () => {
  expect(bodyIn('## Big cats')).toEqual([
    [
      'div',
      { className: 'heading', 'data-level': '2' },
      '<h2 id="big-cats">Big cats</h2><a class="anchor" href="#big-cats" aria-label="Link to “Big cats”"></a>',
    ],
  ])
})

test('a component keeps its props as plain values, and its inside as pieces', () => {
  const lines = ['<Step title="Feed it" titleLevel={4} flags={[1, { on: true }]}>', '', 'Fish.', '', '</Step>']
  expect(bodyIn(...lines)).toEqual([
    [
      'Step',
      { flags: [1, { on: true }] },
      [expect.arrayContaining(['div', { className: 'heading', 'data-level': '4' }]), ['p', {}, 'Fish.']],
    ],
  ])
})

test('a component alone on its line is a block; within a text it stays in its paragraph', () => {
  expect(bodyIn('<Button href="/a">Go</Button>')).toEqual([['Button', { href: '/a' }, ['Go']]])
  expect(bodyIn('Now <Button href="/a">Go</Button>!')).toEqual([
    ['p', {}, ['Now ', ['Button', { href: '/a' }, ['Go']], '!']],
  ])
})

test('buttons on lines of their own stand side by side', () => {
  expect(bodyIn('<Button href="/a">Go</Button>', '', '<Button href="/b">Stay</Button>')).toEqual([
    ['Button', { href: '/a' }, ['Go']],
    '\n',
    ['Button', { href: '/b' }, ['Stay']],
  ])
})

test('HTML that an author writes is part of the finished HTML', () => {
  expect(bodyIn('Press <kbd className="key">A</kbd>.')).toEqual([['p', {}, 'Press <kbd class="key">A</kbd>.']])
})

test('a fence is a component with its finished code', () => {
  expect(bodyIn('```rust', '# let a = 1;', 'log!("{}", a);', '```')).toEqual([
    ['CodeBlock', { language: 'rust', setUp: '[[0,"let a = 1;"]]' }, expect.stringContaining('<span class="l">')],
  ])
})

test('a picture is drawn by its component, so its paragraph is no string', () => {
  expect(bodyIn('![A cat](./cat.png)')).toEqual([['p', {}, [['img', { src: './cat.png', alt: 'A cat' }]]]])
})

test('comments leave nothing behind', () => {
  expect(bodyIn('{/* later */}', '', 'Now.')).toEqual([['p', {}, 'Now.']])
})

test('source files that a page links to are their pages', () => {
  expect(bodyIn('[Tween](./tween.mdx)')).toEqual([['p', {}, '<a href="/learn/tween">Tween</a>']])
})
