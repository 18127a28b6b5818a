/** @jest-environment node */
import { Machine, SPRITES } from 'engine'
import { headerOf } from 'rust'
import { Budget } from 'rust/machine'
import { engineDeclarations } from '../../gatsby/examples/engineDeclarations'
import { laterTraitNatives } from '../../gatsby/liveScripts/liveScripts'
import type { WarmLanguage } from './playedPrograms'

const header = JSON.stringify(headerOf(engineDeclarations()))
let language: WarmLanguage

beforeEach(async () => {
  jest.resetModules()
  Object.assign(globalThis, { __ENGINE_HEADER__: header, __LATER_TRAIT_NATIVES__: laterTraitNatives() })
  language = (await import('./language')).language
})

const go = (statements: string) => `turbo::go!({ ${statements} });`
const compiled = (text: string) => language.compile(text, new Machine(SPRITES), new Budget())

const LISTS = go('let mut xs = vec![3, 1]; xs.sort(); log!("{}", xs.iter().sum::<i32>() as f32 * 2.0);')
const MAPS = go('let mut map = std::collections::HashMap::new(); map.insert(1, 2); log!("{:?}", map.get(&1));')

test('compiles common programs without further natives', () => {
  expect(compiled(go('let xs = vec![3, 1]; log!("{xs:?} {}", xs.iter().sum::<i32>());'))).toBeDefined()
  expect(compiled(LISTS)?.program?.frame()).toBeUndefined()
})

test('compiles a program with rare natives after they have arrived', async () => {
  expect(compiled(MAPS)).toBeUndefined()
  await language.loadRest()
  const { program, diagnostics } = compiled(MAPS)!
  expect(diagnostics).toEqual([])
  expect(program!.frame()).toBeUndefined()
})

test('compiles the program that warms it up without further natives', () => {
  expect(compiled(language.firstText)?.program).toBeDefined()
})

test('reports errors with suggestions after the rest has arrived, and without them if it is lost', async () => {
  const text = go('cls(); let x: u32 = "one"; canvas_size!();')
  expect(compiled(text)).toBeUndefined()
  expect(language.compile(text, new Machine(SPRITES), new Budget(), true)?.diagnostics[0]?.help).toBeUndefined()
  await language.loadRest()
  expect(compiled(text)?.diagnostics[0]?.help).toBe('from another version of Turbo; here, write `resolution()`')
})

test('a program that names a rare type of std waits for its declaration', () => {
  expect(compiled(go('let x = std::cell::Cell::new(1); log!("{}", x.get());'))).toBeUndefined()
})

test('reports methods that std lacks after their names have arrived', async () => {
  const text = go('let text = "ab"; log!("{:?}", text.encode_utf16());')
  await language.loadRest()
  expect(compiled(text)).toBeUndefined()
  await language.loadRest()
  expect(compiled(text)?.diagnostics[0]?.message).toBe('the method `encode_utf16` of `&str` is not supported here')
})

test('an error that is not about a name needs no names of std', async () => {
  await language.loadRest()
  expect(compiled(go('let x: u32 = "one";'))?.diagnostics[0]?.code).toBe('E0308')
})

test('a program that declares a trait waits for methods that come first', async () => {
  const half =
    'trait Half { fn div_ceil(self, by: u32) -> u32; } impl Half for u32 { fn div_ceil(self, by: u32) -> u32 { 0 } }'
  const text = `${half}\n${go('log!("{}", 5u32.div_ceil(2));')}`
  expect(compiled(text)).toBeUndefined()
})

test('constants that need rare natives are evaluated with them', async () => {
  const constant = go('const N: u32 = 7u32.pow(2).leading_zeros(); log!("{}", N);')
  if (compiled(constant) === undefined) await language.loadRest()
  expect(compiled(constant)?.diagnostics).toEqual([])
})
