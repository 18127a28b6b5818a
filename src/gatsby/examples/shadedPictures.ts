import fs from 'node:fs'
import path from 'node:path'
import type { SurfaceOrder } from './makeExample'

/** PNG files that `npm run art` draws through shaders in Chromium, named after the hash of their sources. */
export const SHADED_FOLDER = 'src/gatsby/examples/shaded'

export const shadedFile = ({ key }: Pick<SurfaceOrder, 'key'>) => path.join(SHADED_FOLDER, `${key}.png`)

/** Undefined if the picture is not drawn yet. */
export function shadedPicture(order: Pick<SurfaceOrder, 'key'>): Buffer | undefined {
  try {
    return fs.readFileSync(shadedFile(order))
  } catch {
    return undefined
  }
}
