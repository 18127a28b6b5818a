import { parseProgram } from '../parser/parseProgram'
import { check } from '../checker/check'
import { declarationsWith } from '../../standard'
import { TURBO } from 'engine/language'

const declarations = declarationsWith(TURBO)

function diagnosticsOf(text: string): string[] {
  const { tree, diagnostics } = parseProgram(text, declarations)
  const reported = diagnostics.length > 0 ? diagnostics : check(tree, declarations).diagnostics
  return reported.map(({ message }) => message)
}

const missing = (type: string, arms: string, items = '') =>
  diagnosticsOf(`${items} fn ask(value: ${type}) { match value { ${arms} } } turbo::go!({});`)

const MOOD = 'enum Mood { Calm, Wild, Loud(u8), Named { name: bool } }'

test('accepts a match with an arm for every value', () => {
  expect(missing('bool', 'true => {} false => {}')).toEqual([])
  expect(missing('u8', '0..=100 => {} 101..=255 => {}')).toEqual([])
  expect(missing('i32', 'i32::MIN..=-1 => {} 0 => {} 1.. => {}')).toEqual([])
  expect(missing('(bool, Option<bool>)', '(true, _) => {} (_, Some(_)) => {} (false, None) => {}')).toEqual([])
  expect(missing('Mood', 'Mood::Calm | Mood::Wild => {} Mood::Loud(_) => {} Mood::Named { .. } => {}', MOOD)).toEqual(
    [],
  )
})

test('lists missing patterns like rustc', () => {
  expect(missing('Mood', 'Mood::Calm => {}', MOOD)).toEqual([
    'non-exhaustive patterns: `Mood::Wild`, `Mood::Loud(_)` and `Mood::Named { .. }` not covered',
  ])
  expect(missing('Option<bool>', 'Some(true) => {}')).toEqual(['non-exhaustive patterns: `None` not covered'])
  expect(missing('u32', '0 => {} 5..=9 => {}')).toEqual([
    'non-exhaustive patterns: `1_u32..=4_u32` and `10_u32..=u32::MAX` not covered',
  ])
  expect(missing('(bool, bool)', '(true, _) => {}')).toEqual(['non-exhaustive patterns: `(false, _)` not covered'])
  expect(missing('&str', '"a" => {}')).toEqual(['non-exhaustive patterns: `&_` not covered'])
})

test('ignores arms with a guard', () => {
  expect(missing('bool', 'true if 1 > 2 => {} false => {}')).toEqual(['non-exhaustive patterns: `true` not covered'])
})

test('distinguishes slices by length', () => {
  expect(missing('&[u8]', '[] => {} [one] => {} [first, .., last] => {}')).toEqual([])
  expect(missing('&[u8]', '[] => {} [_, _, ..] => {}')).toEqual(['non-exhaustive patterns: `&[_]` not covered'])
  expect(missing('&[bool]', '[true, ..] => {} [.., true] => {} [] => {}')).toEqual([
    'non-exhaustive patterns: `&[false]` and `&[false, .., false]` not covered',
  ])
  expect(missing('&[bool]', '[true, ..] => {} [] => {}')).toEqual([
    'non-exhaustive patterns: `&[false, ..]` not covered',
  ])
})

test('counts missing patterns beyond three', () => {
  expect(missing('u8', '1 => {} 3 => {} 5 => {} 7 => {}')).toEqual([
    'non-exhaustive patterns: `0_u8`, `2_u8`, `4_u8` and 2 more not covered',
  ])
})

test('let without else needs an irrefutable pattern', () => {
  const frame = (text: string) => diagnosticsOf(`let o = Some(1); ${text}`)
  expect(frame('let Some(n) = o;')).toEqual(['refutable pattern in local binding'])
  expect(frame('let Some(n) = o else { return };')).toEqual([])
  expect(frame('let (a, [b, c]) = (1, [2, 3]);')).toEqual([])
  expect(frame('for Some(n) in [o] {}')).toEqual(['refutable pattern in `for` loop binding'])
})

test('accepts patterns whose check takes too long', () => {
  const items = new Array(14).fill('Option<bool>').join(', ')
  const arms = Array.from({ length: 14 }, (_, i) => {
    const parts = Array.from({ length: 14 }, (_, k) => (k === i ? 'Some(true)' : k === (i + 1) % 14 ? 'None' : '_'))
    return `(${parts.join(', ')}) => {}`
  })
  const start = Date.now()
  missing(`(${items})`, arms.join(' '))
  expect(Date.now() - start).toBeLessThan(4000)
})
