import { typeText } from './typeText'
import { Inference } from './inference'
import { I32, STR, TEXT, UNIT, reference, tuple } from './known'

test.each([
  [TEXT, '&str'],
  [reference(I32, true), '&mut i32'],
  [UNIT, '()'],
  [tuple([I32]), '(i32,)'],
  [tuple([I32, STR]), '(i32, str)'],
  [{ kind: 'array', item: I32, length: { kind: 'length', value: 3 } } as const, '[i32; 3]'],
  [{ kind: 'function', params: [I32], result: I32 } as const, 'fn(i32) -> i32'],
])('prints types like rustc', (type, text) => {
  expect(typeText(type)).toBe(text)
})

test('prints inference variables by kind', () => {
  const inference = new Inference()
  expect(typeText(tuple([inference.fresh('integer'), inference.fresh('float'), inference.fresh()]))).toBe(
    '({integer}, {float}, _)',
  )
})
