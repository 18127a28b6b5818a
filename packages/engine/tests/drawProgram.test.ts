import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { drawProgram, type DrawOptions } from '../src/language/drawProgram'
import { momentOf } from '../src/input'
import { SPRITES } from '../src/sprites/sprites'
import { turboDeclarations } from '../src/language/turboDeclarations'

const declarations = turboDeclarations(engineDeclarations())
const draw = (text: string, options: Partial<DrawOptions> = {}) =>
  drawProgram(text, { declarations, sprites: SPRITES, ...options })

function colorAt({ pixels }: ReturnType<typeof draw>, x: number, y: number): number {
  const pixel = pixels.pixels[y * pixels.width + x]!
  return ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 0xff)
}

const STEPS = `
turbo::init! { struct Walk { x: i32 } = { Walk { x: 0 } } }
turbo::go!({
    let mut state = Walk::load();
    if gamepad(0).right.pressed() {
        state.x += 2;
    }
    rect!(x = state.x, w = 1, h = 1, color = 0xff0000ff);
    log!("x {}", state.x);
    state.save();
});
`

test('draws a frame body', () => {
  const drawn = draw('clear(0x00ffffff); rect!(x = 10, y = 20, w = 2, h = 1, color = 0x0000ffff);')
  expect(drawn.calls.map(({ op }) => op)).toEqual(['clear', 'rect!'])
  expect([colorAt(drawn, 9, 20), colorAt(drawn, 10, 20), colorAt(drawn, 11, 20), colorAt(drawn, 12, 20)]).toEqual([
    0x00ffff, 0x0000ff, 0x0000ff, 0x00ffff,
  ])
})

test('the canvas starts black', () => {
  expect(colorAt(draw('let x = 1;'), 0, 0)).toBe(0)
})

test('draws a later frame with saved state and input', () => {
  const { frame, inputAt } = momentOf('frame=3 keys=right@1-2')!
  const drawn = draw(STEPS, { frame, input: inputAt })
  expect(colorAt(drawn, 4, 0)).toBe(0xff0000)
  expect(drawn.output).toEqual([
    { tick: 0, text: 'x 0' },
    { tick: 1, text: 'x 2' },
    { tick: 2, text: 'x 4' },
    { tick: 3, text: 'x 4' },
  ])
})

test('reports errors and runs nothing', () => {
  const drawn = draw('rect!(x = 1, colour = 2);')
  expect(drawn.diagnostics.length).toBeGreaterThan(0)
  expect([drawn.calls, drawn.panic]).toEqual([[], undefined])
})

test('a panicking program has the calls of its last frame', () => {
  const drawn = draw('clear(0xff0000ff); log!("{}", tick()); let n = 3 - tick() as u32; rect!(w = n);', { frame: 9 })
  expect(drawn.panic?.message).toBe('attempt to subtract with overflow')
  expect(drawn.calls.map(({ op }) => op)).toEqual(['clear', 'log!'])
  expect(drawn.output.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4'])
  expect(colorAt(drawn, 0, 0)).toBe(0xff0000)
})

test('an endless loop ends the frame', () => {
  expect(draw('loop {}').panic).toMatchObject({ reason: 'budget' })
})

test("returns the shader's name without applying it", () => {
  expect(draw('shaders::set("crt");').shader).toBe('crt')
})

test('supports other canvas sizes', () => {
  const { pixels, calls } = draw('let (w, h) = resolution(); rect!(w = w, h = h);', { resolution: [100, 50] })
  expect([pixels.width, pixels.height]).toEqual([100, 50])
  expect(calls).toMatchObject([{ options: { w: 100, h: 50 } }])
})
