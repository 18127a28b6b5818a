import { colorName } from './colorName'

test.each([
  [0x000000ff, 'black'],
  [0xffffffff, 'white'],
  [0x808080ff, 'gray'],
  [0x333333ff, 'dark gray'],
  [0xd0d0d0ff, 'light gray'],
  [0xff0000ff, 'red'],
  [0x800000ff, 'dark red'],
  [0xffa500ff, 'orange'],
  [0x8b4513ff, 'brown'],
  [0xf4b41bff, 'yellow'],
  [0x87ceebff, 'light blue'],
  [0xffff00ff, 'yellow'],
  [0x32cd32ff, 'green'],
  [0x00ff00ff, 'green'],
  [0x004000ff, 'dark green'],
  [0x00ffffff, 'cyan'],
  [0x0000ffff, 'blue'],
  [0x000080ff, 'dark blue'],
  [0x87cefaff, 'light blue'],
  [0x8000ffff, 'purple'],
  [0xff00ffff, 'magenta'],
  [0xffc0cbff, 'pink'],
  [0xff6b6bff, 'red'],
  [0x565a80ff, 'gray'],
  [0x8d99aeff, 'gray'],
  [0x14213dff, 'dark blue'],
])('%i is %s', (color, name) => {
  expect(colorName(color)).toBe(name)
})

test('ignores alpha', () => {
  expect(colorName(0xff000000)).toBe('red')
})
