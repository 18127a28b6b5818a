import { runText } from './runText'

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

test('a player with an inventory, and everything around', () => {
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
