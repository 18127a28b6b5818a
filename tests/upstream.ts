import fs from 'node:fs'
import path from 'node:path'

/** A file of an installed package, to test the assumptions of patches. */
export const upstreamText = (file: string) => fs.readFileSync(path.resolve('node_modules', file), 'utf8')
