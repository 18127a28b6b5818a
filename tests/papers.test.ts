import fs from 'node:fs'
import path from 'node:path'
import { frontmatterSchema } from '../src/lib/page/frontmatter'
import { KNOWN_DIRECTIVES } from '../src/markdown/directives'
import { LANGUAGES } from '../src/markdown/fences/fence'
import { DECLARING_COLUMNS } from '../src/markdown/symbols/tables'
import { components } from '../src/mdx/components'

const guide = fs.readFileSync('docs/writing.md', 'utf8')

test.each([
  ['key of the frontmatter', Object.keys(frontmatterSchema.shape)],
  ['language of a fence', LANGUAGES],
  ['declaring column', Object.keys(DECLARING_COLUMNS)],
])("the authors' guide lists every %s", (_, names) => {
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test("the authors' guide lists every directive", () => {
  expect(KNOWN_DIRECTIVES.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([])
})

test('the example page shows every writing component', () => {
  const example = fs.readFileSync('content/example.mdx', 'utf8')
  const written = ['Authors', 'BlogPosts', 'Button', 'HomePage', 'Sponsors', 'Step', 'Steps']
  expect(written.filter((name) => !(name in components) || !example.includes(`<${name}`))).toEqual([])
})

const papers = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', ...fs.readdirSync('packages').map((name) => `packages/${name}`)].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** Links to repository files, outside code. */
function fileLinks(markdown: string): string[] {
  const text = markdown.replace(/^(`{3,})[^]*?^\1`*$/gm, '').replace(/`[^`\n]*`/g, '')
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(https?:|\/)/.test(link))
}

test.each(papers)('every link of %s to a file leads to one', (paper) => {
  const links = fileLinks(fs.readFileSync(paper, 'utf8'))
  expect(links.filter((link) => !fs.existsSync(path.join(path.dirname(paper), link)))).toEqual([])
})

/** Invented files, and the main file of games. */
const INVENTED = /\bfoo\b|guides\/saving|^src\/lib\.rs$/i

test.each(papers)('every path of the repository that %s names exists', (paper) => {
  const text = fs.readFileSync(paper, 'utf8')
  const named = [...text.matchAll(/`((?:content|docs|packages|scripts|src|static|tests)\/[\w./@-]+)`/g)]
  const paths = named.map(([, file]) => file!).filter((file) => !INVENTED.test(file))
  // Paths in a package's README are relative to the package
  const exists = (file: string) => [path.dirname(paper), '.'].some((folder) => fs.existsSync(path.join(folder, file)))
  expect(paths.filter((file) => !exists(file))).toEqual([])
})
