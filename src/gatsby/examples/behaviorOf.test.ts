import { turboDeclarations } from 'engine/language'
import { behaviorOf } from './behaviorOf'
import { engineDeclarations } from './engineDeclarations'
import { loweredExample } from './writtenExample'

const declarations = turboDeclarations(engineDeclarations())
const behavior = (program: string) => behaviorOf(loweredExample(program, declarations).program!, declarations)

test('a static picture neither moves nor reads input', () => {
  expect(behavior('rect!(w = 8, h = 8);')).toEqual({ moves: false, reads: false })
})

test('a program that changes between frames moves', () => {
  expect(behavior('rect!(w = tick() as u32, h = 8);')).toEqual({ moves: true, reads: false })
})

test('a program that changes after three seconds moves', () => {
  expect(behavior('if tick() > 180 {\n  clear(0xff0000ff);\n}').moves).toBe(true)
})

test.each([
  'if gamepad(0).start.just_pressed() {\n  log!("go");\n}',
  'if gamepad(1).b.pressed() {\n  clear(0xff0000ff);\n}',
  'let (x, y) = pointer().xy();\ncirc!(d = 8, x = x, y = y);',
])('%s reads input', (program) => {
  expect(behavior(program)).toEqual({ moves: false, reads: true })
})
