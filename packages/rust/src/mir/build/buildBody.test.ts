import { checkedProgram, stdAlone } from '../../../tests/checkedProgram'
import { check } from '../../front/checker/check'
import { printedBody } from '../../../tests/printedBody'
import { buildBody } from './buildBody'

function graphOf(text: string): string {
  let printed = ''
  check(checkedProgram(text).tree, stdAlone(), {
    analyze: (input) => {
      const { body } = buildBody(input)
      if (input.item?.name === 'f') printed = printedBody(body)
      return { checkMoves: () => undefined, checkBorrows: () => undefined }
    },
  })
  return printed
}

test.each([
  [
    'values are copied or moved',
    'fn f(a: i32, s: String) -> String { let b = a; let t = s; t }',
    `
    bb0:
      let a = copy _1
      let s = move _2
      let b = copy a
      let t = move s
      _ = move t
      storageDead(t)
      storageDead(b)
      storageDead(s)
      storageDead(a)
      return`,
  ],
  [
    'a receiver that is borrowed mutably is a two-phase borrow',
    'fn f(v: &mut Vec<usize>) { v.push(v.len()); }',
    `
    bb0:
      let _1 = move _2
      let v = compute(_1)
      let _3 = &two_phase (*v)
      let _4 = &(*v)
      _ = compute(_4)
      _ = compute(_3)
      storageDead(v)
      return`,
  ],
  [
    'the right side of && is a branch',
    'fn f(a: bool, b: bool) -> bool { a && b }',
    `
    bb0:
      let a = copy _1
      let b = copy _2
      _ = copy a
      switch -> bb1, bb2
    bb1:
      _ = copy b
      goto -> bb2
    bb2:
      storageDead(b)
      storageDead(a)
      return`,
  ],
  [
    'branches meet',
    'fn f(a: bool, s: String) -> i32 { if a { drop(s); 1 } else { 2 } }',
    `
    bb0:
      let a = copy _1
      let s = move _2
      _ = copy a
      switch -> bb1, bb2
    bb1:
      _ = move s
      goto -> bb3
    bb2:
      goto -> bb3
    bb3:
      storageDead(s)
      storageDead(a)
      return`,
  ],
  [
    'a guard borrows what its arm moves and what patterns test, and its failure leads to the arms behind',
    'fn f(o: Option<String>) -> usize { match o { Some(s) if s.is_empty() => 0, Some(t) => t.len(), None => 1 } }',
    `
    bb0:
      let o = move _1
      discriminant(o)
      switch -> bb1, bb3, bb4
    bb1:
      let _2 = &o.Some.0
      let s = compute(_2)
      let _3 = &o
      let _4 = &s
      _ = compute(_4)
      _ = compute(_3)
      switch -> bb2, bb3, bb4
    bb2:
      let s = move o.Some.0
      storageDead(s)
      goto -> bb5
    bb3:
      let t = move o.Some.0
      let _5 = &t
      _ = compute(_5)
      storageDead(t)
      goto -> bb5
    bb4:
      goto -> bb5
    bb5:
      storageDead(o)
      return`,
  ],
  [
    'a variable without a value has storage',
    'fn f() { let x; loop { x = 1; break; } drop(x); }',
    `
    bb0:
      storageLive(x)
      goto -> bb1
    bb1:
      x = compute()
      _ = copy x
      storageDead(x)
      return`,
  ],
  [
    'a loop leads back to its head',
    'fn f(mut n: i32) { while n > 0 { n -= 1; } }',
    `
    bb0:
      let n = copy _1
      goto -> bb1
    bb1:
      _ = copy n
      switch -> bb2, bb3
    bb2:
      n = copy n
      goto -> bb1
    bb3:
      storageDead(n)
      return`,
  ],
  [
    '`for` keeps its iterator for all rounds',
    'fn f(v: Vec<String>) { for s in &v { s.len(); } }',
    `
    bb0:
      let v = move _1
      let _2 = &v
      let _3 = compute(_2)
      let _4 = compute(_3)
      goto -> bb1
    bb1:
      let _5 = compute(_4)
      switch -> bb2, bb3
    bb2:
      let _6 = compute(_5)
      let _7 = copy _6
      let s = compute(_7)
      let _8 = copy s
      _ = compute(_8)
      storageDead(s)
      storageDead(_6)
      goto -> bb1
    bb3:
      storageDead(_4)
      storageDead(v)
      return`,
  ],
  [
    '`?` leaves all scopes',
    'fn f(r: Result<i32, String>) -> Result<i32, String> { let n = r?; Ok(n) }',
    `
    bb0:
      let r = move _1
      _ = move r
      switch -> bb1, bb3
    bb1:
      storageDead(r)
      goto -> bb4
    bb3:
      let n = compute()
      _ = copy n
      storageDead(n)
      storageDead(r)
      goto -> bb4
    bb4:
      return`,
  ],
  [
    'a base gives the fields that are not written',
    'struct P { a: String, b: String } fn f(p: P) -> P { P { a: String::new(), ..p } }',
    `
    bb0:
      let p = move _1
      _ = move p.b
      storageDead(p)
      return`,
  ],
  [
    'a closure has a body of its own and captures where it is made',
    'fn f(s: String, n: &mut i32) { let g = move || s.len(); let mut h = || *n += 1; h(); g(); }',
    `
    bb0:
      let s = move _1
      let _2 = move _3
      let n = compute(_2)
      let _4 = move s
      let g = compute(_4)
      let _5 = &mut (*n)
      let _6 = compute(_5)
      let h = compute(_6)
      _ = &mut h
      let _7 = compute()
      _ = compute(_7)
      _ = &g
      let _8 = compute()
      _ = compute(_8)
      storageDead(h)
      storageDead(g)
      storageDead(n)
      storageDead(s)
      return
    closure
      bb0:
        let _9 = &s
        let _10 = compute(_9)
        _ = compute(_10)
        return
    closure
      bb0:
        (*n) = copy (*n)
        let _11 = compute()
        _ = compute(_11)
        return`,
  ],
  [
    'an element of a Vec is behind a reference that Index returns',
    'fn f(v: Vec<String>) -> usize { v[0].len() }',
    `
    bb0:
      let v = move _1
      let _2 = &v
      let _3 = compute(_2)
      let _4 = &(*_3)
      _ = compute(_4)
      storageDead(v)
      return`,
  ],
  [
    'an element of an array is a part of it',
    'fn f(a: [i32; 2], i: usize) -> i32 { a[i] }',
    `
    bb0:
      let a = copy _1
      let i = copy _2
      _ = copy i
      _ = copy a[_]
      storageDead(i)
      storageDead(a)
      return`,
  ],
  [
    'patterns take parts',
    'fn f(p: (String, i32), a: [String; 2]) { let (s, ref n) = p; let [x, _] = a; }',
    `
    bb0:
      let p = move _1
      let a = move _2
      fakeRead(p)
      let s = move p.0
      let _3 = &p.1
      let n = compute(_3)
      fakeRead(a)
      let x = move a.#0
      storageDead(x)
      storageDead(n)
      storageDead(s)
      storageDead(a)
      storageDead(p)
      return`,
  ],
  [
    '`else` of `let` does not come back',
    'fn f(x: Option<i32>) -> i32 { let Some(n) = x else { return 0 }; n }',
    `
    bb0:
      let x = copy _1
      discriminant(x)
      switch -> bb1, bb3
    bb1:
      storageDead(x)
      goto -> bb4
    bb3:
      let n = copy x.Some.0
      _ = copy n
      storageDead(n)
      storageDead(x)
      goto -> bb4
    bb4:
      return`,
  ],
  [
    'a labelled block can be left',
    `fn f(a: bool) -> i32 { 'a: { if a { break 'a 1; } 2 } }`,
    `
    bb0:
      let a = copy _1
      _ = copy a
      switch -> bb1, bb3
    bb1:
      goto -> bb4
    bb3:
      goto -> bb4
    bb4:
      storageDead(a)
      return`,
  ],
  [
    'a Box is moved out of',
    'fn f(b: Box<String>) -> String { *b }',
    `
    bb0:
      let b = move _1
      _ = move (*b)
      storageDead(b)
      return`,
  ],
  [
    'a temporary that a `let` borrows lives as long as the block',
    'fn f(s: &str) { let t = &String::from(s); println!("{} {}", s, t); }',
    `
    bb0:
      let _1 = copy _2
      let s = compute(_1)
      let _3 = copy s
      let _4 = compute(_3)
      let _5 = &_4
      let t = compute(_5)
      let _6 = &s
      let _7 = &t
      _ = compute(_6, _7)
      storageDead(t)
      storageDead(_4)
      storageDead(s)
      return`,
  ],
  [
    'a guard of a cell is dropped with its statement',
    'fn f(c: &std::cell::RefCell<i32>) { *c.borrow_mut() = 1; }',
    `
    bb0:
      let _1 = copy _2
      let c = compute(_1)
      let _3 = copy c
      let _4 = compute(_3)
      let _5 = compute(_4)
      let _6 = &mut _5
      let _7 = compute(_6)
      (*_7) = compute()
      storageDead(_5)
      storageDead(c)
      return`,
  ],
  [
    'assignments evaluate the value first',
    'fn f(mut p: (i32, i32), n: i32) { p.0 = n; p.1 += 1; (p.0, _) = p; }',
    `
    bb0:
      let p = copy _1
      let n = copy _2
      _ = copy n
      p.0 = compute()
      p.1 = copy p.1
      _ = copy p
      p.0 = compute()
      storageDead(n)
      storageDead(p)
      return`,
  ],
  [
    'what follows a jump cannot be reached',
    'fn f(s: String) { return; drop(s); }',
    `
    bb0:
      let s = move _1
      storageDead(s)
      return`,
  ],
])('%s', (_title, text, graph) => {
  const expected = graph.slice(1).replaceAll(/^ {4}/gm, '')
  expect(graphOf(text)).toBe(expected)
})
