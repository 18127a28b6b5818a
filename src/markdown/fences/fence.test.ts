import type { Code } from 'mdast'
import { inlineCodeParts, isRunnable, readFence, textOf } from './fence'

const node = (lang: string | null, meta: string | null, ...lines: string[]) =>
  ({
    type: 'code',
    lang,
    meta,
    value: lines.join('\n'),
    position: { start: { line: 10, column: 1 }, end: { line: 11 + lines.length, column: 4 } },
  }) as Code

const read = (lang: string, ...lines: string[]) => readFence(node(lang, null, ...lines)).fence
const problemsOf = (lang: string, ...lines: string[]) =>
  readFence(node(lang, null, ...lines)).faults.map(({ line, problem }) => `${line} ${problem}`)

test('set-up lines of Rust are compiled in their place and not shown', () => {
  const fence = read('rust', '# let x = 1;', 'if x > 0 {', '#     log!("yes");', '#', '}')
  expect(textOf(fence.shown)).toBe('if x > 0 {\n}')
  expect(fence.setUp).toEqual([
    { text: 'let x = 1;', line: 11, after: 0 },
    { text: '    log!("yes");', line: 13, after: 1 },
    { text: '', line: 14, after: 1 },
  ])
  expect(textOf(fence.program)).toBe('let x = 1;\nif x > 0 {\n    log!("yes");\n\n}')
})

test.each(['toml', 'bash', 'wgsl', 'text'])('a hash in %s is a line like any other', (language) => {
  const fence = read(language, '# Settings', 'name = 1')
  expect(textOf(fence.shown)).toBe('# Settings\nname = 1')
  expect(fence.setUp).toEqual([])
})

test.each(['#[derive(Debug)]', '#![allow(unused)]', '#x'])('%s is shown', (line) => {
  expect(textOf(read('rust', line).shown)).toBe(line)
})

test('lines keep their place in the file, also around set-up lines and notes that stand alone', () => {
  const fence = read('rust', '# let x = 1;', '// [!code ++:2]', 'let y = x;', 'let z = y;')
  expect(fence.shown.map(({ line, marks }) => [line, marks])).toEqual([
    [13, ['added']],
    [14, ['added']],
  ])
  expect(fence.program.map(({ line }) => line)).toEqual([11, 13, 14])
})

test('removed lines are shown and not compiled', () => {
  const fence = read('rust', 'let w = 8; // [!code --]', 'let w = 9; // [!code ++]')
  expect(textOf(fence.shown)).toBe('let w = 8;\nlet w = 9;')
  expect(textOf(fence.program)).toBe('let w = 9;')
})

test('notes of every comment style are read in every language', () => {
  expect(textOf(read('toml', 'a = 1 # [!code hl]', 'b = 2 // [!code hl]').program)).toBe('a = 1\nb = 2')
  expect(textOf(read('wgsl', 'let a = 1; /* [!code --] */', 'let b = 2;').program)).toBe('let b = 2;')
})

test('a mistyped note stays visible and is a fault', () => {
  expect(textOf(read('rust', 'clear(0); // [!code h1]').shown)).toBe('clear(0); // [!code h1]')
  expect(problemsOf('rust', 'clear(0);', 'clear(0); // [!code h1]')).toEqual(['12 `[!code h1]` marks nothing'])
})

test('a note in the middle of a line is a fault', () => {
  expect(problemsOf('rust', 'let a = 1; // [!code hl] the box')).toEqual(['11 `[!code hl]` marks nothing'])
})

test('an escaped note is shown as it is, without a fault', () => {
  const fence = read('text', 'a // [\\!code hl]')
  expect(textOf(fence.shown)).toBe('a // [!code hl]')
  expect(problemsOf('text', 'a // [\\!code hl]')).toEqual([])
})

test('lines may end as on Windows', () => {
  const { fence } = readFence({ ...node('rust', null), value: '# let a = 1;\r\nlog!("{}", a); // [!code hl]\r\n' })
  expect(textOf(fence.program)).toBe('let a = 1;\nlog!("{}", a);\n')
})

test('faults of the meta are told at the opening of the fence', () => {
  const { faults } = readFence(node('rust', 'Preview', 'clear(0);'))
  expect(faults.map(({ line, problem }) => [line, problem])).toEqual([[10, 'unknown meta word `Preview`']])
})

test.each([
  ['rust', null, true],
  ['rust', 'preview [a.rs]', true],
  ['rust', 'signature', false],
  ['rust', 'fragment="half a function"', false],
  ['rust', 'compile_fail="a type is wrong"', false],
  ['toml', null, false],
])('a fence in %s with the meta %s can be run: %s', (language, meta, expected) => {
  expect(isRunnable(readFence(node(language, meta)).fence)).toBe(expected)
})

test('a note on a set-up line is a fault, because nobody sees what it marks', () => {
  expect(problemsOf('rust', '# let h = 1; // [!code --]', 'log!("{}", h);')).toEqual(['11 `[!code --]` marks nothing'])
})

test('ranges of notes count the lines that are shown', () => {
  const fence = read('rust', 'a(); // [!code --:2]', '# let h = 1;', 'b();', 'c();')
  expect(textOf(fence.program)).toBe('let h = 1;\nc();')
})

test('ranges that overlap unite', () => {
  const fence = read('rust', 'a(); // [!code --:3]', 'b(); // [!code --]', 'c();', 'd();')
  expect(fence.shown.map(({ marks }) => marks)).toEqual([['removed'], ['removed'], ['removed'], []])
})

test('all notes of a line are read, also behind a comment', () => {
  const { shown, program } = read('rust', 'a(); // why [!code --] // [!code hl]', 'b(); // [!code ++] // [!code hl]')
  expect(shown.map(({ text, marks }) => [text, marks])).toEqual([
    ['a(); // why', ['highlighted', 'removed']],
    ['b();', ['highlighted', 'added']],
  ])
  expect(textOf(program)).toBe('b();')
})

test.each(['[!code HL]', '[!code hl ]', '[!code focus:x]', '[!code word:]', '[!code hl:-1]'])(
  '%s stays where it is and is a fault',
  (note) => {
    expect(textOf(read('rust', `a(); // ${note}`).shown)).toBe(`a(); // ${note}`)
    expect(problemsOf('rust', `a(); // ${note}`)).toEqual([`11 \`${note}\` marks nothing`])
  },
)

test('a note inside a string is text', () => {
  expect(textOf(read('rust', 'let a = "// [!code --]";').program)).toBe('let a = "// [!code --]";')
})

test.each(['rs', 'Rust', 'sh', 'rust,ignore'])(
  'the language "%s" is unknown, so nobody would check the code',
  (lang) => {
    expect(problemsOf(lang, 'a();')).toEqual([`10 unknown language "${lang}"`])
  },
)

test('a fence without a language is text', () => {
  const { fence, faults } = readFence(node(null, null, 'a'))
  expect([fence.language, faults]).toEqual(['text', []])
})

test('inline code may name the language that colors it', () => {
  expect(inlineCodeParts('let a = 1{:rust}')).toEqual({ code: 'let a = 1', language: 'rust' })
  expect(inlineCodeParts('{:?}')).toEqual({ code: '{:?}', language: undefined })
})
