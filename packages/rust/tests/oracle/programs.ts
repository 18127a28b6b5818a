import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PROGRAMS = 'packages/rust/tests/oracle/programs'
const REFUSED = 'refused'
const UNSUPPORTED = 'unsupported'

/** A program that can be played natively and as the site does: a name for the compiler and a place for people. */
export type OracleProgram = { name: string; place: string; text: string }

/** A program that has to be refused, with the number or a part of the message that rustc gives as the reason. */
export type RefusedProgram = OracleProgram & { reason: string }

/** The programs of one rule each, and some games. */
export function ruleExamples(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => ![REFUSED, UNSUPPORTED].includes(folderOf(place)))
}

/** Rust that the site does not run, and has to name. */
export function unsupportedPrograms(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => folderOf(place) === UNSUPPORTED)
}

/** The programs that break one rule each. */
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
