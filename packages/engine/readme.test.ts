import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'

const example = /^```ts\n([^]*?)^```/m.exec(readFileSync('packages/engine/README.md', 'utf8'))![1]!

test('the example of the README prints what its comments say', () => {
  const { code } = transformSync(example, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } })
  const printed: string[] = []
  const log = (...values: unknown[]) => printed.push(values.join(' '))
  new Function('require', 'exports', 'console', code)(require, {}, { log })
  expect(printed).toEqual([...example.matchAll(/\/\/ (.*)$/gm)].map(([, comment]) => comment))
})
