import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Names the current address of each file whose name carries a hash; asked for only when one of them is wanted. */
export const MANIFEST_ADDRESS = '/.turbo/manifest.json'

const publicFile = (address: string) => path.resolve('public', `.${address}`)

/** Publishes `/.turbo/<name>-<hash>.json` in place of its predecessors, and enters its address in the manifest. */
export async function publishHashed(name: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const folder = path.dirname(publicFile(MANIFEST_ADDRESS))
  await fs.mkdir(folder, { recursive: true })
  const predecessors = (await fs.readdir(folder)).filter((file) =>
    new RegExp(`^${name}-[\\da-f]{8}\\.json$`).test(file),
  )
  await Promise.all(predecessors.map((file) => fs.rm(path.join(folder, file))))

  const address = `/.turbo/${name}-${hash}.json`
  await fs.writeFile(publicFile(address), content)
  const manifest = await fs.readFile(publicFile(MANIFEST_ADDRESS), 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}),
  )
  await fs.writeFile(publicFile(MANIFEST_ADDRESS), JSON.stringify({ ...manifest, [name]: address }))
  return address
}
