/**
 * Weighs the built site against its budgets, brotli-compressed: what a page costs before and after its scripts run, and
 * what a prefetched link costs. Prints the heaviest page of each kind; exits 1 if a budget is exceeded.
 *
 * Run: npm run check:bytes -- [--page learn/api/tween/index.html]
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'

const KB = 1000
const BUDGETS = {
  /** HTML with its inlined CSS. */
  html: 24 * KB,
  /** All JavaScript that runs after idle. */
  scripts: 95 * KB,
  /** HTML, JavaScript and data after idle, images left out. */
  all: 125 * KB,
  /** Data and code of one prefetched page. */
  prefetch: 6 * KB,
}

/**
 * Pages whose text alone nearly fills the budget of a prefetch: long references (of bounds, each of a hundred rows is an
 * anchor), the tutorial with its listings, and the page that shows every component twice, as written and as drawn.
 */
const LONG_PAGES: Record<string, number> = {
  example: 9 * KB,
  'learn/api/bounds': 8.2 * KB,
  'learn/api/sprites': 7.5 * KB,
  'learn/api/tween': 7.5 * KB,
  'learn/cheatsheet': 7.6 * KB,
  'learn/tutorials/pancake-cat': 9.5 * KB,
}

type Weight = keyof typeof BUDGETS

/** A page with what each part of it weighs in bytes. */
type WeighedPage = Record<Weight, number> & {
  file: string
  /** The scripts that the browser loads with the page. */
  blocking: string[]
}

const root = path.resolve('public')
const weights = new Map<string, number>()

function weightOf(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const weight = zlib.brotliCompressSync(fs.readFileSync(file)).length
  weights.set(file, weight)
  return weight
}

const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0)

/** The addresses of the scripts that the inline loader of a page adds. */
function deferredScripts(file: string, html: string): string[] {
  const sources = / data-scripts="([^"]*)"/.exec(html)?.[1]
  if (sources === undefined) throw new Error(`${file}: has no loader of scripts`)
  return sources.split(' ')
}

/** `/x` and `/x.html` have data of their own; the not-found page has that of its file. */
function pageDataFolder(file: string): string {
  if (file === 'index.html') return 'index'
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : file
}

function weigh(file: string, chunkMap: Record<string, string[]>): WeighedPage {
  const full = path.join(root, file)
  const html = fs.readFileSync(full, 'utf8')
  const data = path.join(root, 'page-data', pageDataFolder(file), 'page-data.json')
  const { componentChunkName } = JSON.parse(fs.readFileSync(data, 'utf8')) as { componentChunkName: string }
  const inSite = (address: string) => path.join(root, address)
  const chunks = (chunkMap[componentChunkName] ?? []).map(inSite)
  const scripts = sumOf([...new Set([...deferredScripts(file, html).map(inSite), ...chunks])])
  return {
    file,
    html: weightOf(full),
    scripts,
    all: weightOf(full) + scripts + weightOf(data),
    prefetch: sumOf(chunks) + weightOf(data),
    blocking: [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source!),
  }
}

function weighedPages(): WeighedPage[] {
  const chunkMap = JSON.parse(fs.readFileSync(path.join(root, 'chunk-map.json'), 'utf8')) as Record<string, string[]>
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => weigh(path.relative(root, path.join(entry.parentPath, entry.name)), chunkMap))
}

function budgetOf(weight: Weight, file: string): number {
  const longPage = weight === 'prefetch' ? LONG_PAGES[file.replace(/(\/index)?\.html$/, '')] : undefined
  return longPage ?? BUDGETS[weight]
}

const { values } = parseArgs({ options: { page: { type: 'string' } } })
const pages = weighedPages()
const faults: string[] = []
for (const weight of Object.keys(BUDGETS) as Weight[]) {
  const heaviest = pages.reduce((most, page) => (page[weight] > most[weight] ? page : most))
  console.log(
    `${weight.padEnd(9)} ${(heaviest[weight] / KB).toFixed(1).padStart(6)} KB of ${BUDGETS[weight] / KB} KB  ${heaviest.file}`,
  )
  for (const page of pages) {
    const budget = budgetOf(weight, page.file)
    if (page[weight] <= budget) continue
    faults.push(`${page.file}: ${weight} weighs ${(page[weight] / KB).toFixed(1)} KB, the budget is ${budget / KB} KB`)
  }
}
for (const { file, blocking } of pages) {
  if (blocking.length > 0) faults.push(`${file}: loads ${blocking.join(', ')} with the page; scripts wait for idle`)
}

if (values.page !== undefined) console.log(pages.find(({ file }) => file === values.page))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
