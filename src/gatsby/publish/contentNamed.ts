import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What a name carries of its content: it changes with it. */
export const contentHash = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)

/** Publishes a file under a name that carries its hash, unless it is there, and tells its address. */
export function publishContentNamed(
  folder: string,
  ending: string,
  content: Uint8Array | string,
  root: string,
): string {
  const address = `${folder}/${contentHash(content)}.${ending}`
  const file = path.join(root, address)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  return address
}

/** Removes the files of a folder whose address is none of these. */
export function removeOthers(folder: string, kept: ReadonlySet<string>, root: string) {
  const files = path.join(root, folder)
  if (!fs.existsSync(files)) return
  for (const name of fs.readdirSync(files)) if (!kept.has(`${folder}/${name}`)) fs.rmSync(path.join(files, name))
}
