import { rustcErrors } from './agreement'
import { borrowCases } from './borrowCases'
import { oracleTest } from './oracleTest'

oracleTest('rustc refuses and accepts the programs about borrows as they are marked', () => {
  const cases = borrowCases()
  const errors = rustcErrors(
    'borrows',
    cases.map(({ text }) => text),
  )
  const faults = cases.flatMap(({ place, code, refusedLine }, index) => {
    // The program stands in a frame, whose first line is above it.
    const told = (errors[index] ?? []).map((error) => `${error.line - 1} ${error.code}`)
    const isRight = refusedLine === undefined ? told.length === 0 : told.includes(`${refusedLine} ${code}`)
    return isRight ? [] : [`${place}: rustc says ${told.join(', ') || 'nothing'}`]
  })
  expect(faults).toEqual([])
})
