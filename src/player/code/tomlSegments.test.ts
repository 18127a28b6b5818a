import { tomlSegments } from './tomlSegments'

test('colors tables, keys, values and comments', () => {
  expect(tomlSegments('[canvas] # size\nwidth = 256\nname = "a # b"')).toEqual([
    [
      ['t', '[canvas]'],
      ['', ' '],
      ['c', '# size'],
    ],
    [
      ['f', 'width'],
      ['', ' '],
      ['', '='],
      ['', ' '],
      ['n', '256'],
    ],
    [
      ['f', 'name'],
      ['', ' '],
      ['', '='],
      ['', ' '],
      ['s', '"a # b"'],
    ],
  ])
})

test('keeps every character', () => {
  const text = 'a."b" = [1, true, \'x\'] \n  = "open'
  expect(tomlSegments(text).map((line) => line.map(([, part]) => part).join(''))).toEqual(text.split('\n'))
})
