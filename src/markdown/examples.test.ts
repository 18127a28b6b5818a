import type { Parent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { textOf } from './fences/fence'
import { readPageSource } from './pageSource'
import { altText, descriptionBelow, examplesIn } from './examples'

const read = (...lines: string[]) => examplesIn(readPageSource('a.mdx', lines.join('\n')).tree as Root)
const programsOf = (...lines: string[]) =>
  read(...lines).examples.map(({ program, picture }) => [textOf(program), picture?.moment])

test('runnable Rust is an example; with a preview it has a picture and caption', () => {
  const { examples } = read(
    '```rust',
    'log!("a");',
    '```',
    '',
    '```rust preview="frame=9"',
    'clear(1);',
    '```',
    '',
    'You see *one*',
    'color.',
  )
  expect(examples.map(({ picture }) => picture)).toEqual([
    undefined,
    { moment: 'frame=9', caption: 'You see one color.' },
  ])
})

test('signatures, fragments and other languages are no examples', () => {
  expect(
    programsOf('```rust signature', 'fn a()', '```', '```rust fragment="a part"', 'a', '```', '```bash', 'a', '```'),
  ).toEqual([])
})

const whole = (color: number) => ['```rust [lib.rs]', `turbo::go!({ clear(${color}); });`, '```']

test('a fragment with a preview runs as the next whole file of its title', () => {
  const part = ['```rust [lib.rs] preview fragment="the end"', 'clear(2);', '```']
  expect(programsOf(...whole(1), ...part, '```rust [other.rs]', 'turbo::go!({});', '```', ...whole(2))[1]).toEqual([
    'turbo::go!({ clear(2); });',
    '',
  ])
})

test('a preview without lines shows the last whole file', () => {
  const alone = ['```rust preview="frame=60" fragment="the finished game"', '```']
  expect(programsOf(...alone, ...whole(1), ...whole(2))[0]).toEqual(['turbo::go!({ clear(2); });', 'frame=60'])
})

test('records the code block of a program; a picture alone has none', () => {
  const { examples } = read(
    ...['```rust preview fragment="the finished game"', '```'],
    ...['```rust preview fragment="the end"', 'clear(2);', '```'],
    ...['```bash', 'ls', '```'],
    ...whole(1).with(0, '```rust'),
    ...['```rust [b.rs] preview', 'turbo::go!({ clear(3); });', '```'],
  )
  expect(examples.map(({ programBlock }) => programBlock)).toEqual([3, 2, 2, 3])
})

test('reports a fragment with a preview but no program', () => {
  const { examples, errors } = read('', '```rust preview fragment="the end"', 'clear(2);', '```')
  expect(examples).toEqual([])
  expect(errors).toEqual([{ line: 2, problem: 'a preview has no program', remedy: expect.any(String) }])
})

const EFFECT = ['```wgsl [shaders/glow.wgsl] shader', '@fragment', 'fn fs_main() {}', '```']
const SETTING = ['```toml [turbo.toml] shader', '[shader]', 'default-surface-shader = "glow"', '```']

test('shader fences right above a preview belong to it, with the interface that they do not show', () => {
  const { examples, errors } = read(
    '```text',
    '```',
    '',
    ...EFFECT,
    '',
    ...SETTING,
    '',
    ...whole(1).with(0, '```rust preview'),
  )
  expect(errors).toEqual([])
  const { files, initial } = examples[0]!.shaders!
  expect(files).toEqual([{ name: 'glow', block: 1, wgsl: expect.any(String) }])
  expect(files[0]!.wgsl).toMatch(
    /^struct Global \{[^]+fn vs_main[^]+var s_canvas: sampler;\n\n@fragment\nfn fs_main\(\) \{\}$/,
  )
  expect(initial).toBe('glow')
})

test('a whole shader is taken as it is', () => {
  const { examples } = read(...EFFECT.with(1, '@vertex @fragment'), '', ...whole(1).with(0, '```rust preview'))
  expect(examples[0]!.shaders).toMatchObject({
    files: [{ wgsl: '@vertex @fragment\nfn fs_main() {}' }],
    initial: undefined,
  })
})

test('reports shader fences without a preview or a usable file', () => {
  const problems = (...lines: string[]) => read(...lines).errors.map(({ line, problem }) => `${line} ${problem}`)
  const preview = ['', ...whole(1).with(0, '```rust preview')]
  expect(problems(...EFFECT, '', 'Text.', ...preview)).toEqual(['1 a `shader` fence is not above a preview'])
  expect(problems(...EFFECT.with(0, '```wgsl [glow.wgsl] shader'), ...preview)).toEqual([
    '1 a `shader` fence is no shader',
  ])
  expect(problems(...SETTING.with(2, 'glow = 1'), ...preview)).toEqual(['1 a `shader` fence is no shader'])
  expect(problems(...SETTING.with(1, '[canvas]'), ...preview)).toEqual(['1 a `shader` fence is no shader'])
})

test('a preview without lines skips folded files', () => {
  const alone = ['```rust preview fragment="the game"', '```']
  const folded = ['::::details[Later]', ':::note', ...whole(3), ':::', '::::']
  expect(programsOf(...alone, ...whole(1), ...folded)[0]).toEqual(['turbo::go!({ clear(1); });', ''])
})

const captionIn = (...lines: string[]) => {
  const { tree } = readPageSource('a.mdx', ['```rust preview', 'clear(0);', '```', '', ...lines].join('\n'))
  const caption = descriptionBelow(tree as Parent, 0)
  return caption && toString(caption)
}

test('the paragraph after a preview that starts with "You see" is its caption', () => {
  expect(captionIn('You see a `rect!` on', 'black.')).toBe('You see a rect! on\nblack.')
})

test.each(['Now you see it.', 'You seek.', '- You see a list'])('%s is no caption', (text) => {
  expect(captionIn(text)).toBeUndefined()
})

test('a later paragraph is no caption', () => {
  expect(captionIn('Run it.', '', 'You see a box.')).toBeUndefined()
})

test('alternative text is the description without "You see"', () => {
  expect(altText('You see two red circles.')).toBe('Two red circles.')
  expect(altText(undefined)).toBeUndefined()
})
