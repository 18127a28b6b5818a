#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i64)]
enum Edge { Last = i64::MAX, First = i64::MIN, Zero = 0, Wide = 1 << 40, Below = -(1 << 33) }
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked { edge: Edge, name: &'static str }
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
#[repr(i64)]
enum Next { A = 4_294_967_295, B, C, Low = -4_294_967_297, D }
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i64)]
enum Loaded { Far(i32) = 9_000_000_000, Near { x: i32 } = -9_000_000_000, Unit = 2 }
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u64)]
enum Wide { Top = u64::MAX, Half = 1 << 63, One = 1 }

let mut ranked = vec![
    Ranked { edge: Edge::Last, name: "b" },
    Ranked { edge: Edge::First, name: "z" },
    Ranked { edge: Edge::Last, name: "a" },
    Ranked { edge: Edge::Below, name: "m" },
];
ranked.sort();
log!("{:?}", ranked);
log!("{:?} {:?}", Edge::Last.max(Edge::Wide), Edge::Zero.clamp(Edge::First, Edge::Below));
log!("{:?} {} {}", Next::B.partial_cmp(&Next::A), Next::D < Next::A, Next::C as i64);
log!("{} {}", Next::Low < Next::D, Next::D as i64);
let mut loaded = [Loaded::Far(-1), Loaded::Unit, Loaded::Near { x: 9 }, Loaded::Far(-2), Loaded::Near { x: 3 }];
loaded.sort_by(|a, b| b.cmp(a));
log!("{:?}", loaded);
let mut wide = [Wide::Top, Wide::One, Wide::Half];
wide.sort_unstable();
log!("{:?} {:?} {}", wide, Wide::Half.cmp(&Wide::Top), Wide::Half as u64);
let tree: std::collections::BTreeMap<Edge, i32> = [(Edge::Wide, 1), (Edge::First, 2), (Edge::Below, 3)].into();
log!("{:?}", tree);
