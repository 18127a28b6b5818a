import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'

/** A module of ours with all that it imports of our own, as one CommonJS script, and a hash that changes with it. */
export function bundledForNode(entry: string): { text: string; hash: string } {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    charset: 'utf8',
    jsx: 'automatic',
  })
  const { text } = outputFiles[0]!
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 20) }
}
