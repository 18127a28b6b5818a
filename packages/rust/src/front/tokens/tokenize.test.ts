import { Diagnostics } from '../diagnostics/diagnostic'
import { tokenize } from './tokenize'

function tokensOf(text: string) {
  const diagnostics = new Diagnostics()
  const tokens = tokenize(text, diagnostics).slice(0, -1)
  return { tokens, diagnostics: diagnostics.list }
}

const kindsOf = (text: string) => tokensOf(text).tokens.map(({ kind, text }) => `${kind} ${text}`)
const valuesOf = (text: string) => tokensOf(text).tokens.map(({ value }) => value)
const diagnosticsOf = (text: string) => tokensOf(text).diagnostics.map(({ message }) => message)

test.each([
  ['1..3', ['int 1', 'punct ..', 'punct .', 'int 3']],
  ['1.max(2)', ['int 1', 'punct .', 'ident max', 'open (', 'int 2', 'close )']],
  ['1. + 2', ['float 1.', 'punct +', 'int 2']],
  ['t.0.1', ['ident t', 'punct .', 'int 0', 'punct .', 'int 1']],
  ['0..1.5', ['int 0', 'punct ..', 'punct .', 'float 1.5']],
  ['1e3', ['float 1e3']],
  ['1.5e-3', ['float 1.5e-3']],
])('numbers: %s', (text, expected) => {
  expect(kindsOf(text)).toEqual(expected)
})

test("a number's value excludes underscores, base and suffix", () => {
  expect(valuesOf('0b1010_0000u8 1_000 0xff 0o17 2.0_f32 0xffu8 1f32')).toEqual([160n, 1000n, 255n, 15n, 2, 255n, 1])
  expect(tokensOf('1u8 2.5_f32').tokens.map(({ suffix }) => suffix)).toEqual(['u8', 'f32'])
})

test.each([
  ['5px', 'invalid suffix `px` for number literal'],
  ['1.0u32', 'invalid suffix `u32` for float literal'],
  ['0b12', 'invalid digit for a base 2 literal'],
  ['0x', 'no valid digits found for number'],
  ['1e', 'expected at least one digit in exponent'],
  ['9'.repeat(50), 'integer literal is too large'],
  ['9'.repeat(100_000), 'integer literal is too large'],
])('reports an invalid number', (text, message) => {
  expect(diagnosticsOf(text)).toEqual([message])
})

test('splits operators into characters, each with its longest operator', () => {
  expect(tokensOf('a>>=b').tokens.map(({ text, width }) => [text, width])).toEqual([
    ['a', 1],
    ['>>=', 3],
    ['>=', 2],
    ['=', 1],
    ['b', 1],
  ])
})

test('a tick starts a label or a character', () => {
  expect(kindsOf(`'a: 'b' '\\u{1F600}' '\\''`)).toEqual([
    'lifetime a',
    'punct :',
    `char 'b'`,
    `char '\\u{1F600}'`,
    `char '\\''`,
  ])
  expect(valuesOf(`'é' '\\u{1F600}' '\\n' b'a'`)).toEqual(['é', '😀', '\n', 97])
})

test('escapes, line ends and raw strings', () => {
  expect(valuesOf('"a\\tb\\x41\\u{e9}"')).toEqual(['a\tbAé'])
  expect(valuesOf('"one \\\n     two"')).toEqual(['one two'])
  expect(valuesOf('"two\r\nlines"')).toEqual(['two\nlines'])
  expect(valuesOf('r"a\\n" r#"say "hi""# b"ab" br"\\"')).toEqual(['a\\n', 'say "hi"', [97, 98], [92]])
})

test('raw names are names', () => {
  expect(kindsOf('r#type type _')).toEqual(['ident type', 'keyword type', 'keyword _'])
})

test('accepts names in any script and skips comments', () => {
  expect(kindsOf('größe // no\n/* a /* nested */ b */ /// doc\nx')).toEqual(['ident größe', 'ident x'])
})

test.each([
  ['“hi”', 'unknown start of token: \\u{201c}'],
  ['a × b', 'unknown start of token: \\u{d7}'],
  ['a\u00a0b', 'unknown start of token: \\u{a0}'],
  ['let 😀 = 1', 'identifiers cannot contain emoji: `😀`'],
  ["'text'", 'character literal may only contain one codepoint'],
  ["''", 'empty character literal'],
  ["'\n", 'unterminated character literal'],
  ['"abc', 'unterminated double quote string'],
  ['r#"abc"', 'unterminated raw string'],
  ['/* abc', 'unterminated block comment'],
  ['"\\d"', 'unknown character escape: `d`'],
  ['"\\xff"', 'out of range hex escape'],
  ['"\\u{110000}"', 'invalid unicode character escape'],
  ['f"{x}"', 'prefix `f` is unknown'],
])('reports %j', (text, message) => {
  expect(diagnosticsOf(text)).toEqual([message])
})

test.each([
  ['f() {\n    /// the end\n}', '/// the end', "found a documentation comment that doesn't document anything"],
  ['f() { x; /** the end */ }', '/** the end */', "found a documentation comment that doesn't document anything"],
  ['f() {} /// the end', '/// the end', 'expected item after doc comment'],
])('reports a comment that documents nothing: %s', (text, comment, message) => {
  const { span, ...said } = tokensOf(text).diagnostics[0]!
  expect(text.slice(span.start, span.end)).toBe(comment)
  expect(said.message).toBe(message)
})

test.each([
  '{ //// a\n}',
  '{ // a /// b\n}',
  '{ /**/ /***/ }',
  '{ /*\n/// a */ }',
  '{ /*\n/// a\n// b */\n}',
  '/// a\nf() {}',
])('accepts other comments: %s', (text) => {
  expect(diagnosticsOf(text)).toEqual([])
})

test('names a lookalike character', () => {
  expect(tokensOf('“hi”').diagnostics[0]?.help).toBe(
    `Unicode characters '“' (Left Double Quotation Mark) and '”' (Right Double Quotation Mark) look like '"' (Quotation Mark), but are not`,
  )
})

test('pairs delimiters', () => {
  expect(tokensOf('f([x])').tokens.map(({ partner }) => partner)).toEqual([-1, 5, 4, -1, -1, -1])
})
