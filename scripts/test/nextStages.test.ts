import { nextStages, type State } from './nextStages'
import type { Stage } from './tiers'

const lint: Stage = { name: 'lint', cores: 1 }
const types: Stage = { name: 'types', cores: 1 }
const unit: Stage = { name: 'unit', cores: 2 }
const prose: Stage = { name: 'prose', cores: 1 }
const build: Stage = { name: 'build', cores: 1, after: ['types'] }

const namesOf = (stages: Stage[], states: Record<string, State>) =>
  nextStages(stages, new Map(Object.entries(states))).map(({ name }) => name)

test('two one-core stages run in parallel, a third waits', () => {
  expect(namesOf([lint, types, prose], {})).toEqual(['lint', 'types'])
  expect(namesOf([lint, types, prose], { lint: 'running', types: 'running' })).toEqual([])
  expect(namesOf([lint, types, prose], { lint: 'failed', types: 'running' })).toEqual(['prose'])
})

test('a two-core stage runs alone and is not overtaken', () => {
  expect(namesOf([lint, unit, prose], {})).toEqual(['lint'])
  expect(namesOf([lint, unit, prose], { lint: 'running' })).toEqual([])
  expect(namesOf([lint, unit, prose], { lint: 'passed' })).toEqual(['unit'])
  expect(namesOf([lint, unit, prose], { lint: 'passed', unit: 'running' })).toEqual([])
})

test('a stage starts when its dependencies passed, never if one failed', () => {
  expect(namesOf([types, build, prose], { types: 'running' })).toEqual(['prose'])
  expect(namesOf([types, build, prose], { types: 'passed' })).toEqual(['build', 'prose'])
  expect(namesOf([types, build, prose], { types: 'failed' })).toEqual(['prose'])
})
