import { runText } from '../../../../tests/runText'

test('sorts are stable, by key and comparator, and in a slice', () => {
  const program = `
    let mut v = vec![(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
    v.sort_by_key(|p| p.0);
    println!("{v:?}");
    v.sort_by(|a, b| b.0.cmp(&a.0));
    println!("{v:?}");
    let mut w = [5, 4, 3, 2, 1];
    w[1..4].sort();
    println!("{w:?}");
    w.sort_unstable_by(|a, b| b.cmp(a));
    println!("{w:?}");
    let mut f = [2.5, -1.0, 0.5];
    f.sort_by(|a, b| a.partial_cmp(b).unwrap());
    println!("{f:?}");
    let mut words = ["quick", "the", "brown"];
    words.sort_by_key(|w| std::cmp::Reverse(w.len()));
    println!("{words:?} {}", [1, 2, 2].is_sorted());
  `
  expect(runText(program)).toEqual([
    "[(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]",
    "[(2, 'a'), (2, 'c'), (1, 'b'), (1, 'd')]",
    '[5, 2, 3, 4, 1]',
    '[5, 4, 3, 2, 1]',
    '[-1.0, 0.5, 2.5]',
    '["quick", "brown", "the"] true',
  ])
})

test('writing to a slice changes the list', () => {
  const program = `
    let mut v = vec![1, 2, 3, 4, 5, 6];
    for x in &mut v[..2] { *x *= 10; }
    let part = &mut v[2..];
    part[0] = 9;
    part.reverse();
    v[1..3].fill(0);
    println!("{v:?}");
    {
        let (a, b) = v.split_at_mut(3);
        a[0] = b[0];
        std::mem::swap(&mut a[1], &mut b[1]);
    }
    for c in v.chunks_mut(4) { c[0] = -1; }
    println!("{v:?}");
    v.rotate_left(2);
    v.swap(0, 5);
    println!("{v:?}");
  `
  expect(runText(program)).toEqual(['[10, 0, 0, 5, 4, 9]', '[-1, 4, 0, 5, -1, 9]', '[4, 5, -1, 9, -1, 0]'])
})

test('first_mut, last_mut, get_mut and iter_mut borrow items', () => {
  const program = `
    let mut v = vec![1, 2, 3];
    if let Some(x) = v.first_mut() { *x = 10; }
    if let Some(x) = v.last_mut() { *x += 5; }
    if let Some(x) = v.get_mut(1) { *x *= 7; }
    for x in v.iter_mut() { *x += 1; }
    println!("{v:?} {:?} {:?} {:?}", v.get(1..), v.get(7), v.get(2..9));
    if let Some((head, rest)) = v.split_first_mut() { *head = 0; rest[0] = 1; }
    println!("{v:?} {:?} {:?}", v.split_first(), v.split_last());
  `
  expect(runText(program)).toEqual([
    '[11, 15, 9] Some([15, 9]) None None',
    '[0, 1, 9] Some((0, [1, 9])) Some((9, [0, 1]))',
  ])
})

test('windows, chunks and split are views of the list', () => {
  const program = `
    let v = [1, 2, 0, 4, 5];
    println!("{:?}", v.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    println!("{:?} {:?}", v.chunks(2).map(|c| c.len()).collect::<Vec<_>>(), v.chunks_exact(2).last());
    println!("{:?} {:?}", v.rchunks(2).next(), v.split(|x| *x == 0).map(|p| p.to_vec()).collect::<Vec<_>>());
    println!("{:?} {:?}", v.split_at(2), v.windows(9).next());
  `
  expect(runText(program)).toEqual([
    '[1, -2, 4, 1]',
    '[2, 2, 1] Some([0, 4])',
    'Some([4, 5]) [[1, 2], [4, 5]]',
    '([1, 2], [0, 4, 5]) None',
  ])
})

test('binary search finds an item or its insertion point', () => {
  const program = `
    let v = [1, 3, 5, 7];
    println!("{:?} {:?} {:?}", v.binary_search(&5), v.binary_search(&4), v.binary_search(&9));
    println!("{:?} {:?} {}", v.binary_search_by(|x| x.cmp(&3)), v.binary_search_by_key(&14, |x| x * 2), v.partition_point(|x| *x < 4));
  `
  expect(runText(program)).toEqual(['Ok(2) Err(2) Err(4)', 'Ok(1) Ok(3) 2'])
})

test('among equal items, finds the same one as Rust, also in a slice', () => {
  const program = `
    let v = [9, 1, 2, 2, 2, 3];
    println!("{:?} {:?}", v[1..].binary_search(&2), v[1..].partition_point(|x| *x <= 2));
    println!("{:?} {:?}", v[..0].binary_search(&2), v[..0].partition_point(|x| *x <= 2));
  `
  expect(runText(program)).toEqual(['Ok(3) 4', 'Err(0) 0'])
})

test('concatenates lists and texts', () => {
  const program = `
    println!("{:?} {:?} {:?}", [[1, 2], [3, 4]].concat(), [vec![1], vec![2]].join(&0), [[1], [2]].join(&[0, 0][..]));
    println!("{} {}", ["a", "b"].join(", "), vec!["x".to_string(), "y".to_string()].concat());
    println!("{:?} {:?}", [1, 2].repeat(2), [1, 2, 3].map(|x| x * 2));
  `
  expect(runText(program)).toEqual(['[1, 2, 3, 4] [1, 0, 2] [1, 0, 0, 2]', 'a, b xy', '[1, 2, 1, 2] [2, 4, 6]'])
})

test('lists compare item by item', () => {
  const program = `
    println!("{} {} {}", vec![1, 2] == [1, 2], [1, 2] < [1, 3], vec![1] > vec![]);
    println!("{} {} {}", [1, 2, 3].contains(&2), [1, 2, 3].starts_with(&[1, 2]), [1, 2, 3].ends_with(&[2]));
  `
  expect(runText(program)).toEqual(['true true true', 'true true false'])
})

test('copies arrays of Copy; to_vec and clone are deep', () => {
  const program = `
    let mut grid = [[0; 3]; 2];
    let copy = grid;
    grid[1][2] = 5;
    let mut rows: Vec<[i32; 3]> = grid.to_vec();
    rows[0][0] = 9;
    println!("{grid:?} {copy:?} {rows:?} {:?}", std::array::from_fn::<usize, 3, _>(|i| i * i));
  `
  expect(runText(program)).toEqual(['[[0, 0, 0], [0, 0, 5]] [[0, 0, 0], [0, 0, 0]] [[9, 0, 0], [0, 0, 5]] [0, 1, 4]'])
})
