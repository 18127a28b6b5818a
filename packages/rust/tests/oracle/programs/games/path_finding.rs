use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};

const MAP: &str = "\
#########
#...#...#
#.#.#.#.#
#.#...#.#
#########";

type Spot = (usize, usize);

fn parse(map: &str) -> Vec<Vec<char>> {
    map.lines().map(|line| line.chars().collect()).collect()
}

fn around(map: &[Vec<char>], (x, y): Spot) -> impl Iterator<Item = Spot> + '_ {
    [(0i32, -1i32), (1, 0), (0, 1), (-1, 0)]
        .into_iter()
        .map(move |(dx, dy)| ((x as i32 + dx) as usize, (y as i32 + dy) as usize))
        .filter(move |&(x, y)| map[y][x] != '#')
}

fn breadth_first(map: &[Vec<char>], from: Spot, to: Spot) -> Option<usize> {
    let mut queue = VecDeque::from([(from, 0)]);
    let mut seen = HashSet::new();
    while let Some((spot, distance)) = queue.pop_front() {
        if spot == to {
            return Some(distance);
        }
        if !seen.insert(spot) {
            continue;
        }
        for next in around(map, spot) {
            queue.push_back((next, distance + 1));
        }
    }
    None
}

fn cheapest(map: &[Vec<char>], from: Spot, to: Spot) -> Option<(u32, Vec<Spot>)> {
    let mut heap = BinaryHeap::new();
    let mut came: HashMap<Spot, Spot> = HashMap::new();
    let mut best: HashMap<Spot, u32> = HashMap::new();
    heap.push(Reverse((0, from)));
    best.insert(from, 0);
    while let Some(Reverse((cost, spot))) = heap.pop() {
        if spot == to {
            let mut path = vec![to];
            while let Some(&before) = came.get(path.last().unwrap()) {
                path.push(before);
            }
            path.reverse();
            return Some((cost, path));
        }
        for next in around(map, spot) {
            let price = cost + 1 + (next.1 as u32 % 2) * 3;
            if best.get(&next).map_or(true, |&old| price < old) {
                best.insert(next, price);
                came.insert(next, spot);
                heap.push(Reverse((price, next)));
            }
        }
    }
    None
}

turbo::go!({
    let map = parse(MAP);
    log!("{} x {}", map[0].len(), map.len());
    log!("{:?} {:?}", breadth_first(&map, (1, 1), (7, 3)), breadth_first(&map, (1, 1), (0, 0)));
    if let Some((cost, path)) = cheapest(&map, (1, 1), (7, 3)) {
        log!("{cost}: {:?}", path);
        for pair in path.windows(2) {
            let [(x, y), (to_x, to_y)] = [pair[0], pair[1]];
            path!(start = (x * 8, y * 8), end = (to_x * 8, to_y * 8), size = 2);
        }
    }
});
