/** @jest-environment node */
import { functionOf, namedArgumentsOf, rustItemsOf } from './rustItems'

test('a function has a name, a receiver, parameters and a result', () => {
  expect(functionOf('pub fn set(&mut self, _new_end: T) -> Self {')).toEqual({
    name: 'set',
    receiver: '&mut self',
    params: [{ name: 'new_end', type: 'T' }],
    result: 'Self',
  })
  expect(functionOf('camera::x() -> f32')).toEqual({
    name: 'camera::x',
    receiver: undefined,
    params: [],
    result: 'f32',
  })
})

test('commas and arrows inside brackets part nothing', () => {
  expect(functionOf('fn map<T>(self, f: impl FnOnce(Bounds, u32) -> T, xy: As<(i32, i32)>) -> (T, T)')).toEqual({
    name: 'map',
    receiver: 'self',
    params: [
      { name: 'f', type: 'impl FnOnce(Bounds, u32) -> T' },
      { name: 'xy', type: 'As<(i32, i32)>' },
    ],
    result: '(T, T)',
  })
})

test('a parameter may be a pair of names, and need not have a type', () => {
  expect(functionOf('position_xy((x, y)) -> Bounds')?.params).toEqual([{ name: 'xy', type: undefined }])
})

test('text that calls nothing is no function', () => {
  expect(functionOf('struct Bounds {')).toBeUndefined()
})

test('the named arguments of a call are its options', () => {
  expect([...namedArgumentsOf('dot!(\n    "a, b",\n    xy = (0, 0),\n    size = 1,\n)')]).toEqual([
    ['xy', '(0, 0)'],
    ['size', '1'],
  ])
})

test('members go by their type, functions by their module; bodies, macros and trait implementations declare nothing', () => {
  const source = `macro_rules! methods {
    (impl $owner:ident) => {
        pub fn hidden() {}
    };
}

methods! {
    impl Box {
        fn x(&self) -> i32;
    }
}

pub fn open() {
    fn inner() {}
}

impl<T: Copy> Pair<T> {
    pub fn new(_first: T) -> Self {
        unimplemented!()
    }
}

impl Add for Box {
    fn add(self, _other: Box) -> Box {
        unimplemented!()
    }
}

pub trait Touch {
    fn touches(&self) -> bool;
}

pub mod deep {
    pub fn dive() {}
}

pub enum Way {
    Up = 1,
    #[default]
    Down,
}
`
  const items = rustItemsOf(source, 'game')
  expect([...items.keys()]).toEqual([
    'Box::x',
    'game::open',
    'Pair::new',
    'Touch::touches',
    'game::deep::dive',
    'Way::Up',
    'Way::Down',
  ])
  expect(items.get('Way::Up')).toEqual({ kind: 'variant', value: '1' })
  expect(items.get('Way::Down')).toEqual({ kind: 'variant', value: undefined })
})

test('private functions and private modules declare nothing', () => {
  const source = `pub struct Box(());

impl Box {
    pub fn open(&self) {}

    fn hinge(&self) {}
}

fn helper() {}

mod sealed {
    pub trait Lid {
        fn lift(&self);
    }
}
`
  expect([...rustItemsOf(source, '').keys()]).toEqual(['Box::open'])
})
