/**
 * Compares brotli sizes of the built site with their budgets: the first paragraph, a page before and after its scripts,
 * a prefetched link, the player, and search. Prints the page nearest to each budget; exits 1 if one is exceeded.
 *
 * Run: npm run check:bytes -- [--page learn/api/tween/index.html]
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { DATA_FOLDER, MANIFEST_ADDRESS, type Manifest, type PublishedFile } from '../../src/lib/address/published'
import { firstWordsEnd } from '../../src/lib/styles/dividedStyles'

const KB = 1000

/** A constant, plus an amount per byte of a page's text. */
type Budget = { base: number; perTextByte: number }

const BUDGETS = {
  /** The start of the document up to the first paragraph, which arrives in the first round trip. */
  words: { base: 12.1 * KB, perTextByte: 0 },
  /**
   * HTML with inlined CSS, headline face, policy and data; 1.1 KB for every program that can be run on its page. The
   * loader's question before a reload, without which slow typists lose letters, is 0.1.
   */
  html: { base: 19.1 * KB, perTextByte: 1.8 },
  /** JavaScript after idle. */
  // 91.3 KB measured, of which react-helmet, Gatsby's scroll handler and its head handler are 8.9, and the question before
  // a reload, without which slow typists lose letters, 0.2
  scripts: { base: 91.4 * KB, perTextByte: 0 },
  /** HTML, JavaScript and styles after idle, without images. */
  all: { base: 123 * KB, perTextByte: 1.8 },
  /** A prefetched page's data. */
  prefetch: { base: 0.8 * KB, perTextByte: 1.7 },
} satisfies Record<string, Budget>

/**
 * Files for Play (controls, output, worker and styles; the largest program), and additionally for Edit: the editor, of which
 * Lezer, a dependency of CodeMirror, is 6.7 KB, and the language. Assistance loads with the first key press or hover, the
 * rest of the language with it or with the first text that needs it, what std lacks with the first unknown name. Of the
 * player, output panels, notes about shaders and the assets of projects are 2.3, and edits that storage refuses 0.6; of
 * the editor, the picture next to the code is 0.8; of the assistance, loading documentation by symbol is 0.5.
 */
const PLAYER_BUDGETS = {
  player: 62.4 * KB,
  program: 6.5 * KB,
  editor: 104 * KB,
  assistance: 14.5 * KB,
  language: 137.3 * KB,
  natives: 20.7 * KB,
  absent: 2.6 * KB,
  playground: 30 * KB,
}

const SEARCH_BUDGETS: Partial<Record<PublishedFile, number>> = {
  'search-index': 47 * KB,
  'search-extras': 24 * KB,
}

type Weight = keyof typeof BUDGETS

type WeighedPage = Record<Weight, number> & {
  file: string
  /** The Markdown source. */
  text: number
  /** Scripts loaded with the page. */
  blocking: string[]
}

const root = path.resolve('public')
const weights = new Map<string, number>()
const chunkMap = JSON.parse(fs.readFileSync(path.join(root, 'chunk-map.json'), 'utf8')) as Record<string, string[]>

function weightOf(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const weight = zlib.brotliCompressSync(fs.readFileSync(file)).length
  weights.set(file, weight)
  return weight
}

const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0)

function deferred(kind: 'scripts' | 'styles', file: string, html: string): string[] {
  const sources = new RegExp(` data-${kind}="([^"]*)"`).exec(html)?.[1]
  if (sources === undefined) throw new Error(`${file}: has no loader of ${kind}`)
  return sources.split(' ')
}

function weightOfWords(html: string, compressed: Buffer): number {
  const wanted = Buffer.byteLength(html.slice(0, firstWordsEnd(html)))
  const finishFlush = zlib.constants.BROTLI_OPERATION_FLUSH
  let [less, enough] = [0, compressed.length]
  while (enough - less > 1) {
    const bytes = Math.floor((less + enough) / 2)
    if (zlib.brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush }).length < wanted) less = bytes
    else enough = bytes
  }
  return enough
}

/** `/x` and `/x.html` have separate data. */
function pageDataFolder(file: string): string {
  if (file === 'index.html') return 'index'
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : file
}

/** A page's source size; 0 for the not-found page. */
function weightOfText(file: string): number {
  const source = path.join(root, `${pageDataFolder(file).replace(/\.html$/, '')}.md`)
  return fs.existsSync(source) ? weightOf(source) : 0
}

function weigh(file: string): WeighedPage {
  const html = fs.readFileSync(path.join(root, file), 'utf8')
  const compressed = zlib.brotliCompressSync(html)
  const data = path.join(root, 'page-data', pageDataFolder(file), 'page-data.json')
  const { componentChunkName } = JSON.parse(fs.readFileSync(data, 'utf8')) as { componentChunkName: string }
  const templates = (chunkMap[componentChunkName] ?? []).filter((script) => script.endsWith('.js'))
  const published = (addresses: string[]) => addresses.map((address) => path.join(root, address))
  const scriptWeight = sumOf(published([...new Set([...deferred('scripts', file, html), ...templates])]))
  return {
    file,
    text: weightOfText(file),
    words: weightOfWords(html, compressed),
    html: compressed.length,
    scripts: scriptWeight,
    all: compressed.length + scriptWeight + sumOf(published(deferred('styles', file, html))),
    prefetch: weightOf(data),
    blocking: [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source!),
  }
}

function weighedPages(): WeighedPage[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => weigh(path.relative(root, path.join(entry.parentPath, entry.name))))
}

/** The playground is an application, and starts its player before the other scripts. */
const LOADED_WITH_PAGE = /^\/playground-start-[\da-f]+\.js$/

/** Sizes for Play with the largest program, for Edit, and for the playground in addition to Edit. */
function playerWeights(): Record<keyof typeof PLAYER_BUDGETS, number> {
  const files = fs.readdirSync(root).filter((name) => /^player(-worker)?[-.][\da-f]+\.(js|css)$/.test(name))
  if (files.length < 3) throw new Error(`the player is missing: ${files.join(', ') || 'no file'}`)
  const editor = fs.readdirSync(root).filter((name) => /^player-(editor|field)[-.][\da-f]+\.(js|css)$/.test(name))
  const assistance = fs.readdirSync(root).filter((name) => /^player-assistance[-.][\da-f]+\.(js|css)$/.test(name))
  const playground = fs
    .readdirSync(root)
    .filter((name) => /^(playground(-start)?|player-folding)[-.][\da-f]+\.(js|css)$/.test(name))
  const programs = path.join(root, DATA_FOLDER, 'programs')
  const workerScript = (script: string) => {
    const found = fs.readdirSync(root).filter((name) => new RegExp(`^player-${script}-[\\da-f]+\\.js$`).test(name))
    if (found.length === 0) throw new Error(`the player's ${script} is missing`)
    return sumOf(found.map((name) => path.join(root, name)))
  }
  return {
    player: sumOf(files.map((name) => path.join(root, name))),
    editor: sumOf(editor.map((name) => path.join(root, name))),
    assistance: sumOf(assistance.map((name) => path.join(root, name))),
    playground: sumOf(playground.map((name) => path.join(root, name))),
    language: workerScript('language'),
    natives: workerScript('natives'),
    absent: workerScript('absent'),
    program: Math.max(...fs.readdirSync(programs).map((name) => weightOf(path.join(programs, name)))),
  }
}

function budgetOf(weight: Weight, { text }: WeighedPage): number {
  const { base, perTextByte } = BUDGETS[weight]
  return base + perTextByte * text
}

const { values } = parseArgs({ options: { page: { type: 'string' } } })
const pages = weighedPages()
const errors: string[] = []
for (const weight of Object.keys(BUDGETS) as Weight[]) {
  const shareOf = (page: WeighedPage) => page[weight] / budgetOf(weight, page)
  const fullest = pages.reduce((most, page) => (shareOf(page) > shareOf(most) ? page : most))
  console.log(
    `${weight.padEnd(9)} ${(fullest[weight] / KB).toFixed(1).padStart(6)} KB of ${(budgetOf(weight, fullest) / KB).toFixed(1)} KB  ${fullest.file}`,
  )
  for (const page of pages) {
    const budget = budgetOf(weight, page)
    if (page[weight] <= budget) continue
    const kb = (bytes: number) => (bytes / KB).toFixed(1)
    errors.push(`${page.file}: ${weight} weighs ${kb(page[weight])} KB, the budget is ${kb(budget)} KB`)
  }
}
for (const { file, blocking } of pages) {
  if (blocking.some((source) => !LOADED_WITH_PAGE.test(source)))
    errors.push(`${file}: loads ${blocking.join(', ')} with the page; scripts wait for idle`)
}

for (const [name, weight] of Object.entries(playerWeights())) {
  const budget = PLAYER_BUDGETS[name as keyof typeof PLAYER_BUDGETS]
  console.log(`${name.padEnd(9)} ${(weight / KB).toFixed(1).padStart(6)} KB of ${(budget / KB).toFixed(1)} KB`)
  if (weight > budget) errors.push(`the ${name} weighs ${weight} bytes, the budget is ${budget}`)
}

const manifest = JSON.parse(fs.readFileSync(path.join(root, MANIFEST_ADDRESS), 'utf8')) as Manifest
for (const [name, budget] of Object.entries(SEARCH_BUDGETS) as [PublishedFile, number][]) {
  const weight = weightOf(path.join(root, manifest[name]))
  console.log(`${name.padEnd(15)} ${(weight / KB).toFixed(1)} KB of ${(budget / KB).toFixed(1)} KB`)
  if (weight > budget)
    errors.push(`${manifest[name]} weighs ${(weight / KB).toFixed(1)} KB, the budget is ${budget / KB} KB`)
}

if (values.page !== undefined) console.log(pages.find(({ file }) => file === values.page))
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}
