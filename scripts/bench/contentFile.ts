import fs from 'node:fs'

/** Throws if the page is missing: `learn/api/circles`. */
export function contentFile(page: string): string {
  const file = `content/${page}.mdx`
  if (!fs.existsSync(file)) throw new Error(`There is no page "${page}": ${file} does not exist`)
  return file
}
