import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { DAILY, DEEP } from './tiers'
import { touchedStages, wantedStages } from './wantedStages'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const stages = [...DAILY, ...DEEP]
const namesOf = (wanted: string[]) => wantedStages(stages, wanted).map(({ name }) => name)

/** Depends on other sites. */
const OUTSIDE = ['check:external']

test('every check is in a tier, and every stage is a check', () => {
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:') && !OUTSIDE.includes(name))
  expect(stages.map(({ name }) => `check:${name}`).sort()).toEqual(checks.sort())
})

test('a stage includes its dependencies', () => {
  expect(namesOf(['browser:deep', 'lint'])).toEqual(['system', 'types', 'lint', 'build', 'browser:deep'])
})

test('reports an unknown stage', () => {
  expect(() => namesOf(['brwser'])).toThrow('No stage is called brwser; there are system, types')
})

test.each([
  ['packages/rust/src/front/checker/loops.ts', ['oracle:deep', 'hostile', 'programs', 'browser:deep']],
  ['packages/engine/contract/src/options.rs', ['oracle:deep', 'hostile', 'programs']],
  ['package-lock.json', ['reproducible', 'base-path', 'preview', 'mistakes']],
  ['gatsby-node.ts', ['reproducible', 'base-path', 'preview', 'mistakes']],
  ['content/index.mdx', ['browser:deep']],
  ['README.md', []],
])('a change of %s runs %j', (file, names) => {
  expect(touchedStages(DEEP, [file])).toEqual(names)
})

test('guarded paths exist', () => {
  const guards = DEEP.flatMap((stage) => stage.guards)
  const isThere = (guard: string) => existsSync(guard) || readdirSync('.').some((file) => file.startsWith(guard))
  expect(guards.filter((guard) => !isThere(guard))).toEqual([])
})
