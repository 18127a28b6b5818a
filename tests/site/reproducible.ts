/**
 * Builds the committed state once more in a folder of another name and depth, and compares every published file with the
 * build in `public/`: what is published must not depend on where it was built.
 *
 * Run: npm run check:reproducible, after npm run build
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Written by Gatsby for itself; it lists what webpack did, with the folder. */
const NOT_COMPARED = new Set(['webpack.stats.json'])

const run = (command: string, args: string[], cwd = process.cwd()) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

function publishedFiles(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_COMPARED.has(entry.name))
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
  run('npm', ['run', 'build'], folder)
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
