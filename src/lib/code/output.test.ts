import { joinedOutput, outputIn, shownLinesOf } from './output'

test('each line of a message is a line of the output', () => {
  expect(shownLinesOf([{ tick: 3, text: 'State {\r\n  x: 1,\n}' }])).toEqual([
    { tick: 3, text: 'State {' },
    { tick: 3, text: '  x: 1,' },
    { tick: 3, text: '}' },
  ])
})

test('output survives in an attribute', () => {
  const output = [
    { tick: 0, text: '' },
    { tick: 60, text: '  two  blanks' },
  ]
  expect(joinedOutput(output)).toBe('0 \n60   two  blanks')
  expect(outputIn(joinedOutput(output))).toEqual(output)
})
