import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ExampleCard, ExamplesFile } from '../../lib/symbols/exampleCards'
import { publishedExamples } from './publishedExamples'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const publish = (count: number) => {
  const examples = Array.from({ length: count }, (_, at) => ({
    title: `Box ${at}`,
    description: '',
    program: `// ${at}`,
  }))
  return JSON.parse(publishedExamples([{ title: 'Boxes', examples }], root)) as ExamplesFile
}

const folder = () => path.join(root, 'assets/data/examples')
const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder(), `${name}.json`), 'utf8'))

test('every card is in the file or a chunk, and leads to its program', () => {
  const { total, cards, chunks } = publish(3000)
  expect([total, cards.length, chunks.length]).toEqual([3000, 64, 46])
  const all = [cards, ...chunks.map((name) => read(name) as ExampleCard[])].flat()
  expect(all.map(({ title }) => title)).toEqual(Array.from({ length: 3000 }, (_, at) => `Box ${at}`))
  expect(read(all[2999]!.program)).toBe('// 2999')
})

test('removes programs and chunks of earlier builds', () => {
  publish(100)
  publish(1)
  expect(fs.readdirSync(folder())).toHaveLength(1)
})
