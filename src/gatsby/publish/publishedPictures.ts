import fs from 'node:fs'
import path from 'node:path'
import { PICTURES_FOLDER } from '../../lib/address/published'
import { publishContentNamed, removeOthers } from './contentNamed'

/** Publishes a PNG under a name that carries its hash, unless it is there, and tells its address. */
export function publishPicture(png: Uint8Array, root = path.resolve('public')): string {
  return publishContentNamed(PICTURES_FOLDER, 'png', png, root)
}

/** How many bytes a published picture has. */
export function pictureBytes(address: string, root = path.resolve('public')): number {
  return fs.statSync(path.join(root, address)).size
}

/** Removes the pictures that no page shows any more. */
export function removeOldPictures(shown: ReadonlySet<string>, root = path.resolve('public')) {
  removeOthers(PICTURES_FOLDER, shown, root)
}
