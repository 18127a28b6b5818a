import { runText } from '../../../../tests/runText'

test('push, pop, insert, remove, swap_remove and truncate', () => {
  const program = `
    let mut v = vec![1, 2, 3];
    v.push(4);
    v.insert(1, 9);
    println!("{:?} {} {} {v:?}", v.pop(), v.remove(0), v.swap_remove(0));
    v.truncate(1);
    println!("{v:?} {:?} {:?}", v.pop(), v.pop());
  `
  expect(runText(program)).toEqual(['Some(4) 1 9 [3, 2]', '[] Some(3) None'])
})

test('retain and retain_mut visit each item once, in order', () => {
  const program = `
    let mut v = vec![1, 2, 3, 4, 5];
    let mut seen = vec![];
    v.retain_mut(|x| { seen.push(*x); *x += 10; *x % 2 == 1 });
    println!("{v:?} {seen:?}");
    v.retain(|x| *x != 13);
    println!("{v:?}");
  `
  expect(runText(program)).toEqual(['[11, 13, 15] [1, 2, 3, 4, 5]', '[11, 15]'])
})

test('drain, split_off, append and splice move items', () => {
  const program = `
    let mut v = vec![1, 2, 3, 4, 5];
    println!("{:?} {v:?}", v.drain(1..3).collect::<Vec<_>>());
    v.drain(..1);
    let mut tail = v.split_off(1);
    tail.append(&mut v);
    println!("{tail:?} {v:?}");
    tail.splice(0..1, [7, 8, 9]);
    println!("{tail:?}");
  `
  expect(runText(program)).toEqual(['[2, 3] [1, 4, 5]', '[5, 4] []', '[7, 8, 9, 4]'])
})

test('extend, resize, dedup and fill', () => {
  const program = `
    let mut v = vec![1, 1, 2];
    v.extend_from_slice(&[2, 3]);
    v.dedup();
    v.resize(5, 0);
    v.extend_from_within(..2);
    println!("{v:?}");
    v.dedup_by_key(|x| *x / 2);
    v.resize_with(7, Default::default);
    println!("{v:?}");
  `
  expect(runText(program)).toEqual(['[1, 2, 3, 0, 0, 1, 2]', '[1, 2, 0, 2, 0, 0, 0]'])
})

test('vec! of lists clones the item', () => {
  const program = `
    let mut v = vec![vec![0; 2]; 2];
    v[0][0] = 1;
    let mut w = v.clone();
    w[1][1] = 5;
    println!("{v:?} {w:?}");
  `
  expect(runText(program)).toEqual(['[[1, 0], [0, 0]] [[1, 0], [0, 5]]'])
})

test('builds a Vec from arrays, slices, texts and queues', () => {
  const program = `
    println!("{:?} {:?} {:?}", Vec::from([1, 2]), vec![1, 2, 3][1..].to_vec(), Vec::<u8>::from("é"));
    let v: Vec<i32> = [4, 5].into();
    let a: [i32; 2] = v.clone().try_into().unwrap();
    let failed: Result<[i32; 3], _> = v.try_into();
    println!("{a:?} {failed:?}");
  `
  expect(runText(program)).toEqual(['[1, 2] [2, 3] [195, 169]', '[4, 5] Err([4, 5])'])
})

test('VecDeque grows and shrinks at both ends', () => {
  const program = `
    use std::collections::VecDeque;
    let mut d: VecDeque<i32> = (1..4).collect();
    d.push_front(0);
    d.push_back(4);
    println!("{d:?} {:?} {:?} {:?} {}", d.pop_front(), d.front(), d.back(), d[1]);
    d[0] = 50;
    if let Some(x) = d.back_mut() { *x = 9; }
    d.rotate_left(1);
    for x in d.iter_mut() { *x += 1; }
    println!("{d:?} {} {:?} {:?}", d.contains(&51), d.iter().rev().next(), d.get(9));
    println!("{} {:?}", d == vec![4, 10, 51], d.into_iter().map(|x| x * 2).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual([
    '[1, 2, 3, 4] Some(0) Some(1) Some(4) 2',
    '[3, 4, 10, 51] true Some(51) None',
    'false [6, 8, 20, 102]',
  ])
})

test('BinaryHeap pops the greatest first', () => {
  const program = `
    use std::collections::BinaryHeap;
    use std::cmp::Reverse;
    let mut h = BinaryHeap::from([3, 1, 4]);
    h.push(5);
    println!("{:?} {} {:?}", h.peek(), h.len(), h.clone().into_sorted_vec());
    while let Some(x) = h.pop() { print!("{x} "); }
    let mut least = BinaryHeap::new();
    for (cost, name) in [(3, 'a'), (1, 'b')] { least.push(Reverse((cost, name))); }
    println!("{:?}", least.pop());
  `
  expect(runText(program)).toEqual(['Some(5) 4 [1, 3, 4, 5]', "5 4 3 1 Some(Reverse((1, 'b')))"])
})

test('indexing past the end of a VecDeque ends the frame', () => {
  const queue = 'let mut d = std::collections::VecDeque::from([1, 2]); '
  expect(runText(`${queue} d[1] += 5; println!("{d:?} {}", d[2]);`)).toEqual(['panic: Out of bounds access'])
  expect(runText(`${queue} d[1] += 5; println!("{d:?}"); d[2] = 1;`)).toEqual(['[1, 7]', 'panic: Out of bounds access'])
})

test('swap_remove moves the last item, and reports an invalid index', () => {
  const program = 'let mut v = vec![1]; println!("{} {v:?}", v.swap_remove(0)); v.swap_remove(0);'
  expect(runText(program)).toEqual(['1 []', 'panic: swap_remove index (is 0) should be < len (is 0)'])
})
