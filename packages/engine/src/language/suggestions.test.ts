import { colorName } from '../description/colorName'
import { meantColor } from './suggestions'

test.each(
  'red orange yellow green cyan blue purple magenta pink brown black white gray'
    .split(' ')
    .map((word) => [word, meantColor(word)?.text]),
)('%s is the color %s, which is called so in descriptions', (word, color) => {
  expect(colorName(Number(color))).toMatch(new RegExp(`^(light )?${word}$`))
})

test.each([
  ['red', '0xff0000ff'],
  ['Red', '0xff0000ff'],
  ['grey', '0x808080ff'],
  ['#f4d29c', '0xf4d29cff'],
  ['#F4D29C80', '0xf4d29c80'],
  ['#0af', '0x00aaffff'],
])('suggests %s as %s', (written, color) => {
  expect(meantColor(written)).toEqual({ text: color, help: `a color is a number, \`0xRRGGBBAA\`: \`${color}\`` })
})

test.each(['munch_cat', '#f4d2', '#', 'constructor'])('%s is not a color', (written) => {
  expect(meantColor(written)).toBeUndefined()
})
