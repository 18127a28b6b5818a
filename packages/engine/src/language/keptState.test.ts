import { compileProgram, parseDeclarations } from 'rust'
import { Budget } from 'rust/machine'
import { turboDeclarations } from './turboDeclarations'

const MARKS = 'pub mod prelude { pub trait BorshSerialize {} pub trait BorshDeserialize {} }'
const declarations = turboDeclarations({ items: parseDeclarations(MARKS), macros: [], options: new Map() })

function game(types: string, frame: string, budget = new Budget()) {
  const lines: string[] = []
  const natives = { ...declarations.natives, 'println!': () => (line: string) => void lines.push(line) }
  const text = `
    use std::collections::*;
    use turbo::prelude::*;
    turbo::init! { ${types} }
    turbo::go!({ let mut state = State::load(); ${frame} state.save(); });`
  const { program, diagnostics } = compileProgram(text, declarations, natives, budget)
  if (!program) throw new Error(JSON.stringify(diagnostics))
  return { program, lines }
}

const COUNTING = 'struct State { n: u32 } = Self { n: 7 }'

function goesOn(before: string, after: string): boolean {
  const [old, next] = [game(before, ''), game(after, '')]
  old.program.frame()
  return next.program.adopt(old.program.kept())
}

test('a changed program keeps the state', () => {
  const old = game(COUNTING, 'state.n += 1;')
  old.program.frame()
  old.program.frame()
  const next = game(COUNTING.replace('7', '100'), 'state.n += 10; std::println!("{}", state.n);')
  expect(next.program.adopt(old.program.kept())).toBe(true)
  next.program.frame()
  expect(next.lines).toEqual(['19'])
})

test('later frames do not modify the saved state', () => {
  const list = 'struct State { list: Vec<u32> } = Self { list: vec![] }'
  const old = game(list, 'state.list.push(1);')
  old.program.frame()
  const kept = old.program.kept()
  old.program.frame()
  const next = game(list, 'std::println!("{:?}", state.list);')
  next.program.adopt(kept)
  next.program.frame()
  expect(next.lines).toEqual(['[1]'])
})

test('an unsaved state has its initial value', () => {
  const next = game(COUNTING, 'std::println!("{}", state.n);')
  expect(next.program.adopt(game(COUNTING, '').program.kept())).toBe(true)
  next.program.frame()
  expect(next.lines).toEqual(['7'])
})

test.each([
  ['another type', 'struct State { n: i32 } = Self { n: 7 }'],
  ['another name', 'struct State { m: u32 } = Self { m: 7 }'],
  ['one field more', 'struct State { n: u32, m: u32 } = Self { n: 7, m: 0 }'],
])('a state with %s starts over', (_, after) => {
  expect(goesOn(COUNTING, after)).toBe(false)
})

const nested = (inner: string) =>
  `struct State { cats: Vec<struct Cat { place: (f32, f32), mood: enum Mood { ${inner} } }> } = Self { cats: vec![] }`

test('the shape of a state includes nested types', () => {
  expect(goesOn(nested('Calm, Wild'), nested('Calm, Wild'))).toBe(true)
  expect(goesOn(nested('Calm, Wild'), nested('Wild, Calm'))).toBe(false)
  expect(goesOn(nested('Calm, Wild'), nested('Calm, Wild(u8)'))).toBe(false)
})

test('handles recursive types', () => {
  const tree = (name: string) =>
    `struct State { root: struct Node { ${name}: Vec<Node> } } = Self { root: Node { ${name}: vec![] } }`
  expect(goesOn(tree('below'), tree('below'))).toBe(true)
  expect(goesOn(tree('below'), tree('above'))).toBe(false)
})

test("maps share the programs' budget", () => {
  const map = 'struct State { map: HashMap<(u32, u32), u32> } = Self { map: HashMap::new() }'
  const fill = 'for i in 0..20000u32 { state.map.insert((i, 0), i); }'
  const budget = new Budget()
  const old = game(map, fill, budget)
  old.program.frame()
  const next = game(map, `${fill} std::println!("{}", state.map.len());`, budget)
  next.program.adopt(old.program.kept())
  for (let frame = 0; frame < 20; frame++) expect(next.program.frame()).toBeUndefined()
  expect(next.lines.at(-1)).toBe('20000')
})

test("a collection ordered by the program's functions starts over", () => {
  const sorted = (key: string) => `struct State { map: BTreeMap<${key}, u8> } = Self { map: BTreeMap::new() }`
  expect(goesOn(sorted('String'), sorted('String'))).toBe(true)
  const own = `struct State { keys: Vec<struct Key { n: u8 }>, map: BTreeMap<u8, Key> } = Self { keys: vec![], map: BTreeMap::new() }`
  expect(goesOn(own, own)).toBe(false)
})
