/** @jest-environment node */
import { readPageSource } from '../pageSource'
import { readSymbols } from './readSymbols'

const read = (source: string) =>
  readSymbols('learn/api/things.mdx', readPageSource('learn/api/things.mdx', source).tree)
const errorsOf = (source: string) => read(source).errors

const thing = `# Things [What they are]

## Reference

### \`thing!\`

Draws a thing, e.g. \`a.b\`. It is small.

\`\`\`rust signature
thing!("name", x = 0)
\`\`\`

| Param | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | \`&str\` | required | Its name. |
| \`x\`, \`y\` | \`i32\` | \`0\` | Its place. |
| \`frame\` | \`usize\` | none | One \`a\\|b\` frame. |
`

test('a symbol is its heading with first sentence, signature and options', () => {
  const { symbols, errors } = read(`${thing}\n## See also\n\n- [Time](/learn/api/time): ticks\n`)
  expect(errors).toEqual([])
  expect(symbols).toEqual([
    {
      name: 'thing!',
      kind: 'macro',
      signature: 'thing!("name", x = 0)',
      summary: 'Draws a thing, e.g. `a.b`.',
      type: null,
      default: null,
      value: null,
      options: [
        { name: 'name', type: '&str', default: null, required: true, description: 'Its name.', anchor: 'thing-name' },
        { name: 'x', type: 'i32', default: '0', required: false, description: 'Its place.', anchor: 'thing-x' },
        { name: 'y', type: 'i32', default: '0', required: false, description: 'Its place.', anchor: 'thing-x' },
        {
          name: 'frame',
          type: 'usize',
          default: null,
          required: false,
          description: 'One `a|b` frame.',
          anchor: 'thing-frame',
        },
      ],
      page: '/learn/api/things',
      anchor: 'thing',
      parent: null,
      seeAlso: [{ title: 'Time', href: '/learn/api/time' }],
    },
  ])
})

const struct = `# Box

### \`Box\`

A box.

\`\`\`rust signature
struct Box { x: i32 }
\`\`\`

| Field | Type | Description |
| --- | --- | --- |
| \`x\`, \`y\` | \`i32\` | Corner. |

#### Reading

| Method | Description |
| --- | --- |
| \`x() -> i32\` | Left edge. |
| \`inset_left(m) -> Box\` | Smaller. |
`

test('rows of fields and methods are symbols with ids', () => {
  const { symbols, rowIds, errors } = read(struct)
  expect(errors).toEqual([])
  expect(symbols.map(({ name, kind, anchor, signature, parent }) => [name, kind, anchor, signature, parent])).toEqual([
    ['Box', 'struct', 'box-1', 'struct Box { x: i32 }', null],
    ['Box.x', 'field', 'box-x', 'x: i32', 'Box'],
    ['Box.y', 'field', 'box-x', 'y: i32', 'Box'],
    ['Box::x', 'method', 'box-x-1', 'x() -> i32', 'Box'],
    ['Box::inset_left', 'method', 'box-inset_left', 'inset_left(m) -> Box', 'Box'],
  ])
  expect([...rowIds.values()]).toEqual(['box-x', 'box-x-1', 'box-inset_left'])
})

test('rows of options have ids with symbol and option', () => {
  const { symbols, rowIds } = read(`${thing}\n### Thing name\n`)
  expect([...rowIds.values()]).toEqual(['thing-name-1', 'thing-x', 'thing-frame'])
  expect(symbols[0]?.options.map(({ anchor }) => anchor)).toEqual(['thing-name-1', 'thing-x', 'thing-x', 'thing-frame'])
})

test('a row keeps all its sentences', () => {
  const { symbols } = read(struct.replace('Left edge.', 'Left edge. Never below `0`.'))
  expect(symbols.find(({ name }) => name === 'Box::x')?.summary).toBe('Left edge. Never below `0`.')
})

test('a default in words is appended to the description', () => {
  const { symbols, errors } = read(thing.replace('| `0` | Its place.', '| value given to `new` | Its place.'))
  expect(errors).toEqual([])
  expect(symbols[0]?.options[1]).toEqual({
    name: 'x',
    type: 'i32',
    default: null,
    required: false,
    description: 'Its place. Default: value given to `new`.',
    anchor: 'thing-x',
  })
})

test.each(['0', '-1', '1.0', '0xffffffff', '"medium"', 'true', 'None', 'Easing::Linear', '(0, 0)', '(1.0, 1.0)', '[]'])(
  'the default `%s` is code',
  (code) => {
    const { symbols, errors } = read(thing.replace('`0` | Its place', `\`${code}\` | Its place`))
    expect([symbols[0]?.options[1]?.default, errors]).toEqual([code, []])
  },
)

test.each(['own size', 'automatic', 'text length', '(0, own size)', '1 or 2'])(
  'the default `%s` is not code',
  (words) => {
    expect(errorsOf(thing.replace('`0` | Its place', `\`${words}\` | Its place`))).toEqual([
      `content/learn/api/things.mdx:16 the default \`${words}\` is not a value – write words without backticks`,
    ])
  },
)

test("a row never takes a heading's id", () => {
  expect([...read(`${struct}\n## Box x\n`).rowIds.values()][0]).toBe('box-x-1')
})

test('configuration, commands and constants have tables', () => {
  const { symbols, errors } = read(`# Things

## \`[canvas]\`

The canvas.

\`\`\`toml signature
[canvas]
\`\`\`

| Key | Type | Default | Description |
| --- | --- | --- | --- |
| \`auto-size\` | \`number\` | none | Factor. |
| \`fps\` | \`number\` | \`60\` | Rate. |

## \`turbo run\`

Runs.

\`\`\`bash signature
turbo run [OPTIONS]
\`\`\`

| Flag | Value | Default | Description |
| --- | --- | --- | --- |
| \`-u\`, \`--user\` | \`<USER>\` | none | User id. |

## Colors

| Constant | Type | Value | Description |
| --- | --- | --- | --- |
| \`RED\` | \`u32\` | \`0xff0000ff\` | Red. |
`)
  expect(errors).toEqual([])
  expect(symbols.map(({ name, kind, anchor, signature }) => [name, kind, anchor, signature])).toEqual([
    ['[canvas]', 'config table', 'canvas', '[canvas]'],
    ['canvas.auto-size', 'config key', 'canvas-auto-size', 'auto-size: number'],
    ['canvas.fps', 'config key', 'canvas-fps', 'fps: number = 60'],
    ['turbo run', 'command', 'turbo-run', 'turbo run [OPTIONS]'],
    ['turbo run --user', 'flag', 'turbo-run-user', '-u, --user <USER>'],
    ['RED', 'constant', 'red', 'const RED: u32 = 0xff0000ff'],
  ])
})

test('a constant below a type belongs to it', () => {
  const { symbols } = read(`# T

### \`Mood\`

How a cat feels.

\`\`\`rust signature
enum Mood { Calm }
\`\`\`

| Constant | Type | Value | Description |
| --- | --- | --- | --- |
| \`ALL\` | \`[Mood; 1]\` | all variants | All. |
`)
  expect(symbols.at(-1)).toMatchObject({ name: 'Mood::ALL', kind: 'constant', anchor: 'mood-all', parent: 'Mood' })
})

test.each([
  ['no summary', '# T\n\n### `a!`\n\n```rust signature\na!()\n```\n', 3, 'the symbol a! has no summary'],
  ['no signature', '# T\n\n### `a!`\n\nDraws.\n', 3, 'the symbol a! has no signature'],
  ['a stray signature', '# T\n\n### Words\n\n```rust signature\na!()\n```\n', 5, 'a signature has no symbol above it'],
  [
    'another name',
    '# T\n\n### `a::b`\n\nDoes.\n\n```rust signature\nfn c()\n```\n',
    7,
    'the signature does not declare a::b',
  ],
  [
    'a stray table',
    '# T\n\n| Param | Type | Default | Description |\n| --- | --- | --- | --- |\n| `a` | `u32` | `0` | A. |\n',
    3,
    'a Param table is not below a macro or function or method',
  ],
  [
    'a near miss',
    thing.replace('| Param |', '| Parameters |'),
    13,
    'the column "Parameters" below thing! declares nothing',
  ],
  ['wrong columns', thing.replace('| Default |', '| Standard |'), 13, 'a Param table has the wrong columns'],
  [
    'words among names',
    thing.replace('| `x`, `y` |', '| `x` and `y` |'),
    16,
    'the first cell of a Param row contains more than names',
  ],
  [
    'a second declaration',
    `${thing}\n${thing.slice(thing.indexOf('### '))}`,
    19,
    'the symbol thing! is declared twice',
  ],
])('%s fails with file, line and remedy', (_, source, line, problem) => {
  const errors = errorsOf(source)
  expect(errors[0]).toMatch(new RegExp(`^content/learn/api/things\\.mdx:${line} `))
  expect(errors[0]).toContain(`${problem} – `)
})

test.each([
  ['an option', thing.replace('Its name.', 'The same as `x`.'), 15, 'name'],
  ['a row', struct.replace('Smaller.', 'The same for the left.'), 20, 'Box::inset_left'],
  ['a pair of methods', struct.replace('Left edge.', 'Reads or sets the edge.'), 19, 'Box::x'],
  ['a summary', struct.replace('A box.', 'The same as a crate.'), 3, 'Box'],
])('the description of %s must be self-contained', (_, source, line, name) => {
  expect(errorsOf(source)).toEqual([
    `content/learn/api/things.mdx:${line} the description of ${name} depends on another row – say what it does, so that it makes sense on its own`,
  ])
})

test('a signature has the line of its code', () => {
  const source = '# T\n\n## `a!`\n\nDraws.\n\n```rust signature\n# hidden();\na!(x = 0) // [!code hl]\n```\n'
  const { symbols, signatures, errors } = read(source)
  expect(errors).toEqual([])
  expect(symbols[0]?.signature).toBe('a!(x = 0)')
  expect(signatures).toEqual([{ symbol: 'a!', language: 'rust', text: 'a!(x = 0)', line: 9 }])
})

test('a table has its symbol, rows and lines', () => {
  expect(read(thing).tables).toEqual([
    {
      column: 'Param',
      symbol: 'thing!',
      rows: [
        {
          line: 15,
          names: ['name'],
          type: '&str',
          value: null,
          default: null,
          isRequired: true,
          description: 'Its name.',
        },
        {
          line: 16,
          names: ['x', 'y'],
          type: 'i32',
          value: null,
          default: '0',
          isRequired: false,
          description: 'Its place.',
        },
        {
          line: 17,
          names: ['frame'],
          type: 'usize',
          value: null,
          default: null,
          isRequired: false,
          description: 'One `a|b` frame.',
        },
      ],
    },
  ])
})

test('omits tables that declare nothing and invalid rows', () => {
  expect(read(`${thing}\n| Write | Get |\n| --- | --- |\n| \`{}\` | It. |\n`).tables).toHaveLength(1)
  expect(read(thing.replace('| Default |', '| Standard |')).tables).toEqual([])
  expect(read(thing.replace('| `x`, `y` |', '| `x` and `y` |')).tables[0]?.rows.map(({ names }) => names)).toEqual([
    ['name'],
    ['frame'],
  ])
})

test.each([
  ['none', 'none', null],
  ['an empty cell', '', null],
  ['code', '`-1`', '-1'],
  ['words', '-1', '-1'],
])('%s in a column of values', (_, cell, value) => {
  const table = `| Variant | Value | Description |\n| --- | --- | --- |\n| \`A\` | ${cell} | A. |\n`
  const page = `# T\n\n## \`Mood\`\n\nA mood.\n\n\`\`\`rust signature\nenum Mood\n\`\`\`\n\n${table}`
  expect(read(page).tables[0]?.rows[0]?.value).toBe(value)
  expect(read(page).symbols[1]?.value).toBe(value)
})

test('a colon in a cell is text', () => {
  const page = thing.replace('| `i32` | `0` | Its place. |', '| `i32` | a:b | At c:d. |')
  expect(read(page).tables[0]?.rows[1]?.description).toBe('At c:d. Default: a:b.')
})

test('a title in code is no symbol', () => {
  expect(read('# `a!`\n\nDraws.\n').symbols).toEqual([])
})

test("the title of a step ends a symbol's section", () => {
  const source = '# T\n\n## `a!`\n\nDraws.\n\n<Step title="Draw">\n\n```rust signature\na!()\n```\n\n</Step>\n'
  expect(read(source).signatures).toEqual([])
  expect(errorsOf(source)).toHaveLength(2)
})

test('the word signature in a reason has no effect', () => {
  expect(errorsOf('# T\n\n```rust fragment="no signature here"\na()\n```\n')).toEqual([])
})

test('links below "See also" may use definitions and source files, unlike links elsewhere', () => {
  const page = `${thing}
#### See also

- [Lower](/lower)

## See also

- [Time][time]
- [Tween](./tween.mdx#set)

[time]: /learn/api/time
`
  expect(read(page).symbols[0]?.seeAlso).toEqual([
    { title: 'Time', href: '/learn/api/time' },
    { title: 'Tween', href: '/learn/api/tween#set' },
  ])
})

test('ignores other tables', () => {
  expect(errorsOf('# T\n\n| Option | Default |\n| --- | --- |\n| `a` | `0` |\n')).toEqual([])
  expect(errorsOf(`${thing}\n| You want | Write |\n| --- | --- |\n| a | \`b\` |\n`)).toEqual([])
})
