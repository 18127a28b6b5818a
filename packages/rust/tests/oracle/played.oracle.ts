import path from 'node:path'
import { siteDeclarations } from '../../../../scripts/draw/siteFrames'
import type { OptionDeclaration } from '../../src/front/declarations/declarations'
import type { Natives } from '../../src/machine/values/native'
import { differences, type SiteBreakage } from './comparison'
import { runnableFences } from './fences'
import { oracleTest } from './oracleTest'
import { ruleExamples } from './programs'
import { seedOf } from './random'
import { typedProgram } from './typedProgram'

/** `npm run check:oracle:deep` sets the number. */
const PAGE_FRAMES = Number(process.env.ORACLE_FRAMES ?? 60)
const RULE_FRAMES = 60
const RANDOM_FRAMES = 4

const fences = runnableFences()
const rules = ruleExamples()

const seed = seedOf('ORACLE_SEED')
/** `npm run check:oracle:deep` sets the number. */
const count = Number(process.env.ORACLE_PROGRAMS ?? 40)
const randomPrograms = Array.from({ length: count }, (_, place) => ({
  name: `random_${place}`,
  place: `random program ${place} of seed ${seed}`,
  text: typedProgram(seed + place),
}))

afterAll(() => {
  process.stdout.write(
    `${fences.length} examples of ${PAGE_FRAMES} frames, ${rules.length} programs of one rule, ` +
      `${randomPrograms.length} random programs of seed ${seed} (ORACLE_PROGRAMS, ORACLE_SEED)\n`,
  )
})

oracleTest('every example of the pages makes the calls that it makes natively', () => {
  expectNone(differences('fences', fences, PAGE_FRAMES))
})

oracleTest('every rule has the outcome that it has natively', () => {
  expect(rules.length).toBeGreaterThanOrEqual(150)
  expectNone(differences('programs', rules, RULE_FRAMES))
})

oracleTest('random programs of all number types print what they print natively', () => {
  expectNone(differences('random', randomPrograms, RANDOM_FRAMES))
})

const NOTICING = ['random_numbers_go_on', 'defaults_of_every_macro', 'casts_of_products']

/** The rules that a defect breaks, of those that would notice one. */
function broken(breakage: SiteBreakage): string {
  const noticing = rules.filter(({ place }) => NOTICING.includes(path.basename(place, '.rs')))
  expect(noticing).toHaveLength(NOTICING.length)
  return differences('noticing', noticing, RULE_FRAMES, breakage).join('\n')
}

oracleTest('another seed is noticed', () => {
  const fixed = { rand: () => () => 4 }
  expect(broken({ natives: (natives) => Object.assign(Object.create(natives), fixed) as Natives })).toContain(
    'random_numbers_go_on',
  )
})

oracleTest('a changed default is noticed', () => {
  const { options } = siteDeclarations()
  const table = (options.get('rect') ?? []).map((option) => (option.name === 'fixed' ? turned(option) : option))
  expect(broken({ options: new Map(options).set('rect', table) })).toContain('defaults_of_every_macro')
})

oracleTest('a changed cast is noticed', () => {
  expect(broken({ text: (text) => text.replace('x as i32', 'x.round() as i32') })).toContain('casts_of_products')
})

function turned(option: OptionDeclaration): OptionDeclaration {
  const { fallback } = option
  return fallback?.kind === 'BoolLit' ? { ...option, fallback: { ...fallback, value: !fallback.value } } : option
}

function expectNone(found: readonly string[]) {
  if (found.length > 0) throw new Error(`${found.length} programs differ\n\n${found.slice(0, 20).join('\n\n')}`)
}
