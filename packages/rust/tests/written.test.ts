/** @jest-environment node */
import { clockAt, IDLE_INPUT, Machine, nativesWith, runFrame, scriptedInput, SPRITES, type FrameInput } from 'engine'
import { nativesFor, optionFactsOf, turboDeclarations } from 'engine/language'
import { coreStd } from '../src/machine/std/coreStd'
import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { writtenExample } from '../../../src/gatsby/examples/writtenExample'
import { textOf } from '../../../src/markdown/fences/fence'
import type { Program } from '../src/ir/program'
import { prepare } from '../src/machine/evaluator/prepare'
import { compileProgram, type Prepared } from '../src/program'
import { contentPages } from '../../../tests/content'
import { sampled } from '../../../tests/sampled'

const declarations = turboDeclarations(engineDeclarations())
const options = optionFactsOf(declarations.options)

/** By the position of their first example. */
const programs = new Map(
  contentPages()
    .flatMap(({ filePath, examples }) =>
      examples.flatMap(({ picture, programBlock, program, fence }) =>
        picture && programBlock >= 0 ? [[textOf(program), `${filePath}:${fence.line}`] as const] : [],
      ),
    )
    .reverse(),
)

/** Two seconds. */
const FRAMES = 120

const idleInput = (tick: number): FrameInput => ({ ...IDLE_INPUT, now: clockAt(tick) })

function framesOf(prepared: (machine: Machine) => Prepared, inputAt: (tick: number) => FrameInput): string[] {
  const machine = new Machine(SPRITES)
  const { program } = prepared(machine)
  const frames: string[] = []
  for (let tick = 0; tick < FRAMES; tick++) {
    const { calls, logs, panic } = runFrame(program!, machine, inputAt(tick))
    frames.push(JSON.stringify([calls, logs, panic?.message, panic?.span]))
    if (panic) break
  }
  return frames
}

/** As in the browser, without the compiler. */
function playedAlone(program: Program, inputAt: (tick: number) => FrameInput): string[] {
  const natives = (machine: Machine) => nativesWith(machine, options, coreStd)
  return framesOf((machine) => ({ program: prepare(program, natives(machine)), diagnostics: [] }), inputAt)
}

test('playable programs run identically from their published form', () => {
  expect(programs.size).toBeGreaterThan(100)
  const notWritten: string[] = []
  for (const [text, place] of sampled([...programs])) {
    const written = writtenExample(text, declarations)
    if (!written) {
      notWritten.push(place)
      continue
    }
    const published = JSON.parse(JSON.stringify(written)) as Program
    const compiled = (machine: Machine) => compileProgram(text, declarations, nativesFor(machine, declarations))
    for (const input of [scriptedInput, idleInput]) {
      expect([place, playedAlone(published, input)]).toEqual([place, framesOf(compiled, input)])
    }
  }
  expect(notWritten).toEqual([])
})
