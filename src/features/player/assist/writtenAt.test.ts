import { codeTokens } from '../codeTokens'
import { writtenAt } from './writtenAt'

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
