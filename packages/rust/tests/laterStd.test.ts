/** @jest-environment node */
import { TURBO } from 'engine/language'
import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { laterDeclarations } from '../src/front/std/laterStd'
import { commonDeclarations } from '../src/front/std/std'
import { stdNatives } from '../src/machine/std/std'
import { declarationsFor, lowerProgram } from '../src/program'
import { sampled } from '../../../tests/sampled'
import { ruleExamples } from './oracle/programs'

const withStd = (declarations: string) => {
  const declared = declarationsFor({ declarations, natives: stdNatives }, TURBO, engineDeclarations())
  return (text: string) => lowerProgram(text, declared, () => true)
}
const [common, all] = [withStd(commonDeclarations), withStd(commonDeclarations + laterDeclarations)]

test('a program without traits is refused or lowers to the same program without them', () => {
  const programs = ruleExamples().filter(({ text }) => !/\btrait\b/.test(text))
  expect(programs.length).toBeGreaterThan(400)
  const compared = sampled(programs)
  const accepted = compared
    .map(({ text, place }) => ({ text, place, lowered: common(text) }))
    .filter(({ lowered }) => lowered.diagnostics.length === 0)
  expect(accepted.length).toBeGreaterThan(0.8 * compared.length)
  const different = accepted.filter(({ text, lowered }) => JSON.stringify(lowered) !== JSON.stringify(all(text)))
  expect(different.map(({ place }) => place)).toEqual([])
})
