/** @jest-environment node */
import { IDLE_INPUT, Machine, runFrame, SPRITES } from 'engine'
import { nativesFor } from 'engine/language'
import { compileProgram } from 'rust'
import { siteDeclarations } from '../../gatsby/examples/engineDeclarations'
import { hintsIn } from './hints'

/** Position, message, and the fixed text. */
function hinted(text: string) {
  const machine = new Machine(SPRITES)
  const declarations = siteDeclarations()
  const { program, diagnostics } = compileProgram(text, declarations, nativesFor(machine, declarations))
  if (!program) throw new Error(JSON.stringify(diagnostics))
  runFrame(program, machine, IDLE_INPUT)
  return hintsIn(machine, text, SPRITES).map(({ span, message, help, fix }) => [
    text.slice(span.start, span.end),
    message,
    help,
    fix && text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end),
  ])
}

test('finds nothing in a program that draws visible things', () => {
  expect(hinted('clear(0xff); sprite!("heart", x = 1); text!("a", font = "small", color = 0x336699ff);')).toEqual([])
})

test('reports an unknown sprite and suggests a similar one', () => {
  expect(hinted('sprite!("hart", x = 1);')).toEqual([
    ['"hart"', 'no sprite is named `hart`, so nothing is drawn', 'did you mean `heart`?', 'sprite!("heart", x = 1);'],
  ])
})

test('reports a computed name at the call', () => {
  expect(hinted('let n = format!("h{}", 7); sprite!(&n, x = 1);')).toEqual([
    ['sprite!(&n, x = 1)', 'no sprite is named `h7`, so nothing is drawn', undefined, undefined],
  ])
})

test('reports an unknown font', () => {
  expect(hinted('text!("a", font = "smal");')).toEqual([
    [
      '"smal"',
      'no font is named `smal`, so the default one is drawn',
      'did you mean `small`?',
      'text!("a", font = "small");',
    ],
  ])
})

test('reports a color of six digits where it is written', () => {
  const words = ['`0xFF0000` has six digits, but a color has eight: 0xRRGGBBAA']
  const help = 'write `0xFF0000ff`; the last two digits are its opacity'
  expect(hinted('rect!(w = 1, color = 0xFF0000);')).toEqual([
    ['0xFF0000', ...words, help, 'rect!(w = 1, color = 0xFF0000ff);'],
  ])
  expect(hinted('const RED: u32 = 0xFF0000; circ!(d = 4, color = RED);')).toEqual([
    ['0xFF0000', ...words, help, 'const RED: u32 = 0xFF0000ff; circ!(d = 4, color = RED);'],
  ])
})

test.each(['0x000000', '0x000000ff', '255', '0x00ffff00', '0x00ff0000 | 0'])('does not report %s', (color) => {
  expect(hinted(`rect!(w = 1, color = ${color});`)).toEqual([])
})

test('reports excessive drawing at its line', () => {
  const declarations = siteDeclarations()
  const machine = new Machine(SPRITES)
  const text = 'clear(1);\nfor _ in 0..9000 { rect!(w = 256, h = 144); }'
  const { program } = compileProgram(text, declarations, nativesFor(machine, declarations))
  const { panic } = runFrame(program!, machine, IDLE_INPUT)
  expect(panic?.message).toBe('this frame draws too much')
  expect(text.slice(panic!.span!.start, panic!.span!.end)).toBe('rect!(w = 256, h = 144)')
})
