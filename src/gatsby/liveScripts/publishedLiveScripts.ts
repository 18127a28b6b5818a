import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SITE_CODE_FILE } from '../bundledForNode'
import { definitions, liveScripts, type LiveScript, type LiveScripts, type Wanted } from './liveScripts'
import { publishFile } from '../publish/publishedFiles'

/** Part of Gatsby's cache. */
const FILE = '.cache/live-scripts.json'

type Kept = { key: string; scripts: LiveScripts }

/** Builds the scripts only if their inputs changed. */
export async function cachedLiveScripts(
  wanted: Wanted,
  { file = FILE, make = liveScripts }: { file?: string; make?: typeof liveScripts } = {},
): Promise<LiveScripts> {
  const kept = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Kept) : undefined
  if (kept?.key === keyOf(kept?.scripts.sources ?? [], wanted)) return kept.scripts
  const scripts = await make(wanted)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify({ key: keyOf(scripts.sources, wanted), scripts } satisfies Kept))
  return scripts
}

/** Changes with the sources, the bundling code and its packages. */
function keyOf(sources: readonly string[], { minify, target }: Wanted): string {
  const code = path.basename(process.env[SITE_CODE_FILE] ?? '')
  const hash = createHash('sha256').update(JSON.stringify([definitions(), minify, target, code]))
  for (const source of [path.resolve('package-lock.json'), ...sources]) {
    hash.update(fs.existsSync(source) ? fs.readFileSync(source) : 'gone')
  }
  return hash.digest('hex')
}

export async function publishedLiveScripts(target: string[]): Promise<LiveScripts> {
  const scripts = await cachedLiveScripts({ minify: true, target, addressOf: (name, hash) => `/${name}-${hash}.js` })
  removeOthers(scripts.addresses)
  for (const [name, address] of Object.entries(scripts.addresses) as [LiveScript, string][]) {
    await publishFile(address, scripts.texts[name])
  }
  return scripts
}

function removeOthers(addresses: LiveScripts['addresses'], root = path.resolve('public')) {
  const files = fs.existsSync(root) ? fs.readdirSync(root) : []
  for (const [name, address] of Object.entries(addresses)) {
    const own = files.filter((file) => new RegExp(`^${name}-[\\da-f]{20}\\.js$`).test(file))
    for (const file of own.filter((each) => `/${each}` !== address)) fs.rmSync(path.join(root, file))
  }
}
