import type { BodyNode } from '../../lib/page/body'
import { SymbolTable } from '../../lib/symbols/symbols'
import { usesOf } from '../../../tests/content'
import { bodyOf } from '../../gatsby/nodes/bodyOf'
import { fitsSideBySide } from './pictures'

describe('examplePictures', () => {
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

  const insideOf = (example: BodyNode | undefined) => example![2] as readonly BodyNode[]

  const PROPS = { src: '/docs/assets/pictures/a.png', width: '256', height: '144', alt: 'A box.', program: '0' }

  test('shaders and program share tabs, and the picture names the blocks of the shaders', async () => {
    const body = await bodyIn(
      'Text.',
      '',
      '```wgsl [shaders/glow.wgsl] shader',
      'fn fs_main() {}',
      '```',
      '',
      '```rust [src/lib.rs] preview',
      'clear(0);',
      '```',
      '',
      'You see a box.',
      '',
      'Then it ends.',
    )
    expect(body).toHaveLength(3)
    const [group, picture] = insideOf(body[1] as BodyNode)
    expect(group).toMatchObject(['CodeGroup', { titles: '["shaders/glow.wgsl","src/lib.rs"]' }, expect.any(Array)])
    expect(picture).toEqual([
      'ExamplePicture',
      { ...PROPS, alt: 'A box.', program: '1', name: undefined, shaders: '{"files":[["glow",0]]}' },
    ])
  })
  const PREVIEW = ['```rust preview', 'clear(0);', '```']

  test('a preview is an example with its picture and alternative text', async () => {
    const body = await bodyIn(
      '```rust preview',
      'clear(0);',
      '```',
      '',
      'You see two `rect!` & more.',
      '',
      'Then it ends.',
    )
    expect(body).toEqual([
      [
        'Example',
        { sideBySide: true },
        [
          ['CodeBlock', expect.objectContaining({ preview: true }), expect.any(String)],
          ['ExamplePicture', { ...PROPS, alt: 'Two rect! & more.' }],
        ],
      ],
      ['p', {}, 'Then it ends.'],
    ])
  })

  test('without a description the alternative text is generated, and other paragraphs stay', async () => {
    const [example, after] = await bodyIn('```rust preview', 'clear(0);', '```', '', 'Run it.')
    expect(insideOf(example)).toEqual([expect.arrayContaining(['CodeBlock']), ['ExamplePicture', PROPS]])
    expect(after).toEqual(['p', {}, 'Run it.'])
  })

  test('a fence without a preview has no picture', async () => {
    expect((await bodyIn('```rust', 'clear(0);', '```', '', 'You see it.')).map(([name]) => name)).toEqual([
      'CodeBlock',
      'p',
    ])
  })

  test('a preview without lines is only a picture', async () => {
    const body = await bodyIn('```rust preview fragment="the game"', '```', '', '```rust', 'turbo::go!({});', '```')
    expect(body.map(([name]) => name)).toEqual(['Example', 'CodeBlock'])
    expect(insideOf(body[0])).toEqual([['ExamplePicture', expect.anything()]])
  })

  test('the player receives behavior and position', async () => {
    const [, example] = await bodyWith(
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
  ])('an example %s has its picture below the code', async (_, shown, code) => {
    const [example] = await bodyWith(shown, '```rust preview', code, '```')
    expect(example![1]).toEqual({})
  })

  test('a picture does not fit beside code in a narrow column', async () => {
    const [callout] = await bodyIn(':::note', '```rust preview', 'clear(0);', '```', ':::')
    expect(insideOf(callout)[0]![1]).toEqual({})
  })

  test('a picture alone may have a title', async () => {
    const [alone] = await bodyIn(
      ...[`\`\`\`rust [What you'll build] preview fragment="the game"`, '```', ''],
      ...['```rust', 'turbo::go!({});', '```'],
    )
    expect(insideOf(alone)).toEqual([
      [
        'ExamplePicture',
        { ...PROPS, title: "What you'll build", name: "What you'll build", label: 'Play', isFirst: true },
      ],
    ])
  })

  test('only the first picture of a page is marked as its first', async () => {
    const alone = (title: string) => [`\`\`\`rust [${title}] preview fragment="the game"`, '```', '']
    const body = await bodyIn(...alone('One'), ...alone('Two'), ...['```rust', 'turbo::go!({});', '```'])
    expect(JSON.stringify(body).match(/"isFirst":true/g)).toHaveLength(1)
  })

  test('a program that draws nothing has its output, and a screen if it needs one', async () => {
    const output = [
      { tick: 0, text: 'Lives: 3' },
      { tick: 7, text: '♪ coin plays', isSound: true as const },
    ]
    const of = async (shown: object) => insideOf((await bodyWith({ ...picture, ...shown }, ...PREVIEW))[0])[1]
    const joined = '0 Lives: 3\n7 ♪ coin plays'
    expect(await of({ address: undefined, output, input: 'Z in frame 7' })).toEqual([
      'ExamplePicture',
      { output: joined, input: 'Z in frame 7', label: 'Run', program: '0' },
    ])
    expect(await of({ output })).toEqual(['ExamplePicture', { ...PROPS, output: joined, label: 'Run' }])
    expect(await of({ address: undefined, output: output.slice(1) })).toEqual([
      'ExamplePicture',
      { output: '7 ♪ coin plays', program: '0' },
    ])
  })

  test('the example of a step runs as that step', async () => {
    const [steps] = await bodyIn('::::steps', '', '## Draw', '', '```rust preview', 'clear(0);', '```', '', '::::')
    expect(JSON.stringify(steps)).toContain('"label":"Run this step"')
  })

  test('example names are unique: title, else heading', async () => {
    const fence = (title: string) => ['', `\`\`\`rust [${title}] preview`, 'clear(0);', '```', '']
    const body = await bodyIn('## Draw', ...fence('src/lib.rs'), ...fence('Sine'), ...fence('src/lib.rs'))
    expect([...JSON.stringify(body).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Draw',
      'Sine',
      'Draw, 2',
    ])
  })
})

describe('gamePictures', () => {
  const picture = { address: '/assets/pictures/a.png', width: 256, height: 144, description: 'Two paddles.' }

  const bodyIn = (source: string) =>
    bodyOf('games.mdx', source, {
      symbols: () => new SymbolTable([]),
      usesOf,
      basePath: '/docs',
      pictureOf: () => undefined,
      pictureAt: (href) => (href === '/learn/tutorials/pong' ? picture : undefined),
    })

  test("a game has the picture of its link's target", async () => {
    expect(await bodyIn('<Game href="/learn/tutorials/pong" title="Pong">\n\nFor two.\n\n</Game>')).toEqual([
      [
        'Game',
        {
          href: '/learn/tutorials/pong',
          title: 'Pong',
          src: '/docs/assets/pictures/a.png',
          width: '256',
          height: '144',
          alt: 'Two paddles.',
        },
        [['p', {}, 'For two.']],
      ],
    ])
  })

  test('so does a game on its own line', async () => {
    const [[, , inside]] = (await bodyIn(
      '<Games>\n<Game href="/learn/tutorials/pong" title="Pong">For two.</Game>\n</Games>',
    )) as [[string, object, unknown[]]]
    expect(inside).toEqual([['Game', expect.objectContaining({ alt: 'Two paddles.' }), ['For two.']]])
  })

  test('reports a game without picture at its line', async () => {
    await expect(bodyIn('Games\n\n<Game href="/learn/api/log" title="Log">\n\nWords.\n\n</Game>')).rejects.toThrow(
      'content/games.mdx:3 the game has no picture – let its href lead to a preview',
    )
  })
})

describe('fitsBeside', () => {
  const fence = (...texts: string[]) => ({
    shown: texts.map((text, index) => ({ text, line: index + 1, marks: [], words: [] })),
  })

  test('a picture fits beside lines of up to 45 characters', () => {
    expect(fitsSideBySide(fence('clear(0);', 'x'.repeat(45)), { isStep: false })).toBe(true)
  })

  test('one longer line puts the picture below', () => {
    expect(fitsSideBySide(fence('clear(0);', 'x'.repeat(46)), { isStep: false })).toBe(false)
  })

  test('a step has room for five characters less', () => {
    expect(fitsSideBySide(fence('x'.repeat(40)), { isStep: true })).toBe(true)
    expect(fitsSideBySide(fence('x'.repeat(41)), { isStep: true })).toBe(false)
  })
})
