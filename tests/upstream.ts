import fs from 'node:fs'
import path from 'node:path'

/** The text of a file of an installed package, for tests of what our patches rely on. */
export const upstreamText = (file: string) => fs.readFileSync(path.resolve('node_modules', file), 'utf8')
