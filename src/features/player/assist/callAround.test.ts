import { codeTokens } from '../codeTokens'
import { callAround } from './callAround'

/** The call around the mark of a text. */
const call = (text: string) => callAround(codeTokens(text.replace('|', '')), text.indexOf('|'))

test('a macro is named with its mark, and its argument is counted', () => {
  expect(call('rect!(|)')).toMatchObject({ name: 'rect!', argument: 0, option: undefined, isAtStart: true })
  expect(call('text!("a", b; x = |)')).toMatchObject({ name: 'text!', argument: 2, option: 'x', isAtStart: false })
})

test('functions are named with their path, methods alone', () => {
  expect(call('audio::play(|)')).toMatchObject({ name: 'audio::play', isMethod: false })
  expect(call('tween.set(1, |)')).toMatchObject({ name: 'set', isMethod: true, argument: 1 })
})

test('in a tuple, the option is the one of the call around it', () => {
  expect(call('rect!(xy = (1, |2))')).toMatchObject({ name: 'rect!', option: 'xy' })
})

test('a call that is closed, a declaration and a block are no calls', () => {
  expect(call('rect!()|')).toBeUndefined()
  expect(call('fn rect(|)')).toBeUndefined()
  expect(call('turbo::go!({ |')).toBeUndefined()
})
