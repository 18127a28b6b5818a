/** @jest-environment node */
import { scriptedInput } from '../../src/engine/input/scriptedInput'
import { Machine } from '../../src/engine/machine'
import { nativesFor } from '../../src/engine/natives/nativesFor'
import { runFrame } from '../../src/engine/runFrame'
import { SPRITES } from '../../src/engine/sprites/sprites'
import { engineDeclarations } from '../../src/gatsby/examples/engineDeclarations'
import { isRunnable, textOf } from '../../src/markdown/fences/fence'
import type { Declarations } from '../../src/rust/declarations/declarations'
import { headerOf, readHeader, type Header } from '../../src/rust/declarations/header'
import { FurtherNeeded, provideFurther } from '../../src/rust/further/further'
import * as rules from '../../src/rust/further/rules'
import { compileProgram, declarationsWith } from '../../src/rust/program'
import { rareStd } from '../../src/rust/std/rareStd'
import { contentPages } from '../content'
import { refusedPrograms, ruleExamples } from '../oracle/programs'

const FRAMES = 60
const header = JSON.stringify(headerOf(engineDeclarations()))
const newDeclarations = () => declarationsWith(readHeader(JSON.parse(header) as Header), rareStd)
const declarations = newDeclarations()

beforeEach(() => provideFurther(undefined))

/** Compiles and plays a program with no more than what is loaded first. */
function play(text: string, isProven: boolean): string {
  const machine = new Machine(SPRITES)
  try {
    const { program, diagnostics } = compileProgram(text, declarations, nativesFor(machine, declarations), { isProven })
    if (!program) return diagnostics[0]!.message
    for (let frame = 0; frame < FRAMES; frame += 1) runFrame(program, machine, scriptedInput(frame))
    return 'played'
  } catch (thrown) {
    if (thrown instanceof FurtherNeeded) return 'needs more'
    throw thrown
  }
}

test('all but a few programs of the pages run with what is loaded first', () => {
  const programs = contentPages().flatMap(({ filePath, fences }) =>
    fences.filter(isRunnable).map(({ line, program }) => ({ place: `${filePath}:${line}`, text: textOf(program) })),
  )
  expect(programs.filter(({ text }) => play(text, true) !== 'played').length).toBeLessThanOrEqual(4)
})

test.each(['let x: u32 = true;', 'rect!(colour = 1);', 'let n: u32 = 1.0;', 'let x = ;', 'if tick() {}'])(
  'a fault needs more to be told: %s',
  (text) => {
    expect(play(text, true)).toBe('needs more')
  },
)

test('a text that was never judged needs more', () => {
  expect(play('let x = 1;', false)).toBe('needs more')
})

test('what was tried in vain before more was loaded changes nothing', () => {
  // Every third of them takes long enough
  const texts = [...ruleExamples(), ...refusedPrograms()].filter((_, i) => i % 3 === 0).map(({ text }) => text)
  const [tried, whole] = [newDeclarations(), newDeclarations()]
  const wrong = texts.filter((text) => {
    provideFurther(undefined)
    const first = faultsOf(text, tried, true)
    provideFurther(rules)
    return first === undefined && JSON.stringify(faultsOf(text, tried)) !== JSON.stringify(faultsOf(text, whole))
  })
  expect(wrong).toEqual([])
})

/** What is wrong with a program; undefined where that needs more. */
function faultsOf(text: string, known: Declarations, isProven = false): readonly string[] | undefined {
  try {
    return compileProgram(text, known, nativesFor(new Machine(SPRITES), known), { isProven }).diagnostics.map(
      ({ message }) => message,
    )
  } catch (thrown) {
    if (thrown instanceof FurtherNeeded) return undefined
    throw thrown
  }
}
