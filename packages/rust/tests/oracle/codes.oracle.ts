import { rustcErrors } from './agreement'
import { codeCases } from './codeCases'
import { oracleTest } from './oracleTest'

for (const folder of ['borrows', 'errors'] as const)
  oracleTest(`rustc refuses and accepts the programs about ${folder} as they are marked`, () => {
    const cases = codeCases(folder)
    const errors = rustcErrors(
      folder,
      cases.map(({ text }) => text),
    )
    const diagnostics = cases.flatMap(({ place, code, text, refusedLine }, index) => {
      // A program without a frame is wrapped in one, which adds a line above it
      const above = text.includes('turbo::go!') ? 0 : 1
      const reported = (errors[index] ?? []).map((error) => `${error.line - above} ${error.code}`)
      const isRight = refusedLine === undefined ? reported.length === 0 : reported.includes(`${refusedLine} ${code}`)
      return isRight ? [] : [`${place}: rustc says ${reported.join(', ') || 'nothing'}`]
    })
    expect(diagnostics).toEqual([])
  })
