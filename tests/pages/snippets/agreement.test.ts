/** @jest-environment node */
import { agreementErrors } from './agreement'
import { contractOf } from './contract'
import { readPage } from '../../../src/markdown/readPage'

const LIB = `mod mood;
mod options;
pub mod cat;
`

const OPTIONS = `options! {
    dot {
        x: impl As<i32> = 0,
        color: u32 = 0xffffffff,
        frame: usize,
    }
}

impl dot {
    pub fn named(name: &str) -> Self {
        Self
    }
}
`

const CAT = `pub fn jump(_height: impl As<f32>, _times: u32) -> bool {
    unimplemented!()
}

pub fn rest() {}
`

const MOOD = `pub enum Mood {
    Calm = 0,
    Wild = 1,
}

impl Mood {
    pub const ALL: [Mood; 2] = [Mood::Calm, Mood::Wild];

    pub fn lift(&mut self, _by: u32) -> (u32, u32) {
        unimplemented!()
    }
}
`

const crate = contractOf(
  new Map([
    ['lib.rs', LIB],
    ['options.rs', OPTIONS],
    ['cat.rs', CAT],
    ['mood.rs', MOOD],
  ]),
)

const page = `# Cat

## Reference

### \`dot!\`

\`\`\`rust signature
dot!("name", x = 0, color = 0xffffffff)
\`\`\`

| Param | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | \`&str\` | required | Name. |
| \`x\` | \`i32\` | \`0\` | Place. |
| \`color\` | \`u32\` | \`0xffffffff\` | Color. |
| \`frame\` | \`usize\` | as in the file | Frame. |

### \`cat::jump\`

\`\`\`rust signature
fn jump(height: number, times: u32) -> bool
\`\`\`

| Param | Type | Default | Description |
| --- | --- | --- | --- |
| \`height\` | \`number\` | required | How high. |
| \`times\` | \`u32\` | required | How often. |

### More functions

| Function | Description |
| --- | --- |
| \`cat::rest()\` | Rests. |

### \`Mood\`

\`\`\`rust signature
enum Mood
\`\`\`

| Variant | Value | Description |
| --- | --- | --- |
| \`Calm\` | \`0\` | Calm. |
| \`Wild\` | \`1\` | Wild. |

#### Changing

| Method | Description |
| --- | --- |
| \`lift(by) -> (u32, u32)\` | Lifts. |

| Constant | Type | Value | Description |
| --- | --- | --- | --- |
| \`ALL\` | \`[Mood; 2]\` | all variants | All moods. |
`

const compare = (source: string) => agreementErrors([readPage('learn/api/cat.mdx', source)], crate)

test('accepts and counts a page that matches the crate', () => {
  expect(compare(page)).toEqual({ errors: [], count: 12 })
})

test.each([
  ['an option', '| `x` |', '| `ex` |', ['14 dot! has no option "ex"', '13 the option "x" of dot! is not on any page']],
  ['the type of an option', '| `u32` | `0xff', '| `u64` | `0xff', ['15 dot! takes color as u32, the page says u64']],
  ['a default', '| `0` | Pl', '| `3` | Pl', ['14 dot! has 0 as the default of x, the page says 3']],
  ['a default in words', '| `0` | Pl', '| zero | Pl', ['14 dot! has 0 as the default of x, the page says none']],
  ['a default too many', 'as in the file', '`1`', ['16 dot! has no code as the default of frame, the page says 1']],
  ['a default in a signature', '"name", x = 0', '"name", x = 1', ['8 dot! has 0 as the default of x, the page says 1']],
  [
    'the name of a function',
    '### `cat::jump`',
    '### `cat::leap`',
    ['21 the contract crate declares no function "cat::leap"', '1 the function cat::jump is not on any page'],
  ],
  ['a parameter', 'jump(height', 'jump(high', ['21 cat::jump takes height, times, the page says high, times']],
  ['a lost parameter', ', times: u32', '', ['21 cat::jump takes height, times, the page says height']],
  ['a type', 'times: u32', 'times: u8', ['21 cat::jump takes times as u32, the page says u8']],
  ['a lost type', 'times: u32', 'times', ['21 cat::jump takes times as u32, the page says no type']],
  ['any number', 'times: u32', 'times: number', ['21 cat::jump takes times as u32, the page says number']],
  ['the result', '-> bool', '-> u32', ['21 cat::jump returns bool, the page says u32']],
  ['a lost result', ') -> bool', ')', ['21 cat::jump returns bool, the page says nothing']],
  ['a receiver', 'jump(height', 'jump(&self, height', ['21 cat::jump takes no self, the page says &self']],
  [
    'a row of parameters',
    '| `times` |',
    '| `time` |',
    ['26 cat::jump takes height, times, the page says height, time'],
  ],
  ['the type in a row', '`times` | `u32`', '`times` | `u8`', ['27 cat::jump takes times as u32, the page says u8']],
  [
    'a function in a table',
    '`cat::rest()`',
    '`cat::sleep()`',
    ['33 the contract crate declares no function "cat::sleep"', '1 the function cat::rest is not on any page'],
  ],
  [
    'a method below a heading in words',
    '`lift(by)',
    '`raise(by)',
    ['50 the contract crate declares no function "Mood::raise"', '1 the function Mood::lift is not on any page'],
  ],
  [
    'the result of a method',
    '(u32, u32)` |',
    '(f32, f32)` |',
    ['50 Mood::lift returns (u32, u32), the page says (f32, f32)'],
  ],
  ['the type of a method', 'lift(by)', 'lift(by: u8)', ['50 Mood::lift takes by as u32, the page says u8']],
  ['a variant', '| `Wild` |', '| `Cross` |', ['44 the contract crate declares no variant "Mood::Cross"']],
  [
    'the type of a constant',
    '[Mood; 2]',
    '[Mood; 3]',
    ['54 the contract crate declares no constant "Mood::ALL" of type [Mood; 3]'],
  ],
  [
    'the name of a constant',
    '`ALL`',
    '`EACH`',
    [
      '54 the contract crate declares no constant "Mood::EACH" of type [Mood; 2]',
      '1 the constant Mood::ALL is not on any page',
    ],
  ],
  ['the value of a variant', '`1` | Wild', '`2` | Wild', ['44 Mood::Wild is 1, the page says 2']],
])('reports a different %s', (_, from, to, expected) => {
  expect(page).toContain(from)
  expect(compare(page.replace(from, to)).errors.map(({ line, problem }) => `${line} ${problem}`)).toEqual(expected)
})

test('does not compare what a row omits', () => {
  expect(compare(page.replace('lift(by) -> (u32, u32)', 'lift(by)')).errors).toEqual([])
})

test("a field's row describes its getter and setter", () => {
  const own =
    'impl Cat {\n    pub fn age(&self) -> u32 {\n        1\n    }\n\n    pub fn set_age(&mut self, age: u32) {}\n}\n'
  const contract = contractOf(new Map([['lib.rs', own]]))
  const errorsFor = (type: string) => {
    const field = `| Field | Type | Description |\n| --- | --- | --- |\n| \`age\` | \`${type}\` | Its age. |`
    const source = `# T\n\n### \`Cat\`\n\nA cat.\n\n\`\`\`rust signature\nstruct Cat\n\`\`\`\n\n${field}\n`
    const read = [readPage('learn/api/own.mdx', source)]
    return agreementErrors(read, contract).errors.map(({ problem }) => problem)
  }
  expect(errorsFor('u32')).toEqual([])
  expect(errorsFor('u8')).toEqual([
    'the function Cat::age is not on any page',
    'the function Cat::set_age is not on any page',
  ])
})
