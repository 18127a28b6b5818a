import { readFileSync } from 'node:fs'
import { differenceBetween, MESSAGE_DIFFERENCES, NAME_DIFFERENCES } from './messageDifferences'

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

test('the README lists the messages that differ from those of rustc on purpose', () => {
  const rows = [...NAME_DIFFERENCES, ...MESSAGE_DIFFERENCES].map(
    ({ ours, rustc, reason }) => `| ${code(ours)} | ${code(rustc)} | ${reason} |`,
  )
  const [, table] = /^\| Here \| rustc \| Reason \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)+)/m.exec(
    readFileSync('packages/rust/README.md', 'utf8'),
  )!
  expect(table!.trimEnd().split('\n')).toEqual(rows)
})

test('the examples of names are written as their patterns say', () => {
  for (const { ours, rustc, pattern, by } of NAME_DIFFERENCES) expect(rustc.replace(pattern, by)).toBe(ours)
})

test('a difference that is not listed is none', () => {
  expect(
    differenceBetween('the trait bound `char: Step` is not satisfied', 'the trait bound `char: Copy` is not satisfied'),
  ).toBeUndefined()
  expect(differenceBetween('expected `;`, found `2`', 'expected one of `.`, `;`, or `?`, found `2`')).toBeDefined()
})
