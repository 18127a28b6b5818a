import { contentSymbolTable, usesOf } from '../../tests/content'
import { readFence, textOf } from './fences/fence'
import { inlineReference, referencesIn, symbolsUsedIn } from './references'

/** @jest-environment node */

const table = contentSymbolTable()
const known = { symbols: table, usesOf }

/** Names in a fence as `word → symbol` or `word → symbol option`. */
function named(value: string, { lang = 'rust', meta = '', own = [] as string[] } = {}) {
  const { fence } = readFence({ type: 'code', lang, meta, value })
  const shown = textOf(fence.shown)
  return referencesIn(fence, own, known).map(({ start, end, symbol, option }) =>
    [shown.slice(start, end), '→', option === undefined ? symbol : `${symbol} ${option}`].join(' '),
  )
}

test('macros and their options', () => {
  expect(named('rect!(x = 1, border_size = 2, nonsense = 3);')).toEqual([
    'rect! → rect!',
    'x → rect! x',
    'border_size → rect! border_size',
  ])
  expect(named('text!("{}", score; x = 8)')).toEqual(['text! → text!', 'x → text! x'])
})

test('a word is an option only at the start of an argument', () => {
  expect(named('rect!(x = if y == w { h } else { color })')).toEqual(['rect! → rect!', 'x → rect! x'])
  expect(named('let x = 1; x = 2;')).toEqual([])
})

test('paths, functions and types', () => {
  expect(named('audio::play("a");')).toEqual(['audio::play → audio::play'])
  expect(named('let n = rand() % tick();')).toEqual(['rand → rand', 'tick → tick'])
  expect(named('x == Button::Pressed')).toEqual(['Button::Pressed → Button::Pressed'])
  expect(named('turbo::audio::stop("a")')).toEqual(['turbo::audio::stop → audio::stop'])
  expect(named('fn draw(b: &Bounds, t: Tween<f32>) {}')).toEqual(['Bounds → Bounds', 'Tween → Tween'])
  expect(named('Tween::<f32>::new(0.0)')).toEqual(['Tween → Tween', 'new → Tween::new'])
})

test('methods of a variable with a known type', () => {
  expect(named('let mut t = Tween::new(0.0); if t.done() { t.set(1.0); }')).toEqual([
    'Tween::new → Tween::new',
    'done → Tween::done',
    'set → Tween::set',
  ])
  expect(named('gamepad(0).left.pressed()')).toEqual([
    'gamepad → gamepad',
    'left → Gamepad.left',
    'pressed → Button::pressed',
  ])
  expect(named('pointer().xy()')).toEqual(['pointer → pointer', 'xy → Pointer::xy'])
  expect(named('let (a, b) = bounds::canvas().split_horizontal_at(4); b.inset(2);').slice(-1)).toEqual([
    'inset → Bounds::inset',
  ])
  expect(named('fn f(b: &mut Bounds) { b.scale(2.0); }').slice(-1)).toEqual(['scale → Bounds::scale'])
})

test('fields of the game state have types', () => {
  const code = `turbo::init! { struct GameState { x: Tween<Bounds>, n: u32 } = Self { x: Tween::new(b), n: 0 } }
turbo::go!({ let mut state = GameState::load(); state.x.get().inset(1); state.n.pressed(); state.save(); });`
  expect(named(code)).toEqual([
    'turbo::init! → turbo::init!',
    'Tween → Tween',
    'Bounds → Bounds',
    'Tween::new → Tween::new',
    'turbo::go! → turbo::go!',
    'get → Tween::get',
    'inset → Bounds::inset',
  ])
})

test('self is the type of its impl', () => {
  const code = 'struct Menu { slide: Tween<f32> } impl Menu { fn go(&mut self) { self.slide.get(); } }'
  expect(named(code)).toEqual(['Tween → Tween', 'get → Tween::get'])
})

test('hidden lines contribute types', () => {
  expect(named('# let mut t = Tween::new(0.0);\nt.done();')).toEqual(['done → Tween::done'])
})

test.each([
  ['a loop', 'for part in bounds::canvas().rows(2) { part.inset(1); }'],
  ['a closure', 'let v: Vec<Bounds> = bounds::canvas().rows(2).into_iter().map(|part| part.inset(1)).collect();'],
  ['a pattern', 'if let Some(part) = bounds::canvas().rows(2).pop() { part.inset(1); }'],
  ['a list', 'let list = vec![bounds::canvas()]; list[0].inset(1);'],
])('methods of the result of %s', (_, code) => {
  expect(named(code)).toContain('inset → Bounds::inset')
})

test('a method of an unknown receiver has no symbol', () => {
  expect(named('thing.use_sprite("a")')).toEqual([])
})

test('links what can be resolved in an invalid program, and macros elsewhere', () => {
  expect(named('let x = 1\nrect!(x = 1); let n = rand();')).toEqual(['rect! → rect!', 'x → rect! x', 'rand → rand'])
})

test('a removed line is resolved as before the change', () => {
  const code = 'let v = bounds::canvas(); // [!code --]\nlet v = pointer(); // [!code ++]\nlet at = v.xy();'
  expect(named(code)).toEqual(['bounds::canvas → bounds::canvas', 'pointer → pointer', 'xy → Pointer::xy'])
})

test('a signature needs no body', () => {
  expect(named('fn apart(&self, from: &Bounds) -> Gamepad<Button>', { meta: 'signature' })).toEqual([
    'Bounds → Bounds',
    'Gamepad → Gamepad',
    'Button → Button',
  ])
})

test('own declarations have no symbol', () => {
  expect(named('fn rand() -> u32 { 4 } rand();')).toEqual([])
  expect(named('let clear = |c| c; clear(1);')).toEqual([])
  expect(named('struct Bounds; let b = Bounds::new(1); b.inset(2);')).toEqual([])
  expect(named('mod audio {} audio::play("x");')).toEqual([])
  expect(named('macro_rules! rect { () => {} } rect!(x = 1);')).toEqual([])
  expect(named('mod other { pub struct Tween; } use other::Tween; Tween::new(0.0);')).toEqual([])
})

test('a name may be called before it is shadowed', () => {
  expect(named('let tick = tick(); tick(2);')).toEqual(['tick → tick'])
})

test.each([
  'let t = Tween::new(0.0); items.map(|t| t.done());',
  'let t = Tween::new(0.0); for t in items { t.done(); }',
  'let t = Tween::new(0.0); match x { Some(t) => t.done(), _ => {} }',
  'let t = Tween::new(0.0); if let Some(t) = x { t.done(); }',
  'let t = Tween::new(0.0); let t = 5; t.done();',
])("shadowing removes a variable's type: %s", (code) => {
  expect(named(code)).toEqual(['Tween::new → Tween::new'])
})

test('a variable is local to its block', () => {
  expect(named('{ let t = Tween::new(0.0); } t.done();')).toEqual(['Tween::new → Tween::new'])
})

test('comments, strings, attributes and enum bodies have no symbols', () => {
  expect(named('// rand()\nlet s = "rand() Tween::new"; /* tick() */')).toEqual([])
  expect(named('#[derive(Bounds)] enum Kind { Bounds, Tween }')).toEqual([])
})

test("does not link a section's own symbols", () => {
  expect(named('rect!(x = 0)', { own: ['rect!'] })).toEqual([])
})

test('resolves turbo.toml keys by table', () => {
  const code = 'name = "a"\n[canvas]\nwidth = 1\nname = "b"\n[font.settings.dragon]\nsize = 2\n[other]\nwidth = 3'
  expect(named(code, { lang: 'toml' })).toEqual([
    'name → name',
    '[canvas] → [canvas]',
    'width → canvas.width',
    '[font.settings.dragon] → [font.settings.<name>]',
    'size → font.settings.<name>.size',
  ])
  expect(named('name = "a"', { lang: 'toml', meta: '[Cargo.toml]' })).toEqual([])
})

test('commands and flags of the CLI', () => {
  expect(named('turbo run -w --config big.toml my-game\nls -w', { lang: 'bash' })).toEqual([
    'turbo run → turbo run',
    '-w → turbo run --watch',
    '--config → turbo run --config',
  ])
  expect(named('cargo install turbo', { lang: 'bash' })).toEqual([])
})

test('inline code names a symbol exactly, or as an empty call', () => {
  const inline = (code: string) => inlineReference(code, table)
  expect(inline('rect!')).toBe('rect!')
  expect(inline('Tween::set')).toBe('Tween::set')
  expect(inline('bounds::canvas()')).toBe('bounds::canvas')
  expect(inline('[canvas]')).toBe('[canvas]')
  expect(inline('canvas.width')).toBe('canvas.width')
  expect(inline('turbo run')).toBe('turbo run')
  expect([inline('turbo'), inline('name'), inline('width'), inline('rect'), inline('gamepad(0)')]).toEqual(
    Array(5).fill(undefined),
  )
})

test('lists each used symbol once, in order', () => {
  const program = 'clear(0);\nlet pad = gamepad(0);\nif pad.a.pressed() {\n    circ!(d = 8);\n    circ!(d = 9);\n}'
  expect(symbolsUsedIn(program, { symbols: contentSymbolTable(), usesOf })).toEqual([
    'clear',
    'gamepad',
    'Gamepad.a',
    'Button::pressed',
    'circ!',
  ])
})

test("only the engine crate's declarations are documented", () => {
  const clear = { kind: 'function', name: 'clear', span: { start: 0, end: 5 } } as const
  const used = (crate: string) =>
    symbolsUsedIn('clear', { symbols: contentSymbolTable(), usesOf: () => [{ ...clear, crate }] })
  expect([used('turbo'), used('std')]).toEqual([['clear'], []])
})
