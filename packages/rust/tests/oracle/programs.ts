import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PROGRAMS = 'packages/rust/tests/oracle/programs'
const REFUSED = 'refused'
const UNSUPPORTED = 'unsupported'

/** A program with an identifier and its position in the sources. */
export type OracleProgram = { name: string; place: string; text: string }

/** With rustc's code or part of its message. */
export type RefusedProgram = OracleProgram & { reason: string }

export function ruleExamples(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => ![REFUSED, UNSUPPORTED].includes(folderOf(place)))
}

export function unsupportedPrograms(): OracleProgram[] {
  return programsIn(PROGRAMS).filter(({ place }) => folderOf(place) === UNSUPPORTED)
}

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
