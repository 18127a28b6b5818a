import { withGuardedLoops } from './loopGuard'

const GUARD = ' if (turbo_rounds_ >= 4000u) { discard; break; } turbo_rounds_ += 1u;'
const OF_VERTEX = GUARD.replace('discard; ', '')
const END = '\nvar<private> turbo_rounds_: u32;\n'
const BEGIN = 'diagnostic(off, derivative_uniformity); '

test('a shader without loops stays as it is', () => {
  const text = 'fn fs_main() {} // a while (true) {} and a for (;;) {}'
  expect(withGuardedLoops(text)).toBe(text)
})

test('every loop ends, on its own line', () => {
  expect(withGuardedLoops('fn a() {\n  loop { x(); }\n}')).toBe(`${BEGIN}fn a() {\n  loop {${GUARD} x(); }\n}${END}`)
  expect(withGuardedLoops('fn a() { while x < 2 { for (var i = 0; i < 3; i++) { b(); } } }')).toBe(
    `${BEGIN}fn a() { while x < 2 {${GUARD} for (var i = 0; i < 3; i++) {${GUARD} b(); } } }${END}`,
  )
})

test('functions of the vertex stage discard no pixels', () => {
  expect(withGuardedLoops('fn a() { loop {} }\nfn b() { loop {} }\n@vertex fn vs_main() { a(); }')).toBe(
    `${BEGIN}fn a() { loop {${OF_VERTEX}} }\nfn b() { loop {${GUARD}} }\n@vertex fn vs_main() { a(); }${END}`,
  )
})
