const STATEMENTS: readonly ((place: number) => string)[] = [
  (place) => `let n${place} = ${place} + 1;`,
  (place) => `let v${place} = vec![n${place - 1}, 2, 3];`,
  (place) => `let s${place}: i32 = v${place - 1}.iter().map(|x| x * 2).sum();`,
  (place) => `let t${place} = format!("{} of {:>4}", s${place - 1}, ${place});`,
  (place) => `if t${place - 1}.len() > 3 { text!(&t${place - 1}, x = 1, y = ${place % 144}); }`,
  (place) => `rect!(x = s${place - 3}, y = ${place % 144}, w = 4, h = 4, color = 0xff00ffff);`,
  (place) => `let o${place} = if s${place - 4} > 9 { Some(s${place - 4}) } else { None };`,
  (place) => `let p${place} = match o${place - 1} { Some(n) => n as f32, None => 0.5 };`,
]

export function longProgram(statements: number): string {
  return Array.from({ length: statements }, (_, place) => STATEMENTS[place % STATEMENTS.length]!(place)).join('\n')
}

/** Some sprites are beyond the canvas. */
export function manySprites(count: number, name: string): string {
  return `for i in 0..${count} { sprite!("${name}", x = (i * 37 + tick() as i32) % 256, y = (i * 23) % 144); }`
}
