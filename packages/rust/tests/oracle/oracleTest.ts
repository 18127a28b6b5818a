import { hasCargo } from '../../../../tests/pages/snippets/cargo'

/** The first run compiles the contract crate and all programs. */
const TIMEOUT_MS = 10 * 60_000

const isCompilerHere = hasCargo()

/** A test that needs rustc: without it, skipped locally and failing in CI. */
export function oracleTest(rule: string, check: () => void) {
  const run = () => {
    if (!isCompilerHere) throw new Error('cargo is not installed: see https://rustup.rs')
    check()
  }
  if (isCompilerHere || process.env.CI) test(rule, run, TIMEOUT_MS)
  else test.skip(rule, run)
}
