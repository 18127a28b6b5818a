/**
 * Weighs the built site against its budgets, brotli-compressed: what a page costs before and after its scripts run, and
 * what a prefetched link costs. Prints the heaviest page of each kind; exits 1 if a budget is exceeded.
 */
import fs from 'node:fs'
import path from 'node:path'
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
const LONG_PAGES = {
  example: 9 * KB,
  'learn/api/bounds': 8.2 * KB,
  'learn/api/sprites': 7.5 * KB,
  'learn/api/tween': 7.5 * KB,
  'learn/cheatsheet': 7.6 * KB,
  'learn/tutorials/pancake-cat': 9.5 * KB,
}

const root = path.resolve('public')
const brotli = new Map()
const chunkMap = JSON.parse(fs.readFileSync(path.join(root, 'chunk-map.json'), 'utf8'))

function weight(file) {
  if (!brotli.has(file)) brotli.set(file, zlib.brotliCompressSync(fs.readFileSync(file)).length)
  return brotli.get(file)
}

/** The addresses of the scripts that the inline loader of a page adds. */
function deferredScripts(html) {
  const match = /var s=(\[[^\]]*\]),e=\[/.exec(html)
  return match ? JSON.parse(match[1]) : []
}

/** `/x` and `/x.html` have data of their own; the not-found page has that of its file. */
function pageDataFolder(file) {
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : file
}

function pages() {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name)
      const file = path.relative(root, full)
      const html = fs.readFileSync(full, 'utf8')
      const folder = file === 'index.html' ? 'index' : pageDataFolder(file)
      const data = path.join(root, 'page-data', folder, 'page-data.json')
      const { componentChunkName } = JSON.parse(fs.readFileSync(data, 'utf8'))
      const chunks = (chunkMap[componentChunkName] ?? []).map((address) => path.join(root, address))
      const scripts = [...new Set([...deferredScripts(html).map((address) => path.join(root, address)), ...chunks])]
      const scriptBytes = scripts.reduce((sum, script) => sum + weight(script), 0)
      const dataBytes = weight(data)
      return {
        file,
        html: weight(full),
        scripts: scriptBytes,
        all: weight(full) + scriptBytes + dataBytes,
        prefetch: chunks.reduce((sum, chunk) => sum + weight(chunk), 0) + dataBytes,
        blocking: [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source),
      }
    })
}

const all = pages()
const faults = []
for (const [name, budget] of Object.entries(BUDGETS)) {
  const [heaviest] = [...all].sort((a, b) => b[name] - a[name])
  console.log(
    `${name.padEnd(9)} ${(heaviest[name] / KB).toFixed(1).padStart(6)} KB of ${budget / KB} KB  ${heaviest.file}`,
  )
  for (const page of all) {
    const own = name === 'prefetch' ? (LONG_PAGES[page.file.replace(/(\/index)?\.html$/, '')] ?? budget) : budget
    if (page[name] > own) {
      faults.push(`${page.file}: ${name} weighs ${(page[name] / KB).toFixed(1)} KB, the budget is ${own / KB} KB`)
    }
  }
}
for (const { file, blocking } of all) {
  if (blocking.length > 0) faults.push(`${file}: loads ${blocking.join(', ')} with the page; scripts wait for idle`)
}

if (process.argv.includes('--page')) {
  const wanted = process.argv[process.argv.indexOf('--page') + 1]
  console.log(all.find(({ file }) => file === wanted))
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
