/** @jest-environment node */
import { scriptedInput } from '../src/input'
import { nativesFor } from '../src/language/drawProgram'
import { PlayedProgram, type Stage } from '../../../src/player/runtime/playedProgram'
import type { Outcome } from '../../../src/player/runtime/protocol'
import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { textOf } from '../../../src/markdown/fences/fence'
import { turboDeclarations } from '../src/language/turboDeclarations'
import { compileProgram } from 'rust'
import { contentPages } from '../../../tests/content'
import { sampled } from '../../../tests/sampled'

const declarations = turboDeclarations(engineDeclarations())
const games = contentPages()
  .flatMap(({ filePath, examples }) =>
    examples.map(({ program, fence, picture }) => ({
      place: `${filePath}:${fence.line}`,
      text: textOf(program),
      moment: picture?.moment ?? '',
    })),
  )
  .filter(({ text }) => text.includes('turbo::init!'))

const stage: Stage = {
  written: () => Promise.reject(new Error('not written down')),
  natives: () => ({}),
  language: () =>
    Promise.resolve({
      compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
      loadRest: () => Promise.resolve(),
      hints: () => [],
    }),
  surface: () => Promise.reject(new Error('no shaders')),
  now: () => 0,
}

const UPDATES = [0, 4, 8, 12].map((tick) => [0, 1, 2, 3].map((more) => scriptedInput(tick + more)))

function seen(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'shown' || outcome.stopped) return JSON.stringify(outcome)
  return `${outcome.tick} ${Buffer.from(outcome.picture.pixels.buffer).toString('base64')}`
}

test('games continue identically after an edit without effect', async () => {
  expect(games.length).toBeGreaterThan(20)
  const wrong: string[] = []
  for (const { place, text, moment } of sampled(games)) {
    const program = new PlayedProgram(stage)
    await program.answer({ kind: 'show', text, moment, keepState: false })
    let last: Outcome | undefined
    for (const inputs of UPDATES) last = await program.answer({ kind: 'advance', inputs })
    const edited = await program.answer({
      kind: 'show',
      text: `${text}\n// edited`,
      moment,
      keepState: true,
    })
    if (seen(edited) !== seen(last)) wrong.push(place)
    if (last?.kind !== 'shown' || last.stopped) wrong.push(`${place} ${seen(last)}`)
  }
  expect(wrong).toEqual([])
})
