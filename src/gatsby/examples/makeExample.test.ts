import { enlarged, makeExample, unpackedCanvas } from './makeExample'
import type { MadePicture } from './makeExample'

const made = (program: string, moment = '', mayBeEmpty = false) => makeExample({ program, moment, mayBeEmpty })

const errorOf = (...order: Parameters<typeof made>) => {
  const example = made(...order)
  return 'picture' in example ? undefined : [example.line, example.problem]
}

test('draws a program as a small PNG with a description', () => {
  const example = made('clear(0x00ffffff);\ncirc!(d = 20, color = 0xff0000ff);')
  const { canvas, png, description } = (example as { picture: MadePicture }).picture
  expect([canvas.width, canvas.height]).toEqual([256, 144])
  const file = Buffer.from(png, 'base64')
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  expect(file.length).toBeLessThan(300)
  expect(description).toBe('A red circle on a cyan background.')
})

test('a game under construction may show nothing', () => {
  expect(made('let a = 1;', '', true)).toHaveProperty('picture.description', 'Nothing but black.')
})

test('the frame includes player input', () => {
  const program = 'if gamepad(0).right.pressed() {\n  clear(0xff0000ff);\n}'
  expect(errorOf(program, 'frame=9 keys=right')).toBeUndefined()
  expect(errorOf(program)).toEqual([0, 'the preview draws nothing'])
})

test('a packed canvas round-trips', () => {
  const { picture } = made('clear(0xff0000ff);') as { picture: MadePicture }
  expect(new Set(unpackedCanvas(picture.canvas).pixels)).toEqual(new Set([0xff0000ff]))
})

test("reports a program's error at its line", () => {
  expect(errorOf('clear(0xffffffff);\nrect!(x = y);')).toEqual([2, expect.stringContaining('`y`')])
  expect(errorOf('clear(0xffffffff);\nlet a = [1];\nlet b = a[tick() as usize];', 'frame=3')).toEqual([
    3,
    expect.stringContaining('out of bounds'),
  ])
})

test('an unknown sprite is an error', () => {
  expect(errorOf('clear(0xffffffff);\nsprite!("unicorn");')).toEqual([0, 'there is no sprite "unicorn"'])
})

test('an invalid frame description is an error', () => {
  expect(errorOf('clear(0xffffffff);', 'frame=soon')).toEqual([0, 'the moment "frame=soon" cannot be read'])
})

test('enlarges every pixel to a square', () => {
  const { width, height, pixels } = enlarged({ width: 2, height: 1, pixels: Uint32Array.of(1, 2) }, 2)
  expect([width, height, ...pixels]).toEqual([4, 2, 1, 1, 2, 2, 1, 1, 2, 2])
})
