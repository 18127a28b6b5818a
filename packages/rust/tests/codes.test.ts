/** @jest-environment node */
import { siteDiagnostics } from '../../../scripts/draw/siteFrames'
import { positionAt } from '../src/ir/position'
import { codeCases } from './oracle/codeCases'

const borrows = codeCases('borrows')
const diagnostics = codeCases('errors')
const BORROW_CODES = new Set(borrows.map(({ code }) => code))

function refused(text: string): string[] {
  return siteDiagnostics(text).map(({ span, code }) => `${positionAt(text, span.start).line} ${code}`)
}

test('refuses broken rules at their line and with their code', () => {
  const missed = [...borrows, ...diagnostics].filter(
    ({ text, code, refusedLine }) => refusedLine !== undefined && !refused(text).includes(`${refusedLine} ${code}`),
  )
  expect(missed.map(({ place }) => place)).toEqual([])
})

test('never reports borrow errors in valid borrows', () => {
  const isBorrow = (reported: string) => BORROW_CODES.has(reported.split(' ')[1]!)
  const wrong = borrows.filter(({ text, refusedLine }) => refusedLine === undefined && refused(text).some(isBorrow))
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('never refuses valid programs', () => {
  const wrong = diagnostics.filter(({ text, refusedLine }) => refusedLine === undefined && refused(text).length > 0)
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('each code has enough refused and accepted programs', () => {
  const few = (cases: typeof borrows, least: number) => {
    const count = (code: string, isRefused: boolean) =>
      cases.filter((each) => each.code === code && (each.refusedLine !== undefined) === isRefused).length
    const codes = new Set(cases.map(({ code }) => code))
    return [...codes].filter((code) => count(code, true) < least || count(code, false) < least)
  }
  expect([few(borrows, 8), few(diagnostics, 2)]).toEqual([[], []])
  expect(BORROW_CODES.size).toBe(12)
})
