import { runText } from '../../tests/runText'

test('reading a Copy struct copies it', () => {
  const program = `
    #[derive(Clone, Copy, Debug)]
    struct P { x: i32, y: i32 }
    let a = P { x: 1, y: 2 };
    let mut b = a;
    b.x = 9;
    let mut list = [a, a];
    let mut c = list[0];
    c.y = 7;
    list[1].x = 5;
    let r = &mut b;
    let mut d = *r;
    d.x = 100;
    println!("{} {} {} {} {} {}", a.x, b.x, list[0].y, c.y, list[1].x, d.x);
  `
  expect(runText(program)).toEqual(['1 9 2 7 5 100'])
})

test('copies arrays and tuples of Copy', () => {
  const program = `
    let a = [[1, 2], [3, 4]];
    let mut b = a;
    b[0][1] = 9;
    let t = (1, [5, 6]);
    let mut u = t;
    u.1[0] = 0;
    println!("{a:?} {b:?} {t:?} {u:?}");
  `
  expect(runText(program)).toEqual(['[[1, 2], [3, 4]] [[1, 9], [3, 4]] (1, [5, 6]) (1, [0, 6])'])
})

test('clone and vec! copy deeply', () => {
  const program = `
    let mut v = vec![vec![0; 2]; 2];
    v[0][1] = 5;
    let mut w = v.clone();
    w[1][0] = 7;
    println!("{v:?} {w:?}");
  `
  expect(runText(program)).toEqual(['[[0, 5], [0, 0]] [[0, 5], [7, 0]]'])
})

test('a struct update takes the remaining fields', () => {
  const program = `
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct P { x: i32, y: i32, z: (i32, i32) }
    let base = P { x: 1, y: 2, z: (3, 4) };
    let mut next = P { y: 5, ..base };
    next.z.0 = 9;
    println!("{base:?} {next:?} {}", base == next);
  `
  expect(runText(program)).toEqual(['P { x: 1, y: 2, z: (3, 4) } P { x: 1, y: 5, z: (9, 4) } false'])
})

test('a copy is independent of the original', () => {
  const program = `
    // things that may be rare
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    struct Rect { x: f32, y: f32, w: f32, h: f32 }
    impl Rect { fn contains(&self, (px, py): (f32, f32)) -> bool { px >= self.x && px < self.x + self.w && py >= self.y && py < self.y + self.h } fn center(self) -> (f32, f32) { (self.x + self.w / 2.0, self.y + self.h / 2.0) } fn moved(mut self, dx: f32, dy: f32) -> Self { self.x += dx; self.y += dy; self } }
    let r = Rect { x: 1.0, w: 4.0, h: 2.0, ..Default::default() };
    let m = r.moved(2.0, 3.0).moved(0.5, 0.0);
    println!("{r:?} {m:?} {} {:?}", m.contains((4.0, 3.5)), r.center());
    let rs = [r; 3];
    let mut moved: Vec<Rect> = rs.iter().enumerate().map(|(i, r)| r.moved(i as f32, 0.0)).collect();
    moved[1].x = 50.0;
    let first = moved[0];
    moved[0].w = 9.0;
    println!("{} {} {:?}", first.w, rs[1].x, moved.iter().map(|r| r.x).collect::<Vec<_>>());
    let mut opt = Some(r);
    if let Some(mut inner) = opt { inner.x = 77.0; println!("{}", inner.x); }
    if let Some(inner) = &mut opt { inner.y = 8.0; }
    if let Some(ref mut inner) = opt { inner.h += 1.0; }
    println!("{:?}", opt);
    let t = (r, 5);
    let (mut a, b) = t;
    a.x = -1.0;
    println!("{} {} {b}", t.0.x, a.x);
    struct World { player: Rect, enemies: Vec<Rect>, best: Option<Rect>, grid: [[u8; 3]; 2] }
    let mut w = World { player: r, enemies: vec![r, m], best: None, grid: [[1, 2, 3], [4, 5, 6]] };
    let p = w.player;
    w.player.x += 10.0;
    for e in w.enemies.iter_mut() { if e.x < w.player.x { e.x += p.w; } }
    let World { player, enemies, .. } = &mut w;
    player.y = enemies[0].x;
    enemies.push(*player);
    w.best = w.enemies.iter().copied().max_by(|a, b| a.x.partial_cmp(&b.x).unwrap());
    let row = w.grid[1];
    w.grid[1][0] = 100;
    let mut g2 = w.grid;
    g2[0][0] = 0;
    println!("{p:?} {:?} {:?} {row:?} {:?} {:?}", w.player, w.best, w.grid, g2);
    let c = |mut r: Rect| { r.x = 1000.0; r.x };
    println!("{} {}", c(w.player), w.player.x);
    fn change(mut v: Vec<i32>, mut n: i32) -> (Vec<i32>, i32) { v.push(n); n += 1; (v, n) }
    let n = 4;
    let (v, n2) = change(vec![1], n);
    println!("{v:?} {n} {n2}");
    let mut arr2 = [1, 2, 3];
    for x in arr2 { arr2[0] += x; }
    for (i, x) in arr2.iter().enumerate() { print!("{i}:{x} "); }
    let arr3 = arr2.map(|x| x * 2);
    println!("{arr2:?} {arr3:?}");
    let s1 = String::from("x");
    let mut s2 = s1.clone();
    s2.push('y');
    let s3 = s1 + &s2;
    println!("{s2} {s3} {}", s3.len());
    let mut names = vec![String::from("b"), String::from("a")];
    names[0] += "!";
    names[1].insert(0, '>');
    let last = &mut names[1];
    last.make_ascii_uppercase();
    *last = last.repeat(2);
    std::mem::swap(&mut names[0], &mut s2);
    names.sort();
    println!("{names:?} {s2}");
    let mut cells = vec![vec![0i32; 3]; 2];
    { let (top, bottom) = cells.split_at_mut(1); top[0][1] = 5; bottom[0][2] = top[0][1] + 1; }
    let flat: Vec<&mut i32> = cells.iter_mut().flatten().filter(|c| **c == 0).collect();
    for c in flat { *c = -1; }
    println!("{cells:?}");
    let mut total = 0u32;
    let mut add = |n: u32| -> u32 { total += n; total };
    add(3); add(4);
    println!("{total} {}", { let x = 5; x * 2 });
    let x = 5; let x = x * 2; { let x = "inner"; print!("{x} "); } println!("{x}");
    let r1 = &mut w.player; let r2 = &mut *r1; r2.x = 0.0; r1.y = 0.5; println!("{:?}", (w.player.x, w.player.y));
    let mut e1 = Some(3); let e2 = e1.as_mut().map(|x| { *x += 1; *x }); println!("{e1:?} {e2:?} {:?}", e1.map_or(0, |x| x * 2));
    let mut maybe: Option<Vec<i32>> = None; maybe.get_or_insert_with(Vec::new).push(4); println!("{maybe:?} {:?}", maybe.as_deref().unwrap_or(&[]).len());
  `
  expect(runText(program)).toEqual([
    'Rect { x: 1.0, y: 0.0, w: 4.0, h: 2.0 } Rect { x: 3.5, y: 3.0, w: 4.0, h: 2.0 } true (3.0, 1.0)',
    '4 1 [1.0, 50.0, 3.0]',
    '77',
    'Some(Rect { x: 1.0, y: 8.0, w: 4.0, h: 3.0 })',
    '1 -1 5',
    'Rect { x: 1.0, y: 0.0, w: 4.0, h: 2.0 } Rect { x: 11.0, y: 5.0, w: 4.0, h: 2.0 } Some(Rect { x: 11.0, y: 5.0, w: 4.0, h: 2.0 }) [4, 5, 6] [[1, 2, 3], [100, 5, 6]] [[0, 2, 3], [100, 5, 6]]',
    '1000 11',
    '[1, 4] 4 5',
    '0:7 1:2 2:3 [7, 2, 3] [14, 4, 6]',
    'xy xxy 3',
    '[">A>A", "xy"] b!',
    '[[-1, 5, -1], [-1, -1, 6]]',
    '7 10',
    'inner 10',
    '(0.0, 0.5)',
    'Some(4) Some(4) 8',
    'Some([4]) 1',
  ])
})
