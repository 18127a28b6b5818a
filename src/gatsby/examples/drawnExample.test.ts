/** @jest-environment node */
import { drawnExample, type DrawnPicture } from './drawnExample'

const faultOf = (program: string, moment = '') => {
  const drawing = drawnExample(program, moment)
  return 'picture' in drawing ? undefined : [drawing.line, drawing.problem]
}

test('a program is drawn as a small PNG, and told in words', () => {
  const drawing = drawnExample('clear(0x00ffffff);\ncirc!(d = 20, color = 0xff0000ff);', '')
  const { canvas, png, description } = (drawing as { picture: DrawnPicture }).picture
  expect([canvas.width, canvas.height]).toEqual([256, 144])
  expect([...png.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG')
  expect(png.length).toBeLessThan(300)
  expect(description).toBe('A red circle on a cyan background.')
})

test('a game that is being built may show nothing yet', () => {
  expect(drawnExample('let a = 1;', '', true)).toHaveProperty('picture.description', 'Nothing but black.')
})

test('the moment says what players did', () => {
  const program = 'if gamepad(0).right.pressed() {\n  clear(0xff0000ff);\n}'
  expect(faultOf(program, 'frame=9 keys=right')).toBeUndefined()
  expect(faultOf(program)).toEqual([0, 'the preview draws nothing'])
})

test('what has been drawn is not drawn again', () => {
  expect(drawnExample('clear(0x112233ff);', '')).toBe(drawnExample('clear(0x112233ff);', ''))
})

test('a fault of the program is told at its line', () => {
  expect(faultOf('clear(0xffffffff);\nrect!(x = y);')).toEqual([2, expect.stringContaining('`y`')])
  expect(faultOf('clear(0xffffffff);\nlet a = [1];\nlet b = a[tick() as usize];', 'frame=3')).toEqual([
    3,
    expect.stringContaining('out of bounds'),
  ])
})

test('a sprite that nobody has drawn is a fault', () => {
  expect(faultOf('clear(0xffffffff);\nsprite!("unicorn");')).toEqual([0, 'there is no sprite "unicorn"'])
})

test('a moment that means nothing is a fault', () => {
  expect(faultOf('clear(0xffffffff);', 'frame=soon')).toEqual([0, 'the moment "frame=soon" cannot be read'])
})
