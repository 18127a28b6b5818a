import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isHashedName } from '../../src/lib/address/published'

/** Has different hashes, like a later build. */
export function nextBuildOf(folder: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'next-build-'))
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const renamed = files
    .filter((file) => isHashedName(`/${file}`))
    .flatMap((file) => /[-.]([\da-f]{20})\.(?:js|css)$/.exec(file)?.[1] ?? [])
  const hashes = new RegExp([...new Set([...renamed, buildOf(folder)])].join('|'), 'g')
  const inNextBuild = (text: string) => text.replace(hashes, reversed)
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

export function buildOf(folder: string): string {
  const appData = fs.readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8')
  return (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash
}

const reversed = (hash: string) => [...hash].reverse().join('')
