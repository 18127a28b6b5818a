import fs from 'node:fs'
import path from 'node:path'
import { publishFile } from '../publish/publishedFiles'
import { keptLiveScripts } from './keptLiveScripts'
import type { LiveScript, LiveScripts } from './liveScripts'

/** Publishes the scripts of the workers in place of those of earlier builds, under names that carry their hash. */
export async function publishedLiveScripts(target: string[]): Promise<LiveScripts> {
  const scripts = await keptLiveScripts({ minify: true, target, addressOf: (name, hash) => `/${name}-${hash}.js` })
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
