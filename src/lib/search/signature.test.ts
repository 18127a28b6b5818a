import { signatureInQuery, signatureDistance, signatureOf, splitTypes } from './signature'

const distance = (query: string, written: string, selfType = '') =>
  signatureDistance(signatureInQuery(query)!, signatureOf(written, selfType), selfType !== '')

test('an arrow or fn( asks for types, anything else for words', () => {
  expect(signatureInQuery('Bounds -> bool')).toEqual({ inputs: ['bounds'], output: 'bool' })
  expect(signatureInQuery('fn(u32) -> Bounds')).toEqual({ inputs: ['u32'], output: 'bounds' })
  expect(signatureInQuery('-> Vec<Bounds>')).toEqual({ inputs: [], output: 'vec<bounds>' })
  expect(signatureInQuery('fn set(&mut self, f32)')).toEqual({ inputs: ['self', 'f32'], output: undefined })
  expect(signatureInQuery('(i32, i32), &str -> ()')).toEqual({ inputs: ['(i32,i32)', 'str'], output: '()' })
  for (const words of ['Vec<Bounds>', 'fn', 'function', '->', 'fn()', ' ', 'rect!()']) {
    expect(signatureInQuery(words)).toBeUndefined()
  }
})

test('a documented function says what it takes and gives', () => {
  expect(signatureOf('fn play(name: &str)', '')).toEqual({ inputs: ['str'], output: undefined })
  expect(signatureOf('fn ease(&mut self, easing: Easing) -> Self', 'Tween')).toEqual({
    inputs: ['tween', 'easing'],
    output: 'tween',
  })
  expect(signatureOf('contains(other: &Bounds) -> bool', 'Bounds')).toEqual({
    inputs: ['bounds', 'bounds'],
    output: 'bool',
  })
  expect(signatureOf('intersects_xy((x, y)) -> bool', 'Bounds')).toEqual({ inputs: ['bounds', '(_)'], output: 'bool' })
  expect(signatureOf('fn new(x: number) -> Bounds', 'Bounds')).toEqual({ inputs: ['number'], output: 'bounds' })
  expect(signatureOf('map(f: Vec<(u32, u32)>)', '')).toEqual({ inputs: ['vec<(u32,u32)>'], output: undefined })
})

test('the types in their order are what is asked for, with or without what a method belongs to', () => {
  expect(distance('Bounds, Bounds -> bool', 'contains(other: &Bounds) -> bool', 'Bounds')).toBe(0)
  expect(distance('Bounds -> bool', 'contains(other: &Bounds) -> bool', 'Bounds')).toBe(0)
  expect(distance('-> Vec<Bounds>', 'f() -> Vec<Bounds>')).toBe(0)
})

test('another order is further away, more inputs further still', () => {
  expect(distance('u32, str -> bool', 'f(a: &str, b: u32) -> bool')).toBe(2)
  expect(distance('u32 -> bool', 'f(a: &str, b: u32) -> bool')).toBe(4)
})

test('a type that the page leaves open fits a little less', () => {
  expect(distance('u32 -> Bounds', 'width(w) -> Bounds', 'Bounds')).toBe(1)
  expect(distance('u32 -> Bounds', 'new(w: number) -> Bounds')).toBe(1)
  expect(distance('f32 -> Bounds', 'new(w: u32) -> Bounds')).toBeUndefined()
  expect(distance('u32 -> Bounds', 'position_xy((x, y)) -> Bounds', 'Bounds')).toBeUndefined()
  expect(distance('(i32, i32) -> Bounds', 'position_xy((x, y)) -> Bounds', 'Bounds')).toBe(1)
})

test('another output is another function', () => {
  expect(distance('Bounds -> bool', 'union(other: &Bounds) -> Bounds', 'Bounds')).toBeUndefined()
  expect(distance('-> Bounds', 'reset()')).toBeUndefined()
  expect(distance('fn(str) -> ()', 'play(name: &str)')).toBe(0)
})

test('types are split at the commas outside of their brackets', () => {
  expect(splitTypes('Vec<(i32, u32)>, [u8; 4],&str')).toEqual(['Vec<(i32, u32)>', '[u8; 4]', '&str'])
})

test('a comma at the end, and nothing at all, are no types', () => {
  expect([splitTypes('u32,'), splitTypes(' ')]).toEqual([['u32'], []])
})
