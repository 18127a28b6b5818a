import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exampleStore, type ExampleCompiler } from './exampleStore'
import type { ExampleOrder } from './makeExample'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const THREAD = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ program }) => {
  if (program === 'broken') throw new Error('the thread is broken')
  parentPort.postMessage({ line: 1, problem: program, remedy: 'made in a thread' })
})`

const order = (program: string): ExampleOrder => ({ program, moment: '', mayBeEmpty: false })

function maker(version: string): ExampleCompiler & { made: string[] } {
  const made: string[] = []
  const file = path.join(folder, 'thread.cjs')
  return {
    version,
    made,
    file: () => {
      fs.writeFileSync(file, THREAD)
      return file
    },
    make: (order) => {
      const problem = 'program' in order ? order.program : 'enlarged'
      made.push(problem)
      return { line: 0, problem, remedy: 'made at once' }
    },
  }
}

test('an example is compiled once, also across processes', () => {
  const first = maker('1')
  expect(exampleStore(folder, first).made(order('a'))).toMatchObject({ problem: 'a' })
  const next = maker('1')
  expect(exampleStore(folder, next).made(order('a'))).toMatchObject({ problem: 'a' })
  expect([first.made, next.made]).toEqual([['a'], []])
})

test('another frame is another example', () => {
  const own = maker('2')
  const store = exampleStore(folder, own)
  store.made(order('a'))
  store.made({ ...order('a'), moment: 'frame=2' })
  expect(own.made).toHaveLength(2)
})

test('compiles only missing examples, in threads', async () => {
  const own = maker('3')
  const store = exampleStore(folder, own)
  store.made(order('a'))
  await store.makeAll([
    [order('a'), order('b')],
    [order('b'), order('c')],
  ])
  expect(own.made).toEqual(['a'])
  expect(store.made(order('a'))).toMatchObject({ remedy: 'made at once' })
  expect(store.made(order('c'))).toMatchObject({ problem: 'c', remedy: 'made in a thread' })
})

test('reports a failing thread', async () => {
  await expect(exampleStore(folder, maker('4')).makeAll([[order('broken')]])).rejects.toThrow('the thread is broken')
})

test('discards results of another version', async () => {
  exampleStore(folder, maker('5')).made(order('a'))
  await exampleStore(folder, maker('6')).makeAll([[order('a')]])
  expect(fs.existsSync(path.join(folder, '5'))).toBe(false)
})
