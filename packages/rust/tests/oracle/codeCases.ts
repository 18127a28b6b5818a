import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const CASES = 'packages/rust/tests/oracle'

/** A short program with the line that is rejected, counted from 1; undefined if it is accepted. */
export type CodeCase = { place: string; code: string; text: string; refusedLine: number | undefined }

export function codeCases(folder: 'borrows' | 'errors'): CodeCase[] {
  return readdirSync(path.join(CASES, folder))
    .sort()
    .flatMap((file) => casesOf(path.join(CASES, folder, file), path.basename(file, '.rs')))
}

/** Programs are separated by blank lines. */
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
