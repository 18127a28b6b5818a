import { shownTree } from '../../../tests/shownTree'
import { itemText } from './itemText'
import { readCrate } from './readCrate'

function read(files: Record<string, string>, hasFeature = false) {
  return readCrate({ files: new Map(Object.entries(files)), hasFeature })
}

const itemsOf = (files: Record<string, string>, hasFeature?: boolean) =>
  read(files, hasFeature)
    .items.map((item) => itemText(item).replace(/\n */g, ''))
    .join('\n')

test('omits bodies', () => {
  expect(itemsOf({ 'lib.rs': 'pub fn f(a: i32) -> bool { if a > 1 { true } else { unsafe { no() } } }' })).toBe(
    'pub fn f(a:i32)->bool;',
  )
})

test('omits the values of constants', () => {
  expect(itemsOf({ 'lib.rs': 'pub struct P; impl P { pub const ALL: [i32; 2] = [1, 2]; const OWN: i32 = 3; }' })).toBe(
    'pub struct P;\nimpl P{pub const ALL:[i32;2];}',
  )
})

test('treats a private module as part of the root', () => {
  const files = {
    'lib.rs':
      'mod input; pub mod camera; pub mod prelude { pub use crate::input::{press, Key}; pub use crate::camera; }',
    'input.rs': 'use crate::camera::x; pub fn press() {} pub struct Key;',
    'camera.rs': 'use crate::input::Key; pub fn x() -> Key { Key }',
  }
  expect(itemsOf(files).split('\n')).toEqual([
    'pub fn press();',
    'pub struct Key;',
    'pub mod camera{use crate::Key;pub fn x()->Key;}',
    'pub mod prelude{pub use crate::press;pub use crate::Key;pub use crate::camera;}',
  ])
})

test('omits items that programs cannot name', () => {
  const lib = `
    extern crate self as turbo;
    mod sealed { pub trait Number {} }
    pub trait Number: sealed::Number + Copy {}
    impl sealed::Number for i32 {}
    #[doc(hidden)] pub mod expansion { pub fn f() {} }
    #[doc(hidden)] pub mod recording;
    fn inner() {}
    pub struct P;
    impl P { fn inner(&self) {} }
    impl P { pub fn outer(&self) {} fn inner(&self) {} }
  `
  expect(itemsOf({ 'lib.rs': lib, 'recording.rs': 'pub fn g() {}' }).split('\n')).toEqual([
    'pub trait Number:Copy{}',
    'pub struct P;',
    'impl P{pub fn outer(&self);}',
  ])
})

test("expands the crate's macros", () => {
  const lib = `
    macro_rules! numbers { ($($number:ty)*) => { $(impl Number for $number {})* }; }
    numbers!(i8 Vec<i32>);
    macro_rules! methods {
      (impl $owner:ident { $(fn $name:ident(&self $(, $param:ident: $type:ty)*) -> $result:ty;)* }) => {
        impl $owner { $(pub fn $name(&self $(, $param: $type)*) -> $result { layout::$name(*self $(, $param)*) })* }
      };
    }
    methods! { impl P { fn a(&self) -> i32; fn b(&self, x: i32, y: Option<u8>) -> (i32, i32); } }
  `
  expect(itemsOf({ 'lib.rs': lib }).split('\n')).toEqual([
    'impl Number for i8{}',
    'impl Number for Vec<i32>{}',
    'impl P{pub fn a(&self)->i32;pub fn b(&self,x:i32,y:Option<u8>)->(i32,i32,);}',
  ])
})

test('respects the feature', () => {
  const files = {
    'lib.rs':
      '#[cfg(feature = "sdk")] mod sdk; #[cfg(not(feature = "sdk"))] pub fn tick() -> u32 { 1 } pub fn rest() {}',
    'sdk.rs': 'pub fn tick() -> usize { 1 }',
  }
  expect(itemsOf(files)).toBe('pub fn tick()->u32;\npub fn rest();')
  expect(itemsOf(files, true)).toBe('pub fn tick()->usize;\npub fn rest();')
})

test('resolves the calls in macro arms', () => {
  const lib = `
    mod options;
    #[macro_export]
    macro_rules! nine {
      ($name:expr, margins = $margins:expr, $($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::nine::named($name).margins($margins) $(.$option($value))* .draw()
      };
      ($format:literal, $($argument:expr),+) => { $crate::expansion::nine::of(&::std::format!($format, $($argument),+)).draw() };
      ($($option:ident = $value:expr),*) => { $crate::expansion::nine::new() $(.$option($value))* .draw() };
    }
    #[macro_export]
    macro_rules! log { ($($format:tt)+) => { $crate::expansion::log_line(::std::format!($($format)+)) }; }
    #[macro_export]
    macro_rules! go { ($frame:block) => { $frame }; }
  `
  const options =
    'options! { nine { margins: u32, } } impl nine { pub fn named(_name: &str) -> Self { } pub fn of(_text: &str) -> Self { } }'
  const { macros } = read({ 'lib.rs': lib, 'options.rs': options })
  expect(
    macros.map(({ name, arms }) => [
      name,
      arms.map(({ builder, head, options }) => shownTree([builder, head, options])),
    ]),
  ).toEqual([
    [
      'nine',
      [
        '[named [(variable name (RefType str))] [(margins margins)]]',
        '[of [(format isRef [format argument] (RefType str))] []]',
        '[undefined [] []]',
      ],
    ],
    ['log', ['[undefined [(format [format])] []]']],
  ])
})
