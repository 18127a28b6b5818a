/**
 * Checks that every package comes with a hash from the one registry, and prints licenses.
 * Run: npm run check:packages
 */
import fs from 'node:fs'
import { licensesIn, lockErrors, type LockFile } from './lockFile'

/** More packages of a license are counted, not listed. */
const MAX_LISTED = 20

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as LockFile
for (const [license, names] of licensesIn(lock)) {
  console.log(
    `${String(names.length).padStart(5)}  ${license}${names.length > MAX_LISTED ? '' : `: ${names.join(', ')}`}`,
  )
}
const errors = lockErrors(lock)
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
