import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { threadPool, type ThreadPool } from './threadPool'
import type { MadeReading, ExampleTask, ReadingOrder } from './exampleMaker'
import type { EnlargedOrder, ExampleOrder, MadeEnlarged, MadeExample } from './makeExample'

/** A file with a version that changes with all its inputs. */
export type ExampleCompiler = {
  version: string
  /** The script answers posted tasks in a thread. */
  file: () => string
  make: (order: ExampleTask[0]) => ExampleTask[1]
}

/** Compiled examples on disk, shared by processes and builds. */
export type ExampleStore = {
  /** Computed synchronously if missing. */
  made: {
    (order: ExampleOrder): MadeExample
    (order: EnlargedOrder): MadeEnlarged
    (order: ReadingOrder): MadeReading
  }
  /** Computes missing results in one thread per core while further tasks arrive. */
  makeAll: (orders: Iterable<readonly ExampleTask[0][]>) => Promise<void>
}

/** More than the examples of a page, each of which is needed several times in a row. All of a large site fill a gigabyte. */
const MAX_IN_MEMORY = 200

export function exampleStore(folder: string, maker: ExampleCompiler): ExampleStore {
  const own = path.join(folder, maker.version)
  const known = new Map<string, ExampleTask[1]>()

  const fileOf = (key: string) => path.join(own, `${key}.json`)

  function stored(key: string): ExampleTask[1] | undefined {
    const made = known.get(key) ?? readIfThere(fileOf(key))
    return made && remember(key, made)
  }

  function remember(key: string, made: ExampleTask[1]): ExampleTask[1] {
    known.set(key, made)
    const [oldest = key] = known.keys()
    if (known.size > MAX_IN_MEMORY) known.delete(oldest)
    return made
  }

  function store(key: string, made: ExampleTask[1]) {
    fs.mkdirSync(own, { recursive: true })
    const draft = `${fileOf(key)}.${process.pid}`
    fs.writeFileSync(draft, JSON.stringify(made))
    fs.renameSync(draft, fileOf(key))
  }

  function made(order: ExampleTask[0]): ExampleTask[1] {
    const key = keyOf(order)
    const known = stored(key)
    if (known) return known
    const made = remember(key, maker.make(order))
    store(key, made)
    return made
  }

  /** Removes results of other versions from the folder. */
  async function makeAll(orders: Iterable<readonly ExampleTask[0][]>) {
    removeOtherVersions(folder, maker.version)
    const pending = new Map<string, Promise<unknown>>()
    let pool: ThreadPool<ExampleTask[0], ExampleTask[1]> | undefined
    try {
      for (const some of orders) {
        for (const order of some) {
          const key = keyOf(order)
          if (pending.has(key) || fs.existsSync(fileOf(key))) continue
          pool ??= threadPool(maker.file(), availableParallelism())
          pending.set(
            key,
            pool.run(order).then((answer) => store(key, answer)),
          )
        }
        // Lets the threads' messages arrive
        await setImmediate()
      }
      await Promise.all(pending.values())
    } finally {
      await pool?.close()
    }
  }

  return { made: made as ExampleStore['made'], makeAll }
}

function keyOf(order: ExampleTask[0]): string {
  return createHash('sha256')
    .update(JSON.stringify(factsOf(order)))
    .digest('hex')
    .slice(0, 32)
}

function factsOf(order: ExampleTask[0]) {
  if ('program' in order) return [order.program, order.moment, order.mayBeEmpty, order.shaders]
  if ('read' in order) return [order.read]
  return [order.canvas.width, order.canvas.height, order.canvas.pixels, order.factor]
}

function readIfThere(file: string): ExampleTask[1] | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ExampleTask[1]
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
