import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { threadPool } from '../threadPool'
import type { ExampleOrder, MadeExample } from './makeExample'

/** What makes examples: its version, which changes with everything that an example is drawn by, and its code as a file. */
export type Maker = {
  version: string
  /** A script that answers each posted order in a thread. */
  file: () => string
  make: (order: ExampleOrder) => MadeExample
}

/** Examples that were made once, on disk for all processes and later builds. */
export type ExampleStore = {
  /** The example of an order; made here and now if nobody has yet. */
  made: (order: ExampleOrder) => MadeExample
  /** Makes what nobody has made yet, in a thread for each core. */
  makeAll: (orders: readonly ExampleOrder[]) => Promise<void>
}

/** The store of a folder. What another version of the maker has made is removed. */
export function exampleStore(folder: string, maker: Maker): ExampleStore {
  const own = path.join(folder, maker.version)
  const known = new Map<string, MadeExample>()

  const fileOf = (key: string) => path.join(own, `${key}.json`)

  function stored(key: string): MadeExample | undefined {
    const example = known.get(key) ?? readIfThere(fileOf(key))
    if (example) known.set(key, example)
    return example
  }

  function store(key: string, example: MadeExample): MadeExample {
    known.set(key, example)
    fs.mkdirSync(own, { recursive: true })
    // Other processes read it whole or not at all
    const draft = `${fileOf(key)}.${process.pid}`
    fs.writeFileSync(draft, JSON.stringify(example))
    fs.renameSync(draft, fileOf(key))
    return example
  }

  function made(order: ExampleOrder): MadeExample {
    const key = keyOf(order)
    return stored(key) ?? store(key, maker.make(order))
  }

  async function makeAll(orders: readonly ExampleOrder[]) {
    removeOtherVersions(folder, maker.version)
    const wanted = new Map(orders.map((order) => [keyOf(order), order]))
    const missing = [...wanted].filter(([key]) => !stored(key))
    if (missing.length === 0) return
    const pool = threadPool<ExampleOrder, MadeExample>(maker.file(), Math.min(availableParallelism(), missing.length))
    try {
      await Promise.all(missing.map(async ([key, order]) => store(key, await pool.ask(order))))
    } finally {
      await pool.close()
    }
  }

  return { made, makeAll }
}

function keyOf({ program, moment, mayBeEmpty }: ExampleOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([program, moment, mayBeEmpty]))
    .digest('hex')
    .slice(0, 32)
}

function readIfThere(file: string): MadeExample | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as MadeExample
  } catch {
    return undefined
  }
}

function removeOtherVersions(folder: string, version: string) {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder)) {
    if (name !== version) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
