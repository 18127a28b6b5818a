import { checkedProgram, programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('names the holder of the borrow', () => {
  expect(
    programDiagnostics('let mut list = vec![1]; let first = &list[0]; list.push(2); println!("{}", first);'),
  ).toEqual([
    'E0502 cannot borrow list as mutable because it is also borrowed as immutable: mutable borrow occurs here, while first still borrows it',
  ])
})

test('advises on a list modified while iterated', () => {
  const text = 'let mut list = vec![1]; for x in &list { list.push(*x); }'
  expect(programDiagnostics(text)).toEqual([
    'E0502 cannot borrow list as mutable because it is also borrowed as immutable: mutable borrow occurs here, while the loop still borrows it',
  ])
  expect(programHelp(text)).toEqual([
    'note in the loop what has to change, and change list behind it; to throw elements out, use retain; or loop over indices: for i in 0..list.len()',
  ])
})

test('suggests reading a value before the expression that borrows it', () => {
  expect(programHelp('let mut list = vec![1usize]; list[list.len() - 1] = 2;')).toEqual([
    'take the value before, with a let of its own in the line above',
  ])
})

test('fixes a returned closure with `move`', () => {
  const text = 'fn f(n: i32) -> Box<dyn Fn() -> i32> { Box::new(|| n + 1) }'
  const at = text.indexOf('||')
  const [error] = checkedProgram(text).diagnostics
  expect(error).toMatchObject({ code: 'E0373', fix: { span: { start: at, end: at }, text: 'move ' } })
})

test('a two-phase receiver is activated after its arguments', () => {
  expect(programDiagnostics('let mut list = vec![1usize]; list.push(list.len());')).toEqual([])
})

test('a field is free while another is borrowed', () => {
  const text = 'struct P { a: i32, b: i32 } let mut p = P { a: 1, b: 2 }; let a = &mut p.a;'
  expect(programDiagnostics(`${text} p.b = 3; *a += 1;`)).toEqual([])
  expect(programDiagnostics(`${text} p.a = 3; *a += 1;`)).toEqual([
    'E0506 cannot assign to p.a because it is borrowed: p.a is assigned to here but it was already borrowed, while a still borrows it',
  ])
})

test('accepts bodies beyond the limits', () => {
  const round = 'if let Some((a, rest)) = ns.split_first_mut() { v.push(a); ns = rest; } else { return; }\n'
  const text = (rounds: number) =>
    `fn f<'a>(v: &mut Vec<&'a mut i32>, mut ns: &'a mut [i32]) {
      let mut n = 1; let m = &n; n = 2; println!("{}", m);
      ${round.repeat(rounds)}
    }`
  expect(programDiagnostics(text(1))).toHaveLength(1)
  expect(programDiagnostics(text(250))).toEqual([])
})
