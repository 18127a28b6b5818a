import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PROGRAMS = 'packages/rust/tests/oracle/programs'
const REFUSED = 'refused'
const UNSUPPORTED = 'unsupported'

/** A program to run on both sides, with an identifier and its position in the sources. */
export type OracleProgram = { name: string; place: string; text: string }

/** A program that must be rejected, with rustc's code or part of its message. */
export type RefusedProgram = OracleProgram & { reason: string }

/** Programs that exercise one rule each, and some games. */
export function ruleExamples(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => ![REFUSED, UNSUPPORTED].includes(folderOf(place)))
}

/** Valid Rust that the site must report as unsupported. */
export function unsupportedPrograms(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => folderOf(place) === UNSUPPORTED)
}

/** Programs that break one rule each. */
export function refusedPrograms(): RefusedProgram[] {
  return programsIn(PROGRAMS)
    .filter(({ place }) => folderOf(place) === REFUSED)
    .map((program) => ({ ...program, reason: /^\/\/ refused: (.*)/.exec(program.text)?.[1] ?? '' }))
}

const folderOf = (place: string) => path.basename(path.dirname(place))

function programsIn(folder: string): OracleProgram[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.rs$/, '').replace(/\W/g, '_'),
      place: path.join(folder, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}
