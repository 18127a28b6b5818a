import { readFileSync } from 'node:fs'
import path from 'node:path'
import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { unsupportedPrograms } from './programs'

const wordsOf = (place: string) => path.basename(place, '.rs').replaceAll('_', ' ')

test('the README lists unsupported Rust with the messages', () => {
  const rows = unsupportedPrograms().map(
    ({ place, text }) => `| ${wordsOf(place)} | ${siteDiagnostics(text)[0]!.message} |`,
  )
  const [, table] = /^\| Rust \| Message \|\n\| --- \| --- \|\n((?:\|.*\n)+)/m.exec(
    readFileSync('packages/rust/README.md', 'utf8'),
  )!
  expect(table!.trimEnd().split('\n')).toEqual(rows)
})
