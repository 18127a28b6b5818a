import { Inference } from './inference'
import { F32, F64, I32, U8, tuple } from './known'

test('an integer variable unifies with integers, not floats', () => {
  const inference = new Inference()
  const literal = inference.fresh('integer')
  expect(inference.unify(literal, F32)).toBe(false)
  expect(inference.unify(literal, U8)).toBe(true)
  expect(inference.shallow(literal)).toBe(U8)
})

test('a failed unification binds nothing', () => {
  const inference = new Inference()
  const open = inference.fresh()
  expect(inference.unify(tuple([open, I32]), tuple([U8, F32]))).toBe(false)
  expect(inference.shallow(open)).toBe(open)
})

test('a type cannot contain itself', () => {
  const inference = new Inference()
  const open = inference.fresh()
  expect(inference.unify(open, tuple([open]))).toBe(false)
})

test('integers default to i32 and floats to f64', () => {
  const inference = new Inference()
  const pair = tuple([inference.fresh('integer'), inference.fresh('float')])
  inference.fallBack()
  expect(inference.resolve(pair)).toEqual(tuple([I32, F64]))
})

test('a probe is rolled back', () => {
  const inference = new Inference()
  const open = inference.fresh()
  expect(inference.probe(() => inference.unify(open, I32))).toBe(true)
  expect(inference.shallow(open)).toBe(open)
})
