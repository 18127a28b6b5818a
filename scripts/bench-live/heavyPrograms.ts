/** With its JavaScript equivalent; both return the same number. */
export type HeavyProgram = { name: string; text: string; plain: () => number }

/** N-body: struct fields in an array, nested loops. */
const nBody = `
#[derive(Clone, Copy)]
struct Body { x: f64, y: f64, z: f64, vx: f64, vy: f64, vz: f64, mass: f64 }

fn body(i: usize) -> Body {
    let n = i as f64;
    Body { x: n * 3.5, y: n * 1.25 - 2.0, z: n * 0.5, vx: 0.1, vy: n * 0.3, vz: 0.05 - n * 0.02, mass: 20.0 / (n * 8.0 + 1.0) }
}

fn advance(bodies: &mut [Body; 5], dt: f64) {
    for i in 0..5 {
        for j in (i + 1)..5 {
            let dx = bodies[i].x - bodies[j].x;
            let dy = bodies[i].y - bodies[j].y;
            let dz = bodies[i].z - bodies[j].z;
            let distance = dx * dx + dy * dy + dz * dz;
            let force = dt / (distance * distance.sqrt());
            let mass = bodies[j].mass;
            bodies[i].vx -= dx * mass * force;
            bodies[i].vy -= dy * mass * force;
            bodies[i].vz -= dz * mass * force;
            let mass = bodies[i].mass;
            bodies[j].vx += dx * mass * force;
            bodies[j].vy += dy * mass * force;
            bodies[j].vz += dz * mass * force;
        }
    }
    for body in bodies.iter_mut() {
        body.x += dt * body.vx;
        body.y += dt * body.vy;
        body.z += dt * body.vz;
    }
}

let mut bodies = [body(0), body(1), body(2), body(3), body(4)];
for _ in 0..1000 {
    advance(&mut bodies, 0.001);
}
log!("{}", bodies[0].x + bodies[4].y);
`

type Body = { x: number; y: number; z: number; vx: number; vy: number; vz: number; mass: number }

function advance(bodies: Body[], dt: number) {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i]!
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j]!
      const dx = a.x - b.x
      const dy = a.y - b.y
      const dz = a.z - b.z
      const distance = dx * dx + dy * dy + dz * dz
      const force = dt / (distance * Math.sqrt(distance))
      a.vx -= dx * b.mass * force
      a.vy -= dy * b.mass * force
      a.vz -= dz * b.mass * force
      b.vx += dx * a.mass * force
      b.vy += dy * a.mass * force
      b.vz += dz * a.mass * force
    }
  }
  for (const body of bodies) {
    body.x += dt * body.vx
    body.y += dt * body.vy
    body.z += dt * body.vz
  }
}

function plainNBody(): number {
  const bodies = Array.from({ length: 5 }, (_, n): Body => {
    const [x, y, z] = [n * 3.5, n * 1.25 - 2, n * 0.5]
    return { x, y, z, vx: 0.1, vy: n * 0.3, vz: 0.05 - n * 0.02, mass: 20 / (n * 8 + 1) }
  })
  for (let step = 0; step < 1000; step++) advance(bodies, 0.001)
  return bodies[0]!.x + bodies[4]!.y
}

const mandelbrot = `
let mut sum = 0;
for row in 0..72 {
    for column in 0..128 {
        let cx = column as f32 / 48.0 - 2.0;
        let cy = row as f32 / 36.0 - 1.0;
        let mut x = 0.0;
        let mut y = 0.0;
        let mut rounds = 0;
        while x * x + y * y <= 4.0 && rounds < 60 {
            let next = x * x - y * y + cx;
            y = 2.0 * x * y + cy;
            x = next;
            rounds += 1;
        }
        sum += rounds;
    }
}
log!("{}", sum);
`

function plainMandelbrot(): number {
  const { fround } = Math
  let sum = 0
  for (let row = 0; row < 72; row++) {
    for (let column = 0; column < 128; column++) {
      const cx = fround(fround(column / 48) - 2)
      const cy = fround(fround(row / 36) - 1)
      let [x, y, rounds] = [0, 0, 0]
      while (fround(fround(x * x) + fround(y * y)) <= 4 && rounds < 60) {
        const next = fround(fround(fround(x * x) - fround(y * y)) + cx)
        y = fround(fround(2 * x * y) + cy)
        x = next
        rounds++
      }
      sum += rounds
    }
  }
  return sum
}

const maps = `
let mut counts: HashMap<u32, u32> = HashMap::new();
let mut seed: u32 = 7;
for _ in 0..20000 {
    seed = (seed * 75 + 74) % 65537;
    *counts.entry(seed % 1000).or_insert(0) += 1;
}
let mut sum = 0;
for key in 0..20000 {
    if let Some(count) = counts.get(&(key % 1500)) {
        sum += count;
    }
    if counts.contains_key(&key) {
        sum += 1;
    }
}
log!("{}", sum);
`

function plainMaps(): number {
  const counts = new Map<number, number>()
  let seed = 7
  for (let i = 0; i < 20000; i++) {
    seed = (seed * 75 + 74) % 65537
    counts.set(seed % 1000, (counts.get(seed % 1000) ?? 0) + 1)
  }
  let sum = 0
  for (let key = 0; key < 20000; key++) {
    const count = counts.get(key % 1500)
    if (count !== undefined) sum += count
    if (counts.has(key)) sum += 1
  }
  return sum
}

export const HEAVY_PROGRAMS: readonly HeavyProgram[] = [
  { name: 'n-body', text: nBody, plain: plainNBody },
  { name: 'mandelbrot', text: mandelbrot, plain: plainMandelbrot },
  { name: 'maps', text: `use std::collections::HashMap;\n${maps}`, plain: plainMaps },
]
