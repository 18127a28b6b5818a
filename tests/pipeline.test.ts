import fs from 'node:fs'
import path from 'node:path'
import { writtenImports } from './imports'

/*
 * docs/pipeline.md consists of nested lists. An item that starts with a path is a step; its parent imports it, or
 * reaches it in the way named after the path.
 */

type Step = { line: number; file: string; via: string | undefined; parent: string | undefined }

/** How a file can be reached without an import. */
const WAYS = ['Gatsby', 'createPage', 'esbuild', 'a worker']

/** How a file can refer to another by path. */
const NAMING = ['createPage', 'esbuild']

const ENDINGS = ['', '.ts', '.tsx']

const steps = stepsOf(fs.readFileSync('docs/pipeline.md', 'utf8'))

function stepsOf(markdown: string): Step[] {
  const steps: Step[] = []
  const around: { indent: number; file: string }[] = []
  for (const [index, text] of markdown.split('\n').entries()) {
    if (text.startsWith('#')) around.length = 0
    const [, spaces, file, via] = /^( *)- `([\w./-]+\.tsx?)`(?: \(via ([^)]+)\))?/.exec(text) ?? []
    if (spaces === undefined || file === undefined) continue
    while (around.length > 0 && around.at(-1)!.indent >= spaces.length) around.pop()
    steps.push({ line: index + 1, file, via, parent: around.at(-1)?.file })
    around.push({ indent: spaces.length, file })
  }
  return steps
}

const source = (file: string) => fs.readFileSync(file, 'utf8')

function importedBy(file: string): string[] {
  return writtenImports(file, source(file)).flatMap((written) => {
    const [, name, entry = ''] = /^(rust|engine)(\/\w+)?$/.exec(written) ?? []
    if (name) return importedBy(`packages/${name}${entry || '/index'}.ts`)
    if (!written.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(file), written)
    return ENDINGS.map((extension) => target + extension).filter((found) => fs.existsSync(found))
  })
}

const reported = ({ line, file, parent }: Step) => `docs/pipeline.md:${line} ${parent ?? ''} → ${file}`

test('describes pages and examples', () => {
  expect(steps.length).toBeGreaterThan(40)
  expect(steps.filter(({ parent }) => parent === undefined).length).toBeGreaterThan(2)
})

test('every step is a file', () => {
  expect(steps.filter(({ file }) => !fs.existsSync(file)).map(reported)).toEqual([])
})

test('every step is imported by its parent, or names another way', () => {
  const wrong = steps.filter(({ file, via, parent }) => {
    if (parent === undefined || !fs.existsSync(file) || !fs.existsSync(parent)) return false
    return via === undefined ? !importedBy(parent).includes(file) : !WAYS.includes(via)
  })
  expect(wrong.map(reported)).toEqual([])
})

test('bundled files and templates are named by their parent', () => {
  const named = steps.filter(({ via = '' }) => NAMING.includes(via))
  expect(named.filter(({ file, parent }) => !source(parent!).includes(file)).map(reported)).toEqual([])
})
