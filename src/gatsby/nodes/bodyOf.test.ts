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

test('a plain block is an element with finished HTML', async () => {
  expect(await bodyIn('Press `A` & *jump*.')).toEqual([['p', {}, 'Press <code>A</code> &amp; <em>jump</em>.']])
})

test('omits line breaks between blocks', async () => {
  expect(await bodyIn('One.', '', 'Two.')).toEqual([
    ['p', {}, 'One.'],
    ['p', {}, 'Two.'],
  ])
})

test('a heading is next to its link', async () => {
  expect(await bodyIn('## Big cats')).toEqual([
    [
      'div',
      { className: 'heading', 'data-level': '2' },
      '<h2 id="big-cats">Big cats</h2><a class="anchor" href="#big-cats" aria-label="Link to “Big cats”"></a>',
    ],
  ])
})

test('a component keeps its props as values and its children as nodes', async () => {
  const lines = ['<Step title="Feed it" titleLevel={4} flags={[1, { on: true }]}>', '', 'Fish.', '', '</Step>']
  expect(await bodyIn(...lines)).toEqual([
    [
      'Step',
      { flags: [1, { on: true }] },
      [expect.arrayContaining(['div', { className: 'heading', 'data-level': '4' }]), ['p', {}, 'Fish.']],
    ],
  ])
})

test('a component on its own line is a block, otherwise inline', async () => {
  expect(await bodyIn('<Button href="/a">Go</Button>')).toEqual([['Button', { href: '/a' }, ['Go']]])
  expect(await bodyIn('Now <Button href="/a">Go</Button>!')).toEqual([
    ['p', {}, ['Now ', ['Button', { href: '/a' }, ['Go']], '!']],
  ])
})

test('buttons on their own lines are in one row', async () => {
  expect(await bodyIn('<Button href="/a">Go</Button>', '', '<Button href="/b">Stay</Button>')).toEqual([
    ['Button', { href: '/a' }, ['Go']],
    '\n',
    ['Button', { href: '/b' }, ['Stay']],
  ])
})

test("keeps authors' HTML", async () => {
  expect(await bodyIn('Press <kbd className="key">A</kbd>.')).toEqual([['p', {}, 'Press <kbd class="key">A</kbd>.']])
})

test('a fence is a component with finished code', async () => {
  expect(await bodyIn('```rust', '# let a = 1;', 'log!("{}", a);', '```')).toEqual([
    ['CodeBlock', { language: 'rust', setUp: '[[0,"let a = 1;"]]' }, expect.stringContaining('<span class="l">')],
  ])
})

test('a paragraph with a picture is not a string', async () => {
  expect(await bodyIn('![A cat](./cat.png)')).toEqual([['p', {}, [['img', { src: './cat.png', alt: 'A cat' }]]]])
})

test('omits comments', async () => {
  expect(await bodyIn('{/* later */}', '', 'Now.')).toEqual([['p', {}, 'Now.']])
})

test('links to source files lead to their pages', async () => {
  expect(await bodyIn('[Tween](./tween.mdx)')).toEqual([['p', {}, '<a href="/learn/tween">Tween</a>']])
})

describe('expressions', () => {
  test('become text, joined with the text around them', async () => {
    expect(await bodyIn('Six times seven is {6 * 7}.')).toEqual([['p', {}, ['Six times seven is 42.']]])
    expect(await bodyIn('{true}{null}{undefined}{"A"}{1}{["b", 2]}')).toEqual(['A1b2'])
  })

  test("use the page's exports, also inside JSX", async () => {
    const lines = ['export const lives = 3', "export const names = ['Ada', 'Grace']", '', 'You have *{lives}* lives.']
    expect(await bodyIn(...lines)).toEqual([['p', {}, ['You have ', ['em', {}, ['3']], ' lives.']]])
    expect(await bodyIn(...lines.slice(0, 3), '<ul>{names.map((name) => <li>{name}</li>)}</ul>')).toEqual([
      [
        'ul',
        {},
        [
          ['li', {}, ['Ada']],
          ['li', {}, ['Grace']],
        ],
      ],
    ])
  })

  test('are props, as plain data', async () => {
    const props = 'titleLevel={1 + 2} list={[1, 2].map((n) => n * 2)} {...{ a: { b: null } }} none={undefined}'
    expect(await bodyIn(`<Step ${props} />`)).toEqual([['Step', { titleLevel: 3, list: [2, 4], a: { b: null } }]])
  })

  test('do not affect other paragraphs', async () => {
    expect(await bodyIn('**One**', '', '{1 + 1}', '', '**Three**')).toEqual([
      ['p', {}, '<strong>One</strong>'],
      '2',
      ['p', {}, '<strong>Three</strong>'],
    ])
  })

  test('may contain writing components', async () => {
    const lines = ["export const Go = ({ to, children }) => <Button href={'/' + to}>{children}</Button>", '']
    expect(await bodyIn(...lines, '<Go to="a">Go</Go>', '', '{<HomePage.Root />}')).toEqual([
      ['Button', { href: '/a' }, ['Go']],
      ['HomePage.Root', {}],
    ])
  })

  test('resolve links like Markdown', async () => {
    const link = ['a', { href: 'https://a.test', target: '_blank', rel: 'noopener noreferrer' }, ['x']]
    expect(await bodyIn("<a href={'https://' + 'a.test'}>x</a>")).toEqual([link])
    expect(await bodyIn("{['https://a.test'].map((href) => <a href={href}>x</a>)}")).toEqual([link])
    expect(await bodyIn('[x](https://a.test) ![A](./a.png)')).toEqual([['p', {}, [link, ' ', expect.anything()]]])
  })

  test('have no access to globals', async () => {
    expect(await bodyIn('{[typeof process, typeof require, typeof fetch, Math.max(1, 2)].join()}')).toEqual([
      'undefined,undefined,undefined,2',
    ])
  })
})

describe('reports an error in code with line and remedy', () => {
  const page = (...lines: string[]) => bodyIn('---', 'title: A', '---', '', ...lines)

  test.each([
    [
      'a missing name',
      ['One', 'two {missing} three.'],
      ':6 the page code fails: missing is not defined – declare it with `export const`, or put the braces in backticks',
    ],
    [
      'a failing call',
      ['Text.', '', 'export const list = undefined', '', '{list.length}'],
      ':9 the page code fails: Cannot read properties of undefined',
    ],
    [
      'a failing function',
      ['export const fail = () => {', "  throw new Error('No cats')", '}', '', '{fail()}'],
      ':6 the page code fails: No cats – correct the expression',
    ],
    [
      'a missing prop',
      ['<Step', '  list={[', '    missing', '  ]}', '/>'],
      ':7 the page code fails: missing is not defined',
    ],
    [
      'an unknown component',
      ['One.', '', '{[1].map(() => <Foo />)}'],
      ':7 unknown component <Foo> – use one of: Authors,',
    ],
    [
      'a function as text',
      ['One', '{() => 1}'],
      ':6 an expression yields a function – write an expression that yields text, a number, an element, or a list of them',
    ],
    ['an object as text', ['{{ a: 1 }}'], ':5 an expression yields an object – '],
    ['a promise as text', ['{(async () => { throw 1 })()}'], ':5 an expression yields a promise – '],
    [
      'a function as a prop',
      ['Text.', '', '<Step list={[() => 1]} />'],
      ':7 the attribute list of <Step> holds a function – write text, numbers, true, false, null, and lists and objects of them',
    ],
    ['an element as a prop', ['<Step title={<b>x</b>} />'], ':5 the attribute title of <Step> holds an element – '],
    ['no number as a prop', ['<Step n={0 / 0} />'], ':5 the attribute n of <Step> holds NaN – '],
    ['a script', ['{<script>a</script>}'], ':5 <script> is not allowed on a page – '],
    [
      'an address that runs code',
      ["<a href={'java' + 'script:a'}>x</a>"],
      ':5 the link "javascript:a" has a scheme that is not allowed – ',
    ],
    ['an import', ["import a from 'a'"], ':5 '],
    [
      'a name that is declared twice',
      ['export const a = 1', '', 'export const a = 2'],
      ":7 the page code fails: Identifier 'a' has already been declared – ",
    ],
    ['a syntax error', ['a { b'], ':5 '],
  ])('%s', async (_, lines, message) => {
    await expect(page(...lines)).rejects.toThrow(`content/learn/a.mdx${message}`)
  })
})
