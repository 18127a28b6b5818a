import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve('public')

/** Link texts that search engine audits consider uninformative. */
const EMPTY_WORDS = new Set(
  (
    'click here, click this, go, here, information, learn more, more, more info, more information, right, right here, ' +
    'read more, see more, start, this, mas, este, enlace, empezar, aqui, ir, mais, mer, mer info, hier, mehr, dies, das'
  ).split(', '),
)

const pages = fs
  .readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

function linkTexts(file: string): string[] {
  const html = fs.readFileSync(path.join(root, file), 'utf8')
  const own = `/${file.replace(/(\/?index)?\.html$/, '')}`
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)[^>]*>(.*?)<\/a>/gs)]
  return links
    .filter(([, target]) => target !== '' && target !== own)
    .map(([, , words]) =>
      words!
        .replace(/<[^>]*>/g, '')
        .trim()
        .toLowerCase(),
    )
}

test.each(pages)('every link of %s says where it leads', (file) => {
  const isEmpty = (text: string) => EMPTY_WORDS.has(text) || /^https?:\/\/\S+$/.test(text)
  expect(linkTexts(file).filter(isEmpty)).toEqual([])
})
