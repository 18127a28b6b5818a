import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A copy of the built site as a later build would publish it: every script and the build itself have new hashes. */
export function nextBuildOf(folder: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'next-build-'))
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const renamed = files.flatMap(
    (file) => /^(?:app|webpack-runtime|component---.+)-([\da-f]{20})\.js$/.exec(file)?.[1] ?? [],
  )
  const appData = fs.readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8')
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const hashes = new RegExp([...new Set([...renamed, webpackCompilationHash])].join('|'), 'g')
  const inNextBuild = (text: string) => text.replace(hashes, (hash) => [...hash].reverse().join(''))
  for (const file of files) {
    const target = path.join(copy, inNextBuild(file))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    if (/\.(html|js|json)$/.test(file)) {
      fs.writeFileSync(target, inNextBuild(fs.readFileSync(path.join(folder, file), 'utf8')))
    } else {
      fs.copyFileSync(path.join(folder, file), target)
    }
  }
  return copy
}
