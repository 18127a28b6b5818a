import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const CASES = 'packages/rust/tests/oracle'

/** A program of a few lines, and the line of it that has to be refused, counted from 1; accepted ones have none. */
export type CodeCase = { place: string; code: string; text: string; refusedLine: number | undefined }

/** Programs about one number of rustc each: those that it refuses, and some like them that it accepts. */
export function codeCases(folder: 'borrows' | 'faults'): CodeCase[] {
  return readdirSync(path.join(CASES, folder))
    .sort()
    .flatMap((file) => casesOf(path.join(CASES, folder, file), path.basename(file, '.rs')))
}

/** The programs of a file stand between empty lines. */
function casesOf(file: string, code: string): CodeCase[] {
  let line = 1
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map((text) => {
      const place = `${file}:${line}`
      line += text.split('\n').length + 1
      const refused = text.split('\n').findIndex((each) => each.includes('//~'))
      return { place, code, text, refusedLine: refused < 0 ? undefined : refused + 1 }
    })
}
