import { parseDeclarations } from '../parser/parseProgram'
import { shownTree } from '../../../tests/shownTree'
import { headerOf, readHeader } from './header'
import { itemText } from './itemText'
import { readCrate } from './readCrate'

const textOf = (source: string) =>
  parseDeclarations(source)
    .map((item) => itemText(item).replace(/\n */g, ''))
    .join('')

test.each([
  'pub struct P<T:Clone+Copy,const N:usize>{pub a:Vec<T>,b:[u8;3]}',
  '#[derive(Clone,Copy)]struct T(pub i32,&str);',
  'enum E<T>{A,B(T),C{d:u8},F=-1}',
  'impl<T> Show<i32> for P<T> where T:Show<i32>{type Out=Option<T>;const N:i32=3;fn f<U>(&mut self,a:impl Fn(U)->T,b:&mut [U])->Self::Out;}',
  'pub trait Show:Clone{fn f(self);fn g(&self)-><Self as Show>::Out;}',
  'pub mod m{pub use crate::a::b as c;use d::*;pub type A=dyn Fn(fn(i32)->(f32,));}',
])('the text of an item parses to the same item: %s', (source) => {
  expect(textOf(source)).toBe(source)
})

test("a header contains the crate's declarations", () => {
  const lib = `
    mod options;
    #[macro_export]
    macro_rules! dot { (size = $size:expr $(, $option:ident = $value:expr)*) => { $crate::expansion::dot::sized($size) $(.$option($value))* .draw() }; }
    pub fn clear(_color: u32) {}
  `
  const options =
    'options! { dot { x: impl As<(i32, f32)> = (0, -1.5), font: &str = "me", end: usize, } } impl dot { pub fn sized(_size: u32) -> Self { } }'
  const crate = readCrate({
    files: new Map([
      ['lib.rs', lib],
      ['options.rs', options],
    ]),
    hasFeature: false,
  })
  const header = headerOf(crate)
  expect(header.items).toBe('pub fn clear(color:u32);')
  expect(header.options).toBe('dot{x:impl As<(i32,f32,)>=(0,-1.5,),font:&str="me",end:usize}')
  const again = readHeader(JSON.parse(JSON.stringify(header)))
  expect(shownTree(again.macros)).toBe(shownTree(crate.macros))
  expect([...again.options.keys()]).toEqual(['dot'])
})

test('the contents of an item are on lines of their own', () => {
  const [module] = parseDeclarations('pub mod m { impl S { fn a(); fn b(); } }')
  expect(itemText(module!)).toBe('pub mod m{\n  impl S{\n    fn a();\n    fn b();\n  }\n}')
})
