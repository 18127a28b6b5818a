import { codeTokens } from '../code/codeTokens'
import { callAround, writtenAt } from './writtenAt'

/** What is written at the mark of a text. */
const written = (marked: string) => {
  const text = marked.replace('|', '')
  return writtenAt(text, codeTokens(text), marked.indexOf('|'))
}

test('a name begins where its first letter stands', () => {
  expect(written('let a = ga|')).toEqual({ kind: 'name', from: 8 })
  expect(written('rect!(|)')).toEqual({ kind: 'name', from: 6 })
})

test('behind a dot stands a member, behind a path its names', () => {
  expect(written('cat.|\nlet a')).toEqual({ kind: 'member', from: 4 })
  expect(written('cat.li|')).toEqual({ kind: 'member', from: 4 })
  expect(written('a::b::c|')).toEqual({ kind: 'path', from: 6, path: 'a::b' })
})

test('in a text its whole inside is written', () => {
  expect(written('sprite!("|")')).toEqual({ kind: 'text', from: 9, to: 9 })
  expect(written('sprite!("he|art")')).toEqual({ kind: 'text', from: 9, to: 14 })
  expect(written('sprite!("heart"|)')).toBeUndefined()
})

test('comments, numbers and labels are left alone', () => {
  expect(written('// cat.|')).toBeUndefined()
  expect(written('/* a |')).toBeUndefined()
  expect(written('x = 12|')).toBeUndefined()
  expect(written("'a|")).toBeUndefined()
})

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
