import { createRequire } from 'node:module'
import path from 'node:path'
import { foundBy } from './foundBy'

/** The folders of `src` whose files hold the queries of pages. */
const QUERY_FOLDERS = ['templates', 'pages']

/** Whether a file is one of ours that holds no query, so that only Gatsby's own compiler has to see the others. */
export function isWithoutQueries(file: string): boolean {
  const [top, folder = ''] = path.relative(process.cwd(), file).split(path.sep)
  return top === 'src' && !QUERY_FOLDERS.includes(folder)
}

type FileParser = { parseFile: (file: string, addError: unknown) => Promise<unknown> }

/** Whether Gatsby has to look into a file: it has queries of pages, or fragments that plugins give them. */
export function hasQueries(file: string): boolean {
  const [top, folder = ''] = path.relative(process.cwd(), file).split(path.sep)
  return (top === 'src' && QUERY_FOLDERS.includes(folder)) || (top === '.cache' && folder === 'fragments')
}

/**
 * Has Gatsby look for queries only where they stand: reading all of `src` and of the plugins for them takes seconds at every
 * start.
 */
export function lookForQueriesWhereTheyStand() {
  const require = createRequire(path.resolve('package.json'))
  const { default: parser } = require('gatsby/dist/query/file-parser') as { default: { prototype: FileParser } }
  const { prototype } = parser
  const parseFile = foundBy('FileParser.parseFile', prototype.parseFile)
  prototype.parseFile = function (file, addError) {
    return hasQueries(file) ? parseFile.call(this, file, addError) : Promise.resolve(null)
  }
}
