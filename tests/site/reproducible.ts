/**
 * Builds the committed state again in another folder and compares every published file with `public/`, then edits a
 * page and reverts it: output must depend neither on the location nor on the cache. These builds have no network
 * access.
 * Run: npm run check:reproducible, after npm run build
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const run = (command: string, args: string[], cwd = process.cwd(), env: Record<string, string> = {}) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

function publishedFiles(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

function differences(first: string, second: string): string[] {
  const files = new Set([...publishedFiles(first), ...publishedFiles(second)])
  return [...files].filter((file) => {
    const [a, b] = [path.join(first, file), path.join(second, file)]
    return !fs.existsSync(a) || !fs.existsSync(b) || !fs.readFileSync(a).equals(fs.readFileSync(b))
  })
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

function expectSame(published: string, what: string) {
  const differing = differences('public', published)
  if (differing.length > 0) fail(`${differing.length} files depend on ${what}:\n${differing.slice(0, 20).join('\n')}`)
}

if (run('git', ['status', '--porcelain']).trim() !== '') {
  console.error('Commit first: only what is committed is built a second time')
  process.exit(1)
}
const root = path.resolve('test-results', 'another-build')
const folder = path.join(root, 'of', 'the-site')
fs.rmSync(root, { recursive: true, force: true })
try {
  run('git', ['clone', '--quiet', process.cwd(), folder])
  // Hard links, since symbolic links would resolve to the original folder
  run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  const refused = path.join(root, 'refused-connections')
  fs.writeFileSync(refused, '')
  const preload = `--import ${pathToFileURL(path.resolve('tests/site/loopbackOnly.mjs')).href}`
  const build = () => run('npm', ['run', 'build'], folder, { NODE_OPTIONS: preload, REFUSED_CONNECTIONS: refused })
  build()
  expectSame(path.join(folder, 'public'), 'the folder of the build')
  const page = path.join(folder, 'content/learn/api/circles.mdx')
  const source = fs.readFileSync(page, 'utf8')
  fs.writeFileSync(page, `${source}\nOne more sentence.\n`)
  build()
  if (differences('public', path.join(folder, 'public')).length === 0)
    fail('An edited page is published as it was before')
  fs.writeFileSync(page, source)
  build()
  expectSame(path.join(folder, 'public'), 'the cache of the build')
  const hosts = [...new Set(fs.readFileSync(refused, 'utf8').split('\n').filter(Boolean))]
  if (hosts.length > 0) fail(`The build contacts other hosts: ${hosts.join(', ')}`)
  console.log(`${publishedFiles('public').length} files are the same, wherever and however often they are built`)
} finally {
  fs.rmSync(root, { recursive: true, force: true })
}
