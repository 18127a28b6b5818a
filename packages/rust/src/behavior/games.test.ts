import { runText } from '../../tests/runText'

test('maps, grids, words and numbers', () => {
  const program = `
    use std::collections::HashMap;
    #[derive(Debug, Clone, PartialEq)]
    enum Tile { Wall, Floor, Door { open: bool } }
    struct Map { tiles: Vec<Vec<Tile>>, names: HashMap<String, (usize, usize)> }
    impl Map {
        fn parse(text: &str) -> Self {
            let mut names = HashMap::new();
            let tiles = text.lines().enumerate().map(|(y, line)| line.chars().enumerate().map(|(x, c)| match c {
                '#' => Tile::Wall, '.' => Tile::Floor, '+' => Tile::Door { open: false },
                other => { names.insert(other.to_string(), (x, y)); Tile::Floor }
            }).collect()).collect();
            Map { tiles, names }
        }
        fn get(&self, x: i32, y: i32) -> Option<&Tile> { self.tiles.get(usize::try_from(y).ok()?)?.get(x as usize) }
        fn open(&mut self) { for row in &mut self.tiles { for tile in row.iter_mut() { if let Tile::Door { open } = tile { *open = !*open; } } } }
    }
    let mut map = Map::parse("###\\n#a+\\n#.b");
    map.open();
    println!("{:?} {:?} {:?}", map.get(2, 1), map.get(9, 1), map.get(0, -1));
    let mut keys: Vec<_> = map.names.iter().collect();
    keys.sort();
    println!("{keys:?}");
    let mut counts: HashMap<char, u32> = HashMap::new();
    for c in "hello world".chars().filter(|c| c.is_alphabetic()) { *counts.entry(c).or_insert(0) += 1; }
    let mut list: Vec<(char, u32)> = counts.into_iter().collect();
    list.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    println!("{list:?}");
    let words = vec!["apple", "bob", "cat"];
    let longest = words.iter().max_by_key(|w| w.len()).unwrap();
    let joined = words.iter().map(|w| w.to_uppercase()).collect::<Vec<_>>().join("-");
    println!("{longest} {joined} {:>8.2}|{:<5}|{:^7}|{:+}", 3.14159_f32, "ab", "mid", 5);
    let mut grid = [[0u8; 4]; 3];
    for (y, row) in grid.iter_mut().enumerate() { for (x, cell) in row.iter_mut().enumerate() { *cell = (x * y) as u8; } }
    println!("{grid:?} {}", grid.iter().flatten().map(|c| *c as u32).sum::<u32>());
    let (evens, odds): (Vec<i32>, Vec<i32>) = (1..10).partition(|n| n % 2 == 0);
    println!("{evens:?} {odds:?} {:?}", evens.iter().zip(&odds).map(|(a, b)| a * b).collect::<Vec<_>>());
    let mut fib = vec![1u64, 1];
    while fib.len() < 10 { let n = fib[fib.len() - 1] + fib[fib.len() - 2]; fib.push(n); }
    println!("{fib:?} {:?}", fib.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    let text = String::from("héllo");
    println!("{} {} {:?} {:?}", text.len(), text.chars().count(), text.find('l'), text.char_indices().nth(2));
    let mut a = [5, 3, 8, 1];
    a.sort_by(|x, y| y.cmp(x));
    println!("{a:?} {:?} {:?}", a.iter().position(|x| *x == 8), a.binary_search_by(|p| 3.cmp(p)));
    let mut floats = vec![2.5, -1.0, 9.75];
    floats.sort_by(|a, b| a.partial_cmp(b).unwrap());
    println!("{floats:?} {:?}", floats.iter().cloned().fold(f64::NEG_INFINITY, f64::max));
  `
  expect(runText(program)).toEqual([
    'Some(Door { open: true }) None None',
    '[("a", (1, 1)), ("b", (2, 2))]',
    "[('l', 3), ('o', 2), ('d', 1), ('e', 1), ('h', 1), ('r', 1), ('w', 1)]",
    'apple APPLE-BOB-CAT     3.14|ab   |  mid  |+5',
    '[[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 4, 6]] 18',
    '[2, 4, 6, 8] [1, 3, 5, 7, 9] [2, 12, 30, 56]',
    '[1, 1, 2, 3, 5, 8, 13, 21, 34, 55] [0, 1, 1, 2, 3, 5, 8, 13, 21]',
    "6 5 Some(3) Some((3, 'l'))",
    '[8, 5, 3, 1] Some(0) Ok(2)',
    '[-1.0, 2.5, 9.75] 9.75',
  ])
})

test('a player with an inventory', () => {
  const program = `
    // assorted
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Dir { Up, Down }
    #[derive(Debug, Clone, Default)]
    struct Player { pos: (f32, f32), hp: u32, name: String, inv: Vec<Item> }
    #[derive(Debug, Clone, PartialEq)]
    enum Item { Sword { dmg: u32 }, Potion(u32), Nothing }
    impl Player {
        const MAX: u32 = 100;
        fn hurt(&mut self, n: u32) -> bool { self.hp = self.hp.saturating_sub(n); self.hp == 0 }
        fn heal(&mut self) -> Option<u32> {
            let i = self.inv.iter().position(|i| matches!(i, Item::Potion(_)))?;
            if let Item::Potion(n) = self.inv.remove(i) { self.hp = (self.hp + n).min(Self::MAX); Some(self.hp) } else { None }
        }
        fn best(&self) -> Option<&Item> { self.inv.iter().max_by_key(|i| match i { Item::Sword { dmg } => *dmg, Item::Potion(n) => n / 2, Item::Nothing => 0 }) }
        fn step(mut self, d: Dir) -> Self { match d { Dir::Up => self.pos.1 -= 1.5, Dir::Down => self.pos.1 += 1.5 } self }
    }
    let mut p = Player { hp: 50, name: "Ann".into(), inv: vec![Item::Potion(80), Item::Sword { dmg: 7 }, Item::Nothing], ..Default::default() };
    println!("{} {:?} {:?} {:?}", p.hurt(20), p.heal(), p.heal(), p.best());
    p = p.step(Dir::Down).step(Dir::Down);
    println!("{:#?}", p);
    let mut players = vec![p.clone(), Player { hp: 3, ..p.clone() }];
    players[1].inv.push(Item::Potion(1));
    let (a, b) = players.split_at_mut(1);
    std::mem::swap(&mut a[0].hp, &mut b[0].hp);
    for p in players.iter_mut().filter(|p| p.hp > 10) { p.name.push_str("!!"); }
    println!("{:?}", players.iter().map(|p| (p.hp, p.name.as_str(), p.inv.len())).collect::<Vec<_>>());
    let total: u32 = players.iter().map(|p| p.hp).sum::<u32>() + players.len() as u32;
    println!("{total}");
    let mut grid = vec![vec!['.'; 5]; 3];
    grid[1][2] = '#';
    if let Some(row) = grid.get_mut(2) { row[0] = '@'; row.swap(0, 4); }
    for row in &grid { println!("{}", row.iter().collect::<String>()); }
    let s = "one two  three";
    let parts: Vec<&str> = s.split(' ').filter(|p| !p.is_empty()).collect();
    let [first, second, ..] = parts[..] else { panic!() };
    println!("{first} {second} {}", &s[4..7]);
    let nested: Vec<Vec<i32>> = (1..4).map(|n| (0..n).collect()).collect();
    println!("{:?} {:?}", nested, nested.concat());
    let mut it = nested.iter().peekable();
    while let Some(v) = it.next() { if let Some(next) = it.peek() { println!("{} < {}", v.len(), next.len()); } }
    let x = 5u8;
    println!("{:?} {:?} {} {}", x.checked_sub(6), x.checked_add(250), x.wrapping_sub(6), (x as i8 - 10).abs());
    let t = (1, ("a", [1.5, 2.5]));
    let (n, (c, [u, v])) = t;
    println!("{n} {c} {u} {v} {}", t.1.1[1]);
    let label = if total > 40 { "big" } else if total > 20 { "mid" } else { "small" };
    let mut state = Some(Dir::Up);
    let mut log = String::new();
    while let Some(d) = state { log += &format!("{d:?},"); state = match d { Dir::Up => Some(Dir::Down), Dir::Down => None }; }
    println!("{label} {log} {:?} {}", Dir::Up.max(Dir::Down), Dir::Up < Dir::Down);
    let r: Result<u32, String> = "12".parse::<u32>().map_err(|e| e.to_string()).and_then(|n| if n > 10 { Err(format!("{n} too big")) } else { Ok(n) });
    println!("{r:?} {}", r.clone().unwrap_or_else(|e| e.len() as u32));
    fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
    println!("{}", compose(|x: i32| x + 1, |y: i32| format!("<{y}>"))(4));
    let mut arr = [[0; 3]; 3];
    let row = &mut arr[1];
    row[2] = 7;
    let copy = arr;
    arr[1][2] += 1;
    println!("{copy:?} {arr:?}");
    let mut v2 = vec![1, 2, 3];
    let last = v2.last().copied();
    v2.extend(last.into_iter().chain([9, 9]));
    v2.dedup();
    v2.insert(1, 100);
    v2.truncate(4);
    println!("{v2:?} {:?}", v2.iter().rev().skip(1).step_by(2).collect::<Vec<_>>());
    let opt: Option<&Item> = players[0].inv.first();
    println!("{:?} {}", opt, opt.is_some_and(|i| *i == Item::Sword { dmg: 7 }));
  `
  expect(runText(program)).toEqual([
    'false Some(100) None Some(Sword { dmg: 7 })',
    'Player {',
    '    pos: (',
    '        0.0,',
    '        3.0,',
    '    ),',
    '    hp: 100,',
    '    name: "Ann",',
    '    inv: [',
    '        Sword {',
    '            dmg: 7,',
    '        },',
    '        Nothing,',
    '    ],',
    '}',
    '[(3, "Ann", 2), (100, "Ann!!", 3)]',
    '105',
    '.....',
    '..#..',
    '....@',
    'one two two',
    '[[0], [0, 1], [0, 1, 2]] [0, 0, 1, 0, 1, 2]',
    '1 < 2',
    '2 < 3',
    'None Some(255) 255 5',
    '1 a 1.5 2.5 2.5',
    'big Up,Down, Down true',
    'Err("12 too big") 10',
    '<5>',
    '[[0, 0, 0], [0, 0, 7], [0, 0, 0]] [[0, 0, 0], [0, 0, 8], [0, 0, 0]]',
    '[1, 100, 2, 3] [2, 1]',
    'Some(Sword { dmg: 7 }) true',
  ])
})

test('trees, stacks, mazes and operators of the program', () => {
  const program = `
    use std::collections::{BTreeMap, HashSet, VecDeque, HashMap};
    use std::fmt;
    use std::ops::{Add, Mul, Sub, Index, Deref, DerefMut, Not, BitOr, Rem, SubAssign};
    trait Shape { type Unit: fmt::Debug; fn unit(&self) -> Self::Unit; fn describe(&self) -> String { format!("<{:?}>", self.unit()) } }
    struct A; struct B(f32);
    impl Shape for A { type Unit = &'static str; fn unit(&self) -> &'static str { "a" } }
    impl Shape for B { type Unit = (f32, i32); fn unit(&self) -> (f32, i32) { (self.0, 2) } }
    fn all<S: Shape>(s: &[S]) -> Vec<S::Unit> { s.iter().map(|x| x.unit()).collect() }
    println!("{} {} {:?}", A.describe(), B(1.5).describe(), all(&[B(2.0), B(3.0)]));
    #[derive(Debug, Clone, Copy, PartialEq)]
    struct V2<T> { x: T, y: T }
    impl<T: Add<Output = T>> Add for V2<T> { type Output = V2<T>; fn add(self, o: Self) -> Self { V2 { x: self.x + o.x, y: self.y + o.y } } }
    impl<T: Mul<Output = T> + Copy> Mul<T> for V2<T> { type Output = Self; fn mul(self, k: T) -> Self { V2 { x: self.x * k, y: self.y * k } } }
    impl<'a, T: Sub<Output = T> + Copy> Sub<&'a V2<T>> for &'a V2<T> { type Output = V2<T>; fn sub(self, o: &V2<T>) -> V2<T> { V2 { x: self.x - o.x, y: self.y - o.y } } }
    impl<T: SubAssign> SubAssign for V2<T> { fn sub_assign(&mut self, o: Self) { self.x -= o.x; self.y -= o.y; } }
    impl From<(i32, i32)> for V2<i32> { fn from((x, y): (i32, i32)) -> Self { V2 { x, y } } }
    impl std::iter::Sum for V2<i32> { fn sum<I: Iterator<Item = Self>>(it: I) -> Self { it.fold(V2 { x: 0, y: 0 }, |a, b| a + b) } }
    let p: V2<i32> = (3, 4).into();
    let mut q = p + V2 { x: 1, y: 1 } * 2;
    q -= p;
    println!("{:?} {:?} {:?} {:?}", q, &p - &q, V2 { x: 0.5, y: 1.0 } + V2 { x: 1.0, y: 1.0 }, vec![p, q, p].into_iter().sum::<V2<i32>>());
    struct Wrapper { inner: Vec<i32>, reads: u32 }
    impl Deref for Wrapper { type Target = Vec<i32>; fn deref(&self) -> &Vec<i32> { &self.inner } }
    impl DerefMut for Wrapper { fn deref_mut(&mut self) -> &mut Vec<i32> { self.reads += 1; &mut self.inner } }
    let mut w = Wrapper { inner: vec![1], reads: 0 };
    w.push(2); w[0] = 10;
    w.iter_mut().for_each(|x| *x += 1);
    println!("{:?} {} {} {}", *w, w.len(), w.reads, w.iter().sum::<i32>());
    struct Fib { a: u64, b: u64 }
    impl Iterator for Fib { type Item = u64; fn next(&mut self) -> Option<u64> { let r = self.a; (self.a, self.b) = (self.b, self.a + self.b); Some(r) } }
    fn fib() -> impl Iterator<Item = u64> { Fib { a: 0, b: 1 } }
    println!("{:?} {:?}", fib().take_while(|n| *n < 50).filter(|n| n % 2 == 0).collect::<Vec<_>>(), fib().skip(90).next());
    fn boxed<'a>(v: &'a [i32], rev: bool) -> Box<dyn Iterator<Item = &'a i32> + 'a> { if rev { Box::new(v.iter().rev()) } else { Box::new(v.iter()) } }
    for r in [true, false] { println!("{:?}", boxed(&[1, 2, 3], r).map(|x| x * 2).collect::<Vec<_>>()); }
    struct Tree { root: Option<Box<Node>> }
    struct Node { key: i32, left: Option<Box<Node>>, right: Option<Box<Node>> }
    impl Tree {
        fn insert(&mut self, key: i32) { let mut cur = &mut self.root; while let Some(n) = cur { cur = if key < n.key { &mut n.left } else { &mut n.right }; } *cur = Some(Box::new(Node { key, left: None, right: None })); }
        fn walk(&self) -> Vec<i32> { fn go(n: &Option<Box<Node>>, out: &mut Vec<i32>) { if let Some(b) = n { go(&b.left, out); out.push(b.key); go(&b.right, out); } } let mut v = vec![]; go(&self.root, &mut v); v }
        fn depth(n: &Option<Box<Node>>) -> usize { n.as_ref().map_or(0, |b| 1 + Self::depth(&b.left).max(Self::depth(&b.right))) }
    }
    let mut t = Tree { root: None };
    for k in [5, 2, 8, 1, 9, 3] { t.insert(k); }
    println!("{:?} {}", t.walk(), Tree::depth(&t.root));
    struct Stack { head: Option<Box<Link>> , len: usize }
    struct Link { v: String, next: Option<Box<Link>> }
    impl Stack {
        fn push(&mut self, v: &str) { let next = self.head.take(); self.head = Some(Box::new(Link { v: v.to_string(), next })); self.len += 1; }
        fn pop(&mut self) -> Option<String> { self.head.take().map(|l| { let l = *l; self.head = l.next; self.len -= 1; l.v }) }
        fn reverse(&mut self) { let mut prev = None; let mut cur = self.head.take(); while let Some(mut l) = cur { cur = l.next.take(); l.next = prev; prev = Some(l); } self.head = prev; }
    }
    let mut s = Stack { head: None, len: 0 };
    for w in ["a", "b", "c"] { s.push(w); }
    s.reverse();
    println!("{:?} {:?} {} {:?}", s.pop(), s.pop(), s.len, s.head.as_ref().map(|l| l.v.as_str()));
    let mut queue = VecDeque::from(vec![(0usize, 0usize)]);
    let maze = ["..#.", "..#.", "....", "#..."];
    let grid: Vec<Vec<char>> = maze.iter().map(|r| r.chars().collect()).collect();
    let mut dist: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    dist.insert((0, 0), 0);
    while let Some((x, y)) = queue.pop_front() {
        let d = dist[&(x, y)];
        for (dx, dy) in [(0i32, 1i32), (1, 0), (0, -1), (-1, 0)] {
            let (nx, ny) = (x as i32 + dx, y as i32 + dy);
            if nx < 0 || ny < 0 || nx >= 4 || ny >= 4 { continue; }
            let p = (nx as usize, ny as usize);
            if grid[p.1][p.0] == '#' || dist.contains_key(&p) { continue; }
            dist.insert(p, d + 1);
            queue.push_back(p);
        }
    }
    println!("{} {:?} {:?}", dist.len(), dist.get(&(3, 0)), dist.iter().rev().next());
    let uniq: HashSet<i32> = [1, 2, 2, 3].into_iter().collect();
    let mut u: Vec<_> = uniq.iter().copied().collect(); u.sort_unstable_by(|a, b| b.cmp(a));
    println!("{u:?} {}", uniq.contains(&2));
    let mut inventory: HashMap<&str, Vec<u32>> = HashMap::new();
    for (k, v) in [("x", 1), ("y", 2), ("x", 3)] { inventory.entry(k).or_default().push(v); }
    if let Some(list) = inventory.get_mut("x") { list.retain(|v| *v > 1); }
    let mut keys: Vec<_> = inventory.into_iter().collect(); keys.sort();
    println!("{keys:?}");
  `
  expect(runText(program)).toEqual([
    '<"a"> <(1.5, 2)> [(2.0, 2), (3.0, 2)]',
    'V2 { x: 2, y: 2 } V2 { x: 1, y: 2 } V2 { x: 1.5, y: 2.0 } V2 { x: 8, y: 10 }',
    '[11, 3] 2 3 14',
    '[0, 2, 8, 34] Some(2880067194370816120)',
    '[6, 4, 2]',
    '[2, 4, 6]',
    '[1, 2, 3, 5, 8, 9] 3',
    'Some("a") Some("b") 1 Some("c")',
    '13 Some(7) Some(((3, 3), 6))',
    '[3, 2, 1] true',
    '[("x", [3]), ("y", [2])]',
  ])
})

test('boards, random numbers, texts and searches', () => {
  const program = `
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Cell { Empty, Wall = 5, Gem }
    #[derive(Clone, Debug)]
    struct Board { cells: [[Cell; 4]; 3], score: u32, log: Vec<String> }
    impl Board {
        const W: usize = 4;
        fn new() -> Self { let mut b = Self { cells: [[Cell::Empty; Self::W]; 3], score: 0, log: Vec::with_capacity(4) }; b.cells[1][2] = Cell::Wall; b.cells[0][3] = Cell::Gem; b }
        fn neighbours(&self, x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
            (-1i32..=1).flat_map(move |dy| (-1i32..=1).map(move |dx| (dx, dy))).filter(|d| *d != (0, 0)).filter_map(move |(dx, dy)| {
                let nx = x.checked_add_signed(dx as isize)?; let ny = y.checked_add_signed(dy as isize)?;
                (nx < Self::W && ny < self.cells.len()).then_some((nx, ny))
            })
        }
        fn count(&self, x: usize, y: usize, what: Cell) -> usize { self.neighbours(x, y).filter(|&(nx, ny)| self.cells[ny][nx] == what).count() }
        fn take(&mut self, x: usize, y: usize) -> Result<u32, String> {
            let cell = &mut self.cells[y][x];
            match std::mem::replace(cell, Cell::Empty) {
                Cell::Gem => { self.score += 10; self.log.push(format!("gem at {x},{y}")); Ok(self.score) }
                other => { *cell = other; Err(format!("{other:?}={}", other as i32)) }
            }
        }
    }
    let mut b = Board::new();
    let before = b.clone();
    println!("{} {:?} {:?} {:?}", b.count(2, 0, Cell::Wall), b.take(3, 0), b.take(2, 1), b.take(0, 0));
    println!("{:?} {:?} {}", before.cells[0], b.cells[0], b.log.join(";"));
    let snapshot = b.cells;
    b.cells[2].swap(0, 3); b.cells[2][0] = Cell::Gem;
    for (y, row) in b.cells.iter().enumerate() { println!("{y} {}", row.iter().map(|c| match c { Cell::Empty => '.', Cell::Wall => '#', Cell::Gem => '*' }).collect::<String>()); }
    println!("{}", snapshot == b.cells);
    let mut rng = 12345u64;
    let mut next = || { rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17; rng };
    let rolls: Vec<u64> = (0..5).map(|_| next() % 100).collect();
    println!("{rolls:?} {:x}", next());
    let mut lcg = 7u32;
    let mut step = move || -> u32 { lcg = lcg.wrapping_mul(1664525).wrapping_add(1013904223); lcg >> 16 };
    println!("{} {} {lcg}", step(), step());
    let text = "The quick brown fox";
    let caps: String = text.split_whitespace().filter_map(|w| w.chars().next()).collect();
    let rev: String = text.chars().rev().collect();
    let title: Vec<String> = text.split(' ').map(|w| { let mut c = w.chars(); c.next().map(|f| f.to_uppercase().collect::<String>() + c.as_str()).unwrap_or_default() }).collect();
    println!("{caps} {rev} {title:?} {}", text.bytes().map(|b| b as u32).sum::<u32>());
    let caesar: String = "Hello, Zoe".chars().map(|c| if c.is_ascii_alphabetic() { let base = if c.is_ascii_lowercase() { b'a' } else { b'A' }; ((c as u8 - base + 3) % 26 + base) as char } else { c }).collect();
    println!("{caesar} {:?}", caesar.char_indices().filter(|(_, c)| c.is_uppercase()).map(|(i, _)| i).collect::<Vec<_>>());
    let (mut lo, mut hi) = (0usize, 100usize);
    while lo < hi { let mid = (lo + hi) / 2; if mid * mid < 2000 { lo = mid + 1 } else { hi = mid } }
    println!("{lo}");
    let primes: Vec<u32> = (2..40).filter(|n| !(2..*n).any(|d| n % d == 0)).collect();
    println!("{primes:?} {:?}", primes.chunks(5).map(|c| c.iter().sum::<u32>()).collect::<Vec<_>>());
    let mut a = [9, 4, 7, 1];
    for i in 0..a.len() { for j in 0..a.len() - 1 - i { if a[j] > a[j + 1] { a.swap(j, j + 1); } } }
    println!("{a:?} {:?} {:?}", a.iter().min_by_key(|x| (**x as i32 - 5).abs()), a.iter().scan(0, |s, x| { *s += x; Some(*s) }).collect::<Vec<_>>());
    let matrix = vec![vec![1, 2, 3], vec![4, 5, 6]];
    let transposed: Vec<Vec<i32>> = (0..3).map(|c| matrix.iter().map(|r| r[c]).collect()).collect();
    println!("{transposed:?} {:?}", matrix.iter().map(|r| r.iter().product::<i32>()).max());
    fn memo(n: u64, cache: &mut Vec<Option<u64>>) -> u64 { if n < 2 { return n; } if let Some(v) = cache[n as usize] { return v; } let v = memo(n - 1, cache) + memo(n - 2, cache); cache[n as usize] = Some(v); v }
    println!("{}", memo(80, &mut vec![None; 100]));
    fn gcd(a: u32, b: u32) -> u32 { if b == 0 { a } else { gcd(b, a % b) } }
    fn ackermann(m: u32, n: u32) -> u32 { match (m, n) { (0, n) => n + 1, (m, 0) => ackermann(m - 1, 1), (m, n) => ackermann(m - 1, ackermann(m, n - 1)) } }
    println!("{} {}", gcd(48, 36), ackermann(2, 3));
    let ops: [(&str, fn(f32, f32) -> f32); 3] = [("add", |a, b| a + b), ("max", f32::max), ("pow", f32::powf)];
    for (name, op) in ops { print!("{name}={} ", op(2.0, 3.0)); }
    println!();
    let mut machine = vec![("idle", 0u8)];
    let r = loop { let (name, n) = machine[machine.len() - 1]; match (name, n) { ("idle", _) => machine.push(("run", n + 1)), ("run", n @ 1..=3) => machine.push(("run", n + 1)), (other, n) if n > 3 => break format!("{other}{n}"), _ => unreachable!() } };
    println!("{r} {}", machine.len());
    let t: (i32, (f32, [u8; 2])) = Default::default();
    println!("{t:?} {:?} {:?}", i32::default(), Option::<String>::default());
    let v: Vec<(String, i32)> = vec![("b".to_string(), 2), ("a".to_string(), 2), ("c".to_string(), 1)];
    let mut sorted = v.clone(); sorted.sort_by(|(n1, k1), (n2, k2)| k2.cmp(k1).then_with(|| n1.cmp(n2)));
    println!("{:?} {:?}", sorted, v.iter().map(|(n, _)| n.clone()).reduce(|a, b| a + &b));
  `
  expect(runText(program)).toEqual([
    '1 Ok(10) Err("Wall=5") Err("Empty=0")',
    '[Empty, Empty, Empty, Gem] [Empty, Empty, Empty, Empty] gem at 3,0',
    '0 ....',
    '1 ..#.',
    '2 *...',
    'false',
    '[9, 97, 41, 80, 74] f8d4194f461e6ec3',
    '15648 59866 7',
    'Tqbf xof nworb kciuq ehT ["The", "Quick", "Brown", "Fox"] 1811',
    'Khoor, Crh [0, 7]',
    '45',
    '[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] [28, 101, 68]',
    '[1, 4, 7, 9] Some(4) [1, 5, 12, 21]',
    '[[1, 4], [2, 5], [3, 6]] Some(120)',
    '23416728348467685',
    '12 9',
    'add=5 max=3 pow=8 ',
    'run4 5',
    '(0, (0.0, [0, 0])) 0 None',
    '[("a", 2), ("b", 2), ("c", 1)] Some("bac")',
  ])
})
