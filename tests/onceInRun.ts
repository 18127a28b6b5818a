import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

const FOLDER = path.resolve('node_modules/.cache/tests')

/** Sources whose change during `--watch` makes a stored result old. */
const SOURCES = ['content', 'src', 'packages']

/**
 * The result of a slow function of the sources, plain data, shared by all test files of a Jest run: its workers have one
 * parent process.
 */
export function onceInRun<Result>(name: string, compute: () => Result): Result {
  const file = path.join(FOLDER, `${name}-${createHash('sha256').update(runKey()).digest('hex').slice(0, 16)}`)
  try {
    return deserialize(fs.readFileSync(file)) as Result
  } catch {
    const result = compute()
    store(file, result)
    return result
  }
}

function runKey(): string {
  const changes = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mdx|rs)$/.test(entry.name))
      .map((entry) => fs.statSync(path.join(entry.path, entry.name)).mtimeMs),
  )
  return [process.ppid, changes.length, Math.max(...changes)].join()
}

/** Replaces results of earlier runs; another worker may store the same at the same time. */
function store(file: string, result: unknown): void {
  fs.mkdirSync(FOLDER, { recursive: true })
  const [name] = path.basename(file).split('-')
  for (const old of fs.readdirSync(FOLDER)) {
    const isOld = old.startsWith(`${name}-`) && !old.startsWith(path.basename(file))
    if (isOld) fs.rmSync(path.join(FOLDER, old), { force: true })
  }
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, serialize(result))
  fs.renameSync(draft, file)
}
