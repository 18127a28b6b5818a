import { namedAt } from './namedAt'

/** What the word behind the mark of a text names. */
const named = (text: string) => namedAt(text.replace('|', ''), text.indexOf('|'))

test('macros, functions and types are named by their path, then alone', () => {
  expect(named('turbo::|go!({})')?.names).toEqual(['turbo::go!', 'go!'])
  expect(named('|rect!(x = 1)')).toEqual({ start: 0, end: 4, word: 'rect', isMember: false, names: ['rect!'] })
  expect(named('audio::|play("a")')?.names).toEqual(['audio::play', 'play'])
})

test('an option is named by its macro, its value by itself', () => {
  expect(named('rect!(|x = y)')).toMatchObject({ names: ['rect!'], option: 'x' })
  expect(named('rect!(x = |y)')).toMatchObject({ names: ['y'] })
  expect(named('rect!(x = |y)')?.option).toBeUndefined()
})

test('a member is named by its type alone', () => {
  expect(named('gamepad(0).|left')).toMatchObject({ word: 'left', names: [], isMember: true })
})

test('numbers, texts and signs name nothing', () => {
  expect(named('|12')).toBeUndefined()
  expect(named('"|a"')).toBeUndefined()
})
