import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PICTURES_FOLDER } from '../../lib/address/published'

/** Publishes a PNG under a name that carries its hash, unless it is there, and tells its address. */
export function publishPicture(png: Uint8Array, root = path.resolve('public')): string {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8)
  const address = `${PICTURES_FOLDER}/${hash}.png`
  const file = path.join(root, address)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, png)
  }
  return address
}

/** How many bytes a published picture has. */
export function pictureBytes(address: string, root = path.resolve('public')): number {
  return fs.statSync(path.join(root, address)).size
}

/** Removes the pictures that no page shows any more. */
export function removeOldPictures(shown: ReadonlySet<string>, root = path.resolve('public')) {
  const folder = path.join(root, PICTURES_FOLDER)
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder))
    if (!shown.has(`${PICTURES_FOLDER}/${name}`)) fs.rmSync(path.join(folder, name))
}
