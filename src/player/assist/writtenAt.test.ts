import { codeTokens } from '../code/codeTokens'
import { callAround, writtenAt } from './writtenAt'

const written = (marked: string) => {
  const text = marked.replace('|', '')
  return writtenAt(text, codeTokens(text), marked.indexOf('|'))
}

test('starts a name at its first letter', () => {
  expect(written('let a = ga|')).toEqual({ kind: 'name', from: 8 })
  expect(written('rect!(|)')).toEqual({ kind: 'name', from: 6 })
})

test('finds a member after a dot and a path after ::', () => {
  expect(written('cat.|\nlet a')).toEqual({ kind: 'member', from: 4 })
  expect(written('cat.li|')).toEqual({ kind: 'member', from: 4 })
  expect(written('a::b::c|')).toEqual({ kind: 'path', from: 6, path: 'a::b' })
})

test('covers the whole inside of a string', () => {
  expect(written('sprite!("|")')).toEqual({ kind: 'text', from: 9, to: 9 })
  expect(written('sprite!("he|art")')).toEqual({ kind: 'text', from: 9, to: 14 })
  expect(written('sprite!("heart"|)')).toBeUndefined()
})

test('ignores comments, numbers and labels', () => {
  expect(written('// cat.|')).toBeUndefined()
  expect(written('/* a |')).toBeUndefined()
  expect(written('x = 12|')).toBeUndefined()
  expect(written("'a|")).toBeUndefined()
})

const call = (text: string) => callAround(codeTokens(text.replace('|', '')), text.indexOf('|'))

test('includes the ! of a macro and counts its arguments', () => {
  expect(call('rect!(|)')).toMatchObject({ name: 'rect!', argument: 0, option: undefined, isAtStart: true })
  expect(call('text!("a", b; x = |)')).toMatchObject({ name: 'text!', argument: 2, option: 'x', isAtStart: false })
})

test('names functions with their path and methods alone', () => {
  expect(call('audio::play(|)')).toMatchObject({ name: 'audio::play', isMethod: false })
  expect(call('tween.set(1, |)')).toMatchObject({ name: 'set', isMethod: true, argument: 1 })
})

test('finds the option of the call around a tuple', () => {
  expect(call('rect!(xy = (1, |2))')).toMatchObject({ name: 'rect!', option: 'xy' })
})

test('ignores closed calls, declarations and blocks', () => {
  expect(call('rect!()|')).toBeUndefined()
  expect(call('fn rect(|)')).toBeUndefined()
  expect(call('turbo::go!({ |')).toBeUndefined()
})
