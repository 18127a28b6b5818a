import { similarName } from './similarName'

test.each([
  ['scroe', ['player', 'score'], 'score'],
  ['colour', ['x', 'color', 'border_color'], 'color'],
  ['lenght', ['len', 'height', 'length'], 'length'],
  ['rct', ['rect', 'circ'], 'rect'],
  ['option', ['Option'], 'Option'],
  ['foo', ['bar', 'tick'], undefined],
  ['x', ['x'], undefined],
])('%s among %j means %s', (written, known, meant) => {
  expect(similarName(written, known)).toBe(meant)
})
