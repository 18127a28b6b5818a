/** @jest-environment node */
import { siteDiagnostics } from '../../scripts/draw/siteFrames'
import { positionAt } from '../../src/rust/front/source/position'
import { borrowCases } from '../oracle/borrowCases'

const cases = borrowCases()
const CODES = new Set(cases.map(({ code }) => code))

/** The lines that are refused for how they borrow, with the number. */
function refused(text: string): string[] {
  return siteDiagnostics(text).flatMap(({ span, code }) =>
    code !== undefined && CODES.has(code) ? [`${positionAt(text, span.start).line} ${code}`] : [],
  )
}

test('what breaks a borrow is refused at its line, for its reason', () => {
  const missed = cases.filter(({ text, code, refusedLine }) => {
    return refusedLine !== undefined && !refused(text).includes(`${refusedLine} ${code}`)
  })
  expect(missed.map(({ place }) => place)).toEqual([])
})

test('what breaks no borrow is never refused for one', () => {
  const wrong = cases.filter(({ text, refusedLine }) => refusedLine === undefined && refused(text).length > 0)
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('each reason has at least eight programs that are refused, and eight that are not', () => {
  const count = (code: string, isRefused: boolean) =>
    cases.filter((each) => each.code === code && (each.refusedLine !== undefined) === isRefused).length
  const few = [...CODES].filter((code) => count(code, true) < 8 || count(code, false) < 8)
  expect(few).toEqual([])
  expect(CODES.size).toBe(12)
})
