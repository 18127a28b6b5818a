import { chosenColor, pickedColor } from './chosenColor'

test('a picker has a color without its alpha', () => {
  expect(pickedColor('0xFF00aa80')).toBe('#ff00aa')
})

test.each([
  ['0xff00ffff', '#102030', '0x102030ff'],
  ['0xff00ff80', '#0a0b0c', '0x0a0b0c80'],
  ['0xFF00FF80', '#0a0b0c', '0x0A0B0C80'],
  ['0xff_00_ff_80', '#102030', '0x10_20_30_80'],
  ['0xff00ff80u32', '#102030', '0x10203080u32'],
])('%s with %s picked is %s', (text, picked, expected) => {
  expect(chosenColor(text, picked)).toBe(expected)
})
