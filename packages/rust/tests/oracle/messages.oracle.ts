import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { messagesAlone } from './alone'
import { codeCases } from './codeCases'
import { differenceBetween, MESSAGE_DIFFERENCES, NAME_DIFFERENCES } from './messageDifferences'
import { oracleTest } from './oracleTest'
import { refusedPrograms } from './programs'

const MIN_EQUAL = 95

oracleTest('the first message of a refused program is one of rustc’s, except where it differs on purpose', () => {
  const isRefused = ({ refusedLine }: { refusedLine: number | undefined }) => refusedLine !== undefined
  const programs = [...refusedPrograms(), ...[...codeCases('borrows'), ...codeCases('errors')].filter(isRefused)]
  const rustc = messagesAlone(programs.map(({ text }) => text))
  const different = programs.flatMap(({ place, text }, index) => {
    const message = siteDiagnostics(text)[0]?.message ?? 'nothing'
    const theirs = rustc[index]!
    if (theirs.includes(message)) return []
    const reason = theirs.map((each) => differenceBetween(message, each)).find(Boolean)
    return [{ reason, shown: `${place}: ${message}; rustc: ${theirs.join(' | ')}` }]
  })
  const equal = (100 * (programs.length - different.length)) / programs.length
  const used = new Set(different.map(({ reason }) => reason))
  process.stdout.write(
    `${programs.length} refused programs: ${equal.toFixed(2)} % of the messages equal rustc's, ${different.length} differ\n`,
  )
  expect(different.flatMap(({ reason, shown }) => (reason ? [] : [shown]))).toEqual([])
  expect([...NAME_DIFFERENCES, ...MESSAGE_DIFFERENCES].filter((each) => !used.has(each))).toEqual([])
  expect(equal).toBeGreaterThanOrEqual(MIN_EQUAL)
})
