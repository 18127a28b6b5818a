import { readFileSync } from 'node:fs'
import { differenceBetween, MESSAGE_DIFFERENCES, NAME_DIFFERENCES } from './messageDifferences'

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

test('the README lists intended message differences', () => {
  const rows = [...NAME_DIFFERENCES, ...MESSAGE_DIFFERENCES].map(
    ({ ours, rustc, reason }) => `| ${code(ours)} | ${code(rustc)} | ${reason} |`,
  )
  const [, table] = /^\| Here \| rustc \| Reason \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)+)/m.exec(
    readFileSync('packages/rust/README.md', 'utf8'),
  )!
  expect(table!.trimEnd().split('\n')).toEqual(rows)
})

test('the name patterns match their examples', () => {
  for (const { ours, rustc, pattern, by } of NAME_DIFFERENCES) expect(rustc.replace(pattern, by)).toBe(ours)
})

test('an unlisted difference is none', () => {
  expect(
    differenceBetween('the trait bound `char: Step` is not satisfied', 'the trait bound `char: Copy` is not satisfied'),
  ).toBeUndefined()
  expect(differenceBetween('expected `;`, found `2`', 'expected one of `.`, `;`, or `?`, found `2`')).toBeDefined()
})
