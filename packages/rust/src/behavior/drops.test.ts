import { runText } from '../../tests/runText'
import { lowerProgram } from '../program'
import { declarationsWith } from '../standard'
import { printed } from '../ir/printed'

const NOISY = `struct Noisy(&'static str);
  impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0); } }`

test('drops variables in reverse at the end of their block, moved ones at their destination', () => {
  const program = `${NOISY}
    let _a = Noisy("a");
    let b = Noisy("b");
    { let _c = Noisy("c"); println!("inner"); }
    drop(b);
    println!("end");`
  expect(runText(program)).toEqual(['inner', 'drop c', 'drop b', 'end', 'drop a'])
})

test('each frame drops its own values', () => {
  expect(runText(`${NOISY} let _a = Noisy("a"); println!("frame");`, 2)).toEqual(['frame', 'drop a', 'frame', 'drop a'])
})

test('a panic ends the frame without further drops', () => {
  const program = `${NOISY} let _a = Noisy("a"); let list = vec![1]; println!("{}", list[list.len()]);`
  expect(runText(program)).toEqual(['panic: index out of bounds: the len is 1 but the index is 1'])
})

test('a Weak is empty once the last Rc is dropped', () => {
  const program = `use std::rc::Rc;
    let weak = { let rc = Rc::new(7); let weak = Rc::downgrade(&rc); println!("{:?}", weak.upgrade()); weak };
    println!("{:?}", weak.upgrade());`
  expect(runText(program)).toEqual(['Some(7)', 'None'])
})

test('drops a list as long as the call depth', () => {
  const program = `use std::rc::Rc;
    struct Node { next: Option<Rc<Node>> }
    let mut first = None;
    for _ in 0..300 { first = Some(Rc::new(Node { next: first.take() })); }
    println!("{}", Rc::strong_count(first.as_ref().unwrap()));`
  expect(runText(program)).toEqual(['1'])
})

function loweredText(text: string): string {
  const declarations = declarationsWith()
  const { program } = lowerProgram(text, declarations, (key) => key in declarations.natives)
  return program ? printed(program) : ''
}

test('a program that cannot observe drops is lowered without them', () => {
  const own = 'struct Name(String); let a = Name(String::new()); let b = a; let c = (b, 1); let (d, _) = c; d.0.len();'
  const text = loweredText(own)
  expect(text).toContain('(let slot=2 value=(read place=(slot slot=1 isPlain=false)))')
  expect(text).toContain('pattern=(parts parts=[(key=0 isPlain=false pattern=(bind slot=5 take="read"))])')
  expect(text).not.toContain('mem::replace')
  expect(loweredText(`${own} impl Drop for Name { fn drop(&mut self) {} }`)).toContain('mem::replace')
})

test('containers are skipped in a program that only queries counts', () => {
  const countOfNewRc = 'use std::rc::Rc; println!("{}", Rc::strong_count(&Rc::new(1)));'
  const text = loweredText(`${countOfNewRc} fn plain(s: String) -> String { let t = s; t } plain(String::new());`)
  expect(text).toContain('statements=[(let slot=2 value=(read place=(slot slot=1 isPlain=true)))]')
})
