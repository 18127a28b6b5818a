import fs from 'node:fs'

/** The file of a page such as `learn/api/circles`. Throws if missing. */
export function contentFile(page: string): string {
  const file = `content/${page}.mdx`
  if (!fs.existsSync(file)) throw new Error(`There is no page "${page}": ${file} does not exist`)
  return file
}
