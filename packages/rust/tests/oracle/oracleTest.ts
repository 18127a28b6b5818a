import { hasCargo } from '../../../../tests/pages/snippets/cargo'

/** The first run compiles the contract crate and every program. */
const TIMEOUT_MS = 10 * 60_000

const isCompilerHere = hasCargo()

/** A test that needs rustc. Without it the test is left out, except where nobody would read that: there it fails. */
export function oracleTest(rule: string, check: () => void) {
  const run = () => {
    if (!isCompilerHere) throw new Error('cargo is not installed: see https://rustup.rs')
    check()
  }
  if (isCompilerHere || process.env.CI) test(rule, run, TIMEOUT_MS)
  else test.skip(rule, run)
}
