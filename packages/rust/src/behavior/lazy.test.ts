import { runText } from '../../tests/runText'

test('adapters are lazy', () => {
  const program = `
    let mut asked = vec![];
    let found = [1, 2, 3, 4].iter().map(|x| { asked.push(*x); x * 2 }).find(|x| *x > 3);
    println!("{found:?} {asked:?}");
    let mut order = vec![];
    let _: Vec<i32> = vec![1, 2, 3].into_iter().map(|x| { order.push(x); x }).rev().collect();
    println!("{order:?}");
    let lazy = (0..3).map(|x| println!("never {x}"));
    drop(lazy);
  `
  expect(runText(program)).toEqual(['Some(4) [1, 2]', '[3, 2, 1]'])
})

test('retain and drain visit items in order', () => {
  const program = `
    let mut v = vec![1, 2, 3, 4, 5, 6];
    v.retain_mut(|x| { *x *= 10; *x != 30 });
    v.drain(..2);
    let tail: Vec<i32> = v.drain(1..).collect();
    println!("{v:?} {tail:?}");
  `
  expect(runText(program)).toEqual(['[40] [50, 60]'])
})
