import { enlarged, makeExample, unpackedCanvas, type MadePicture } from './makeExample'

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
  expect(errorOf(program)).toEqual([0, 'the preview draws, logs and plays nothing'])
})

test('a program that draws nothing has its output with frames', () => {
  const { picture } = made('if tick() % 2 == 0 { log!("at\\n{}", tick()); audio::play("coin"); }', 'frame=2') as {
    picture: MadePicture
  }
  expect(picture.output!.lines.map(({ tick, text }) => `${tick} ${text}`)).toEqual([
    ...['0 at', '0 0', '0 ♪ coin plays'],
    ...['2 at', '2 2', '2 ♪ coin plays'],
  ])
  expect(picture.output!.hasScreen).toBe(false)
  expect(picture.behavior).toEqual({ moves: true, reads: false })
})

test('output of the pointer has a screen', () => {
  const { picture } = made('if pointer().just_pressed() { log!("Click"); }', 'frame=1 press@1') as {
    picture: MadePicture
  }
  expect(picture.output).toEqual({
    lines: [{ tick: 1, text: 'Click' }],
    input: 'a click at 0, 0 in frame 1',
    hasScreen: true,
  })
  expect(picture.behavior).toEqual({ moves: false, reads: true })
})

test('output has at most 12 lines', () => {
  expect(errorOf('log!("a");', 'frame=11')).toBeUndefined()
  expect(errorOf('log!("a");', 'frame=12')).toEqual([0, 'the preview logs 13 lines, and 12 are shown'])
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
