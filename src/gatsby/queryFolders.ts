import path from 'node:path'

const QUERY_FOLDERS = ['templates', 'pages']

const partsOf = (file: string) => path.relative(process.cwd(), file).split(path.sep)

/** Whether a file is a source of the site or its packages and contains no page query. */
export function isWithoutQueries(file: string): boolean {
  const [top, folder = ''] = partsOf(file)
  return top === 'packages' || (top === 'src' && !QUERY_FOLDERS.includes(folder))
}

/** Whether a file contains page queries, or fragments that plugins add to them. */
export function mayHaveQueries(file: string): boolean {
  const [top, folder = ''] = partsOf(file)
  return (top === 'src' && QUERY_FOLDERS.includes(folder)) || (top === '.cache' && folder === 'fragments')
}
