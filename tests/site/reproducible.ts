/**
 * Builds the committed state once more in a folder of another name and depth, and compares every published file with the
 * build in `public/`: what is published must not depend on where it was built. That build has no way out of the machine, as
 * it may run nothing but what the lock file names.
 *
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

if (run('git', ['status', '--porcelain']).trim() !== '') {
  console.error('Commit first: only what is committed is built a second time')
  process.exit(1)
}
const root = path.resolve('test-results', 'another-build')
const folder = path.join(root, 'of', 'the-site')
fs.rmSync(root, { recursive: true, force: true })
try {
  run('git', ['clone', '--quiet', process.cwd(), folder])
  // Hard links: packages behind a symbolic link would still lie in the first folder
  run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  const refused = path.join(root, 'refused-connections')
  fs.writeFileSync(refused, '')
  const preload = `--import ${pathToFileURL(path.resolve('tests/site/loopbackOnly.mjs')).href}`
  run('npm', ['run', 'build'], folder, { NODE_OPTIONS: preload, REFUSED_CONNECTIONS: refused })
  const hosts = [...new Set(fs.readFileSync(refused, 'utf8').split('\n').filter(Boolean))]
  if (hosts.length > 0) {
    console.error(`The build asks other machines: ${hosts.join(', ')}`)
    process.exitCode = 1
  }
  const differing = differences('public', path.join(folder, 'public'))
  if (differing.length > 0) {
    console.error(`${differing.length} files depend on the folder of the build:\n${differing.slice(0, 20).join('\n')}`)
    process.exitCode = 1
  } else {
    console.log(`${publishedFiles('public').length} files are the same, wherever they are built`)
  }
} finally {
  fs.rmSync(root, { recursive: true, force: true })
}
