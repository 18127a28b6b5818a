import type { MacroArm, MacroDeclaration, MacroPart } from '../declarations/macros'
import { shownTree } from '../../../tests/shownTree'
import { parseProgram } from './parseProgram'
import { TURBO } from 'engine/language'

const token = (text: string): MacroPart => ({ kind: 'token', text })
const expr = (variable: string): MacroPart => ({ kind: 'fragment', variable, fragment: 'expr' })
const list = (...parts: MacroPart[]): MacroPart => ({ kind: 'repeat', parts, separator: ',', operator: '*' })
const option: MacroPart[] = [{ kind: 'fragment', variable: 'option', fragment: 'ident' }, token('='), expr('value')]
const OPTIONS = list(...option)
const END: MacroPart = { kind: 'repeat', parts: [token(',')], operator: '?' }
const FORMAT: MacroPart = { kind: 'fragment', variable: 'format', fragment: 'literal' }
const VALUES: MacroPart = { kind: 'repeat', parts: [expr('argument')], separator: ',', operator: '+' }
const FORMATTED = { kind: 'format', isRef: true, variables: ['format', 'argument'] } as const
const arm = (pattern: MacroPart[], rest: Partial<MacroArm> = {}): MacroArm => ({
  pattern,
  head: [],
  options: [],
  ...rest,
})

const MACROS: MacroDeclaration[] = [
  { name: 'dot', arms: [arm([OPTIONS, END])] },
  {
    name: 'cat',
    arms: [
      arm(
        [token('key'), token('='), expr('key'), { kind: 'repeat', parts: [token(','), ...option], operator: '*' }, END],
        {
          builder: 'keyed',
          head: [{ kind: 'variable', variable: 'key' }],
        },
      ),
      arm([expr('name'), token(','), token('size'), token('='), expr('size'), token(','), OPTIONS, END], {
        builder: 'named',
        head: [{ kind: 'variable', variable: 'name' }],
        options: [{ name: 'size', variable: 'size' }],
      }),
    ],
  },
  {
    name: 'text',
    arms: [
      arm([FORMAT, token(','), VALUES, token(';'), OPTIONS, END], { builder: 'of', head: [FORMATTED as never] }),
      arm([expr('text'), token(','), OPTIONS, END], { builder: 'of', head: [{ kind: 'variable', variable: 'text' }] }),
      arm([FORMAT, token(','), VALUES, END], { builder: 'of', head: [FORMATTED as never] }),
      arm([expr('text')], { builder: 'of', head: [{ kind: 'variable', variable: 'text' }] }),
    ],
  },
  {
    name: 'say',
    arms: [
      arm([{ kind: 'repeat', parts: [{ kind: 'fragment', variable: 'format', fragment: 'tt' }], operator: '+' }], {
        head: [{ kind: 'format', isRef: false, variables: ['format'] }],
      }),
    ],
  },
]

function read(text: string) {
  const { tree, diagnostics } = parseProgram(text, { macros: MACROS, host: TURBO })
  const [go] = tree.items
  const tail = go?.kind === 'Frame' ? go.body.tail : undefined
  if (tail?.kind !== 'DeclaredCall') return { diagnostics: diagnostics.map(({ message, help }) => [message, help]) }
  const { builder, head, options } = tail
  return {
    builder,
    head: head.map((value) => value.kind),
    options: options.map(({ name, value }) => `${name.name} = ${shownTree(value)}`),
    diagnostics: diagnostics.map(({ message, help }) => [message, help]),
  }
}

test('accepts options in any order, with or without a trailing comma', () => {
  const expected = { builder: undefined, head: [], options: ['x = 1', 'y = (Binary == a b)', 'x = 2'], diagnostics: [] }
  expect(read('dot!(x = 1, y = a == b, x = 2)')).toEqual(expected)
  expect(read('dot![x = 1, y = a == b, x = 2,]')).toEqual(expected)
  expect(read('turbo::dot! { x = 1, y = a == b, x = 2 }')).toEqual(expected)
})

test('takes the first matching arm', () => {
  expect(read('cat!(key = "k", x = 1,)')).toEqual({
    builder: 'keyed',
    head: ['StrLit'],
    options: ['x = 1'],
    diagnostics: [],
  })
  expect(read('cat!("c", size = 3, x = 1)')).toEqual({
    builder: 'named',
    head: ['StrLit'],
    options: ['size = 3', 'x = 1'],
    diagnostics: [],
  })
})

test('separates format values from options', () => {
  expect(read('text!("{}", a; x = 1)')).toEqual({ builder: 'of', head: ['Ref'], options: ['x = 1'], diagnostics: [] })
  expect(read('text!("{}", a)')).toEqual({ builder: 'of', head: ['Ref'], options: [], diagnostics: [] })
  expect(read('text!("a {s}", x = 1)')).toEqual({
    builder: 'of',
    head: ['StrLit'],
    options: ['x = 1'],
    diagnostics: [],
  })
  expect(read('text!(&s, x = 1)')).toEqual({ builder: 'of', head: ['Ref'], options: ['x = 1'], diagnostics: [] })
  expect(read('text!("a")')).toEqual({ builder: 'of', head: ['StrLit'], options: [], diagnostics: [] })
})

test('formats a token pattern', () => {
  expect(read('say!("{}", a)')).toEqual({ builder: undefined, head: ['FormatCall'], options: [], diagnostics: [] })
})

const TEXT_FORMS =
  'it is written `text!("format", argument, …; option = value, …)` or `text!(text, option = value, …)` or ' +
  '`text!("format", argument, …)` or `text!(text)`'

test.each([
  ['text!("a"; x = 1)', 'no rules expected `;`', TEXT_FORMS],
  ['text!("{}", a, x = 1)', 'argument never used', 'options go after a semicolon: `; x = 1`'],
  ['dot!(1)', 'no rules expected `1`', 'it is written `dot!(option = value, …)`'],
  ['dot!(x: 1)', 'no rules expected `:`', 'it is written `dot!(option = value, …)`'],
  ['dot!(x = 1,, y = 2)', 'no rules expected `,`', 'it is written `dot!(option = value, …)`'],
  ['dot!(x = 1 y = 2)', 'no rules expected `y`', 'separate the options with a comma'],
  ['cat!("c")', 'unexpected end of macro invocation', undefined],
  ['say!()', 'unexpected end of macro invocation', undefined],
  ['dot!(x = )', 'unexpected end of macro invocation', undefined],
])('reports %s', (text, message, help) => {
  const [diagnostic] = read(text).diagnostics
  expect(diagnostic?.[0]).toBe(message)
  if (help) expect(diagnostic?.[1]).toBe(help)
})

test('parses an expression once for all arms', () => {
  expect(read('text!({ let a = ; 1 }, x = 2)').diagnostics).toEqual([['expected expression, found `;`', undefined]])
})
