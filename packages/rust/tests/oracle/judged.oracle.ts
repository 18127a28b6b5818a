import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { agreementOf, reportOf, rustcErrors, type Judged } from './agreement'
import { differences } from './comparison'
import { runnableFences } from './fences'
import { MUTATION_KINDS, mutantOf, type Mutant } from './mutants'
import { oracleTest } from './oracleTest'
import { refusedPrograms, ruleExamples, unsupportedPrograms, type OracleProgram } from './programs'
import { Random, seedOf } from './random'

const MUTANT_FRAMES = 60

const seed = seedOf('ORACLE_SEED')
/** `npm run check:oracle:deep` sets the number. */
const count = Number(process.env.ORACLE_MUTANTS ?? 100)
// In a small sample, one miss is more than half a percent
const MIN_AGREEMENT = count < 600 ? 99 : 99.5
const pageMutants = mutantsOf(runnableFences(), count)
const mutants = [...pageMutants, ...mutantsOf(ruleExamples(), count / 2)]
const refused = refusedPrograms()
let judged: Judged[] = []

oracleTest('every program that breaks a rule is refused for the reason that rustc gives', () => {
  const errors = rustcErrors(
    'refused',
    refused.map(({ text }) => text),
  )
  const diagnostics = refused.flatMap(({ place, text, reason }, index) => {
    const rustc = (errors[index] ?? []).map(({ code, message }) => ({ code, message }))
    return [
      ...(rustc.some((each) => isReason(each, reason))
        ? []
        : [`${place}: rustc gives ${reported(rustc)}, not ${reason}`]),
      ...(siteReason(text) !== undefined ? [] : [`${place}: the site accepts it; rustc: ${reason}`]),
    ]
  })
  expect(diagnostics).toEqual([])
})

oracleTest('Rust that the site does not run is called so', () => {
  const programs = unsupportedPrograms()
  const errors = rustcErrors(
    'unsupported',
    programs.map(({ text }) => text),
  )
  const diagnostics = programs.flatMap(({ place, text }, index) => [
    ...(errors[index] ?? []).map(({ message }) => `${place}: rustc refuses it: ${message}`),
    ...(siteReason(text)?.includes('not supported') ? [] : [`${place}: the site says ${siteReason(text)}`]),
  ])
  expect(diagnostics).toEqual([])
})

oracleTest('mutants are accepted and refused as rustc does', () => {
  const errors = rustcErrors(
    'mutants',
    mutants.map(({ text }) => text),
  )
  judged = mutants.map(({ kind, text }, index) => ({
    kind,
    text,
    rustc: reasonOf(errors[index]?.[0]),
    site: checkedReason(text),
  }))
  const agreement = agreementOf(judged)
  process.stdout.write(`seed ${seed} (ORACLE_SEED, ORACLE_MUTANTS): ${reportOf(agreement)}\n`)
  expect(judged.filter(({ site }) => site?.startsWith(THREW))).toEqual([])
  expect(agreement.wronglyRefused).toEqual([])
  expect(agreement.agreement).toBeGreaterThanOrEqual(MIN_AGREEMENT)
})

oracleTest('notices a checker that misses one kind of error', () => {
  const withoutMoves = judged.map((each) => (each.rustc?.startsWith('E0308') ? { ...each, site: undefined } : each))
  expect(agreementOf(withoutMoves).agreement).toBeLessThan(MIN_AGREEMENT)
})

oracleTest('mutants that are accepted make the calls that they make natively', () => {
  // Without the rule programs, because a mutated loop may be endless
  const ofPages = judged.slice(0, pageMutants.length)
  const isBuilt = (text: string) => hasFrame(text) && siteReason(text) === undefined
  const accepted = agreementOf(ofPages).bothAccept.filter(({ text }) => isBuilt(text))
  const programs = accepted.map(({ kind, text }, place) => ({
    name: `mutant_${place}`,
    place: `mutant (${kind})\n${text}`,
    text,
  }))
  expect(differences('accepted', programs, MUTANT_FRAMES)).toEqual([])
})

function mutantsOf(programs: readonly OracleProgram[], count: number): Mutant[] {
  const random = new Random(seed)
  const mutants: Mutant[] = []
  while (mutants.length < count) {
    const mutant = mutantOf(random.pick(programs).text, random.pick(MUTATION_KINDS), random)
    if (mutant) mutants.push(mutant)
  }
  return mutants
}

/** A mutant may have lost its frame. */
function hasFrame(text: string): boolean {
  return !/turbo::init!/.test(text) || /turbo::go!/.test(text)
}

const THREW = 'threw '

/** Why the site rejects a program; it must never throw. */
function siteReason(text: string): string | undefined {
  try {
    return reasonOf(siteDiagnostics(text)[0])
  } catch (error) {
    return THREW + (error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

/** rustc reports overflow in constants when it builds, but not in `cargo check`. */
function checkedReason(text: string): string | undefined {
  const reason = siteReason(text)
  return reason !== undefined && /^this (arithmetic operation|operation) will/.test(reason) ? undefined : reason
}

type Reason = { code?: string | undefined; message: string }

function isReason({ code, message }: Reason, wanted: string): boolean {
  return code === wanted || message.includes(wanted)
}

function reasonOf(reason: Reason | undefined): string | undefined {
  return reason && `${reason.code ?? ''} ${reason.message}`.trim()
}

function reported(reasons: readonly Reason[]): string {
  return reasons.map(reasonOf).join(', ') || 'nothing'
}
