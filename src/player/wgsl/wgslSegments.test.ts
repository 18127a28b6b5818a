import { wgslSegments } from './wgslSegments'

test('colors WGSL like static code', () => {
  expect(wgslSegments('@group(1) @binding(0)\nvar t: texture_2d<f32>; // the canvas')).toEqual([
    [
      ['a', '@group(1)'],
      ['', ' '],
      ['a', '@binding(0)'],
    ],
    [
      ['k', 'var'],
      ['', ' t: '],
      ['t', 'texture_2d'],
      ['', '<'],
      ['t', 'f32'],
      ['', '>; '],
      ['c', '// the canvas'],
    ],
  ])
  expect(wgslSegments('let x = mix(a, 2u, 0.5);')).toEqual([
    [
      ['k', 'let'],
      ['', ' x = '],
      ['f', 'mix'],
      ['', '(a, '],
      ['n', '2u'],
      ['', ', '],
      ['n', '0.5'],
      ['', ');'],
    ],
  ])
})

test('keeps every character, also of broken texts', () => {
  for (const text of ['/* /* */\nopen', '"§$%&', 'a\n\n  b', '0x', '@'])
    expect(
      wgslSegments(text)
        .map((line) => line.map(([, part]) => part).join(''))
        .join('\n'),
    ).toBe(text)
})
