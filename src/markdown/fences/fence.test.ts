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
  readFence(node(lang, null, ...lines)).errors.map(({ line, problem }) => `${line} ${problem}`)

test('set-up lines of Rust are compiled and not shown', () => {
  const fence = read('rust', '# let x = 1;', 'if x > 0 {', '#     log!("yes");', '#', '}')
  expect(textOf(fence.shown)).toBe('if x > 0 {\n}')
  expect(fence.setUp).toEqual([
    { text: 'let x = 1;', line: 11, after: 0 },
    { text: '    log!("yes");', line: 13, after: 1 },
    { text: '', line: 14, after: 1 },
  ])
  expect(textOf(fence.program)).toBe('let x = 1;\nif x > 0 {\n    log!("yes");\n\n}')
})

test.each(['toml', 'bash', 'wgsl', 'text'])('a hash in %s is a normal line', (language) => {
  const fence = read(language, '# Settings', 'name = 1')
  expect(textOf(fence.shown)).toBe('# Settings\nname = 1')
  expect(fence.setUp).toEqual([])
})

test.each(['#[derive(Debug)]', '#![allow(unused)]', '#x'])('shows %s', (line) => {
  expect(textOf(read('rust', line).shown)).toBe(line)
})

test('lines keep their positions in the file', () => {
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

test("reads annotations in every language's comments", () => {
  expect(textOf(read('toml', 'a = 1 # [!code hl]', 'b = 2 // [!code hl]').program)).toBe('a = 1\nb = 2')
  expect(textOf(read('wgsl', 'let a = 1; /* [!code --] */', 'let b = 2;').program)).toBe('let b = 2;')
})

test.each([
  'a(); // [!code --]',
  'a(); # [!code --]',
  'a(); /* [!code --] */',
  'a(); <!-- [!code --] -->',
  'a(); [!code --]',
])('reads annotations in any comment, also in Rust: %s', (line) => {
  const fence = read('rust', line, 'b();')
  expect(textOf(fence.shown)).toBe('a();\nb();')
  expect(textOf(fence.program)).toBe('b();')
})

test.each(['json', 'tree', 'text'])('reads annotations in %s, which no check compiles', (language) => {
  expect(read(language, '{ "a": 1 } // [!code ++]').shown).toEqual([
    { text: '{ "a": 1 }', line: 11, marks: ['added'], words: [] },
  ])
})

test('a standalone annotation removes the next lines, and is no line', () => {
  expect(textOf(read('rust', '// [!code --]', 'a();', 'b();').program)).toBe('b();')
  expect(textOf(read('toml', '# [!code --:2]', 'a = 1', 'b = 2', 'c = 3').program)).toBe('c = 3')
})

test('consecutive standalone annotations mark the same line', () => {
  expect(read('rust', '// [!code ++]', '// [!code hl]', 'a();').shown).toEqual([
    { text: 'a();', line: 13, marks: ['added', 'highlighted'], words: [] },
  ])
})

test('a standalone annotation at the end has no effect', () => {
  expect(textOf(read('rust', 'a();', '// [!code hl]').shown)).toBe('a();')
})

test.each([
  ['[!code ++:02]', [['added'], ['added']]],
  ['[!code ++:0]', [[], []]],
])('%s counts as a number', (note, marks) => {
  expect(read('rust', `a(); // ${note}`, 'b();').shown.map((line) => line.marks)).toEqual(marks)
})

test('keeps annotations before other text', () => {
  const fence = read('rust', 'a(); // [!code --] [!code h1]')
  expect(fence.shown[0]).toMatchObject({ text: 'a(); // [!code --] [!code h1]', marks: [] })
  expect(problemsOf('rust', 'a(); // [!code --] [!code h1]')).toEqual(['11 `[!code --]` is not an annotation'])
})

test('a mistyped annotation stays visible and is an error', () => {
  expect(textOf(read('rust', 'clear(0); // [!code h1]').shown)).toBe('clear(0); // [!code h1]')
  expect(problemsOf('rust', 'clear(0);', 'clear(0); // [!code h1]')).toEqual(['12 `[!code h1]` is not an annotation'])
})

test('an annotation in the middle of a line is an error', () => {
  expect(problemsOf('rust', 'let a = 1; // [!code hl] the box')).toEqual(['11 `[!code hl]` is not an annotation'])
})

test('shows an escaped annotation without an error', () => {
  const fence = read('text', 'a // [\\!code hl]')
  expect(textOf(fence.shown)).toBe('a // [!code hl]')
  expect(problemsOf('text', 'a // [\\!code hl]')).toEqual([])
})

test('compiles an escaped annotation as shown', () => {
  expect(textOf(read('rust', 'let a = "[\\!code hl]";').program)).toBe('let a = "[!code hl]";')
})

test('a set-up line inside a string counts as well', () => {
  const fence = read('rust', 'let t = r#"', '# Title', '"#;')
  expect(textOf(fence.shown)).toBe('let t = r#"\n"#;')
  expect(textOf(fence.program)).toBe('let t = r#"\nTitle\n"#;')
})

test.each(['  # let a = 1;', '\t# let a = 1;', '#\tlet a = 1;', '##', '#!'])('%j is no set-up line', (line) => {
  expect(textOf(read('rust', line).shown)).toBe(line)
})

test('a fence of set-up lines shows nothing and is compiled', () => {
  const fence = read('rust', '# let a = 1;', '#')
  expect([fence.shown, textOf(fence.program)]).toEqual([[], 'let a = 1;\n'])
})

test('a lone hash is a set-up line, also with CRLF', () => {
  const { fence } = readFence({ ...node('rust', null), value: '#\r\na();' })
  expect(textOf(fence.shown)).toBe('a();')
})

test('accepts CRLF', () => {
  const { fence } = readFence({ ...node('rust', null), value: '# let a = 1;\r\nlog!("{}", a); // [!code hl]\r\n' })
  expect(textOf(fence.program)).toBe('let a = 1;\nlog!("{}", a);\n')
})

test('reports meta errors at the opening line', () => {
  const { errors } = readFence(node('rust', 'Preview', 'clear(0);'))
  expect(errors.map(({ line, problem }) => [line, problem])).toEqual([[10, 'unknown meta word `Preview`']])
})

test.each([
  ['rust', null, true],
  ['rust', 'preview [a.rs]', true],
  ['rust', 'signature', false],
  ['rust', 'fragment="half a function"', false],
  ['rust', 'compile_fail="a type is wrong"', false],
  ['toml', null, false],
])('whether a fence in %s with meta %s is runnable: %s', (language, meta, expected) => {
  expect(isRunnable(readFence(node(language, meta)).fence)).toBe(expected)
})

test('an annotation on a set-up line is an error', () => {
  expect(problemsOf('rust', '# let h = 1; // [!code --]', 'log!("{}", h);')).toEqual([
    '11 `[!code --]` is not an annotation',
  ])
})

test('ranges count shown lines', () => {
  const fence = read('rust', 'a(); // [!code --:2]', '# let h = 1;', 'b();', 'c();')
  expect(textOf(fence.program)).toBe('let h = 1;\nc();')
})

test('overlapping ranges merge', () => {
  const fence = read('rust', 'a(); // [!code --:3]', 'b(); // [!code --]', 'c();', 'd();')
  expect(fence.shown.map(({ marks }) => marks)).toEqual([['removed'], ['removed'], ['removed'], []])
})

test('reads all annotations of a line, also after a comment', () => {
  const { shown, program } = read('rust', 'a(); // why [!code --] // [!code hl]', 'b(); // [!code ++] // [!code hl]')
  expect(shown.map(({ text, marks }) => [text, marks])).toEqual([
    ['a(); // why', ['highlighted', 'removed']],
    ['b();', ['highlighted', 'added']],
  ])
  expect(textOf(program)).toBe('b();')
})

test.each([
  '[!code HL]',
  '[!code hl ]',
  '[!code  hl]',
  '[!code\u00a0hl]',
  '[!code focus:x]',
  '[!code word:]',
  '[!code hl:-1]',
])('%s stays and is an error', (note) => {
  expect(textOf(read('rust', `a(); // ${note}`).shown)).toBe(`a(); // ${note}`)
  expect(problemsOf('rust', `a(); // ${note}`)).toEqual([`11 \`${note}\` is not an annotation`])
})

test('an annotation in a string is text', () => {
  expect(textOf(read('rust', 'let a = "// [!code --]";').program)).toBe('let a = "// [!code --]";')
})

test.each(['rs', 'Rust', 'sh', 'rust,ignore', 'rust[src/lib.rs]'])(
  'the language "%s" is unknown and would not be checked',
  (lang) => {
    expect(problemsOf(lang, 'a();')).toEqual([`10 unknown language "${lang}"`])
  },
)

test('a fence without language is text', () => {
  const { fence, errors } = readFence(node(null, null, 'a'))
  expect([fence.language, errors]).toEqual(['text', []])
})

test('inline code may have a language', () => {
  expect(inlineCodeParts('let a = 1{:rust}')).toEqual({ code: 'let a = 1', language: 'rust' })
  expect(inlineCodeParts('{:?}')).toEqual({ code: '{:?}', language: undefined })
  expect(inlineCodeParts('{:05}')).toEqual({ code: '{:05}', language: undefined })
  expect(inlineCodeParts('{:x}')).toEqual({ code: '{:x}', language: undefined })
})
