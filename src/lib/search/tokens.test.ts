import { namesOf, tokensOf } from './tokens'

test.each([
  ['rect!', ['rect!', 'rect']],
  ['text_box', ['textbox', 'text', 'box']],
  ['nine_slice!', ['nineslice!', 'nineslice', 'nine', 'slice']],
  ['time::now', ['::timenow', 'now', 'time']],
  ['camera::set_xy', ['::camerasetxy', 'setxy', 'camera', 'set', 'xy']],
  ['JustPressed', ['justpressed', 'just', 'pressed']],
  ['turbo.toml', ['turbotoml', 'turbo', 'toml']],
  ['default-font', ['defaultfont', 'default', 'font']],
  ['--always-on-top', ['alwaysontop', 'always', 'top']],
])('%s is found whole and in parts', (name, tokens) => {
  expect(tokensOf(name)).toEqual(tokens)
})

test('a short flag keeps its hyphen, so that it is not a letter', () => {
  expect(tokensOf('`-w`, `--watch`')).toEqual(['-w', 'watch'])
  expect(tokensOf('turbo run -A game')).toEqual(['turbo', 'run', '-a', 'game'])
  expect(tokensOf('x-1 and half-way')).toEqual(['x1', 'x', '1', 'halfway', 'half', 'way'])
})

test('one name in three spellings is one whole', () => {
  const wholes = ['JustPressed', 'just_pressed', 'just-pressed'].map((name) => namesOf(name)[0]?.whole)
  expect(wholes).toEqual([['justpressed'], ['justpressed'], ['justpressed']])
})

test('a dot in code separates a value from its method', () => {
  expect(tokensOf('pad.just_pressed()')).toEqual(['pad', 'justpressed', 'just', 'pressed'])
})

test('words are found beside any character of code', () => {
  expect(tokensOf('Vec<u32> && &mut x=1')).toEqual(['vec', 'u32', 'mut', 'x', '1'])
})

test('words that every text has, and colors in digits, are left out', () => {
  expect(tokensOf('this is the color 0xff00ffff of my cat')).toEqual(['color', 'cat'])
})

test('an apostrophe does not make a word of its own', () => {
  expect(tokensOf("the cat's whiskers don't glow")).toEqual(['cat', 'whiskers', 'don', 'glow'])
})

test('other scripts and emoji do no harm', () => {
  expect(tokensOf('🥞 Spaß שלום ＡＢ')).toEqual(['spaß', 'שלום', 'ａｂ'])
})
