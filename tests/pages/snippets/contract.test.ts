/** @jest-environment node */
import { contractOf } from './contract'

const LIB = `mod private;
pub mod game;

macro_rules! methods {
    (impl $owner:ident { $(fn $name:ident(&self $(, $param:ident: $type:ty)*) -> $result:ty;)* }) => {
        impl $owner {
            $(
                pub fn $name(&self $(, $param: $type)*) -> $result { layout::$name(*self) }
            )*
        }
    };
}

methods! {
    impl Box {
        fn at(&self, xy: (i32, i32)) -> Option<Box>;
    }
}

pub fn open() { fn inner() {} }
fn helper() {}

impl<T: Copy> Pair<T> {
    pub fn new(_first: T) -> Self { unimplemented!() }
    fn hinge(&self) {}
}

impl Add for Box {
    fn add(self, _other: Box) -> Box { unimplemented!() }
}

mod sealed { pub fn seal() {} }

pub mod prelude { use crate::Inner; pub use crate::Touch; }

options! {
    dot { x: impl As<(i32, u8)> = (0, 1), color: u32 = 0xff00ffff, frame: usize }
}

impl dot {
    pub fn named(name: &str) -> Self { Self::new().headed(name.into()) }
    fn headed(self, name: Value) -> Self { self }
}
`

const PRIVATE = `pub trait Touch { fn touches(&self) -> bool; }
pub trait Inner { fn convert(self); }
`

const GAME = `pub enum Way { Up = 0x1, #[default] Down }
pub mod deep { pub fn dive() {} }
`

const { items, options } = contractOf(
  new Map([
    ['lib.rs', LIB],
    ['private.rs', PRIVATE],
    ['game.rs', GAME],
  ]),
)

test('members are filed by type, functions by module; unreachable ones are omitted', () => {
  expect([...items.keys()].sort()).toEqual([
    'Box::at',
    'Pair::new',
    'Touch::touches',
    'Way::Down',
    'Way::Up',
    'game::deep::dive',
    'open',
  ])
})

test('types are printed as written, parameters without underscore', () => {
  expect(items.get('Box::at')).toEqual({
    kind: 'function',
    name: 'at',
    receiver: '&self',
    params: [{ name: 'xy', type: '(i32, i32)' }],
    result: 'Option<Box>',
  })
  expect(items.get('Pair::new')).toMatchObject({ receiver: undefined, params: [{ name: 'first', type: 'T' }] })
})

test('variants have their discriminants', () => {
  expect([items.get('Way::Up'), items.get('Way::Down')]).toEqual([
    { kind: 'variant', value: '0x1' },
    { kind: 'variant', value: undefined },
  ])
})

test("options follow the constructor's arguments, with types and defaults", () => {
  expect([...options.get('dot!')!]).toEqual([
    ['name', { type: '&str', fallback: undefined }],
    ['x', { type: '(i32, u8)', fallback: '(0, 1)' }],
    ['color', { type: 'u32', fallback: '0xff00ffff' }],
    ['frame', { type: 'usize', fallback: undefined }],
  ])
})
