/**
 * Measures the search of the built site: the bytes of its index, how long the index takes to be read, how long a result
 * takes to be painted beyond the 200 ms that the search waits for, and how many of the expected results come first.
 *
 * Run: npm run build && npm run bench:search
 */
/* global window, document, Worker, PerformanceObserver, HTMLInputElement, Event, MutationObserver, requestAnimationFrame */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import zlib from 'node:zlib'
import { chromium } from '@playwright/test'
import ts from 'typescript'
import system from './chromium.cjs'
import serving from './serve.cjs'

const DEBOUNCE_MS = 200
const ROUNDS = 5
const QUERIES = ['rect', 'text box', 'JustPressed', 'how do I install turbo', 'gampad']

const folder = path.resolve('public/.turbo')
const { file } = JSON.parse(fs.readFileSync(path.join(folder, 'search.json'), 'utf8'))
const bytes = fs.readFileSync(path.join(folder, file))
console.log(`index       ${bytes.length} bytes raw, ${zlib.brotliCompressSync(bytes).length} brotli (budget 60000)`)

/** The modules of the search as Node can run them. */
function loadModules() {
  const compiled = path.resolve('.cache/search-bench')
  fs.mkdirSync(compiled, { recursive: true })
  const sources = fs.readdirSync('src/lib/search').filter((name) => /(?<!\.test)\.ts$/.test(name))
  const files = [...sources.map((name) => `src/lib/search/${name}`), 'src/gatsby/search/expectedResults.ts']
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true }
  for (const source of files) {
    const { outputText } = ts.transpileModule(fs.readFileSync(source, 'utf8'), { compilerOptions })
    fs.writeFileSync(path.join(compiled, `${path.basename(source, '.ts')}.js`), outputText)
  }
  const require = createRequire(path.join(compiled, 'bench.js'))
  return { ...require('./searchIndex.js'), ...require('./expectedResults.js') }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const ms = (number) => `${number.toFixed(1)} ms`

/** Notes, in the page, when the index is handed to the worker and when the worker has read it. */
function watchWorker() {
  const times = (window.searchTimes = {})
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === 'read') {
      times.start = performance.now()
      this.addEventListener('message', () => (times.end = performance.now()), { once: true })
    }
    return post.call(this, message, ...rest)
  }
  times.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration)
  }).observe({ type: 'longtask' })
}

/** Types a query at once and resolves with the time until its first result is painted. */
function timeToPaint([query, debounce]) {
  const box = document.getElementById('search-box')
  const list = document.getElementById('search-results')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, query)
  const start = performance.now()
  box.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!list.firstElementChild) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start - debounce)))
    })
    observer.observe(list, { childList: true, subtree: true, characterData: true })
  })
}

async function openSearch(browser, address, slowdown) {
  const page = await browser.newPage()
  await page.addInitScript(watchWorker)
  await page.goto(`${address}/learn/api/tween`)
  await page.waitForFunction(() => document.documentElement.dataset.live === 'true')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => (window.searchTimes.longest = 0))
  await page.keyboard.press('/')
  await page.waitForFunction(() => window.searchTimes.end)
  return page
}

const site = await serving.serve({ folder: 'public' })
const browser = await chromium.launch({
  executablePath: system.chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const slowdown of [1, 4]) {
  const page = await openSearch(browser, site.address, slowdown)
  const { start, end, longest } = await page.evaluate(() => window.searchTimes)
  const paints = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) paints.push(await page.evaluate(timeToPaint, [query, DEBOUNCE_MS]))
  }
  console.log(`at ${slowdown}× CPU   index read in the worker in ${ms(end - start)}`)
  console.log(`            longest task of the page meanwhile ${longest ? ms(longest) : 'below 50 ms'}`)
  console.log(
    `            keystroke to paint beyond the debounce: median ${ms(median(paints))}, worst ${ms(Math.max(...paints))}`,
  )
  await page.close()
}

await browser.close()
await site.close()

const { searchIndexOf, answerOf, expectedResults } = loadModules()
const index = searchIndexOf(bytes.toString('utf8'))
const misses = expectedResults
  .map(({ query, first }) => ({
    query,
    first: [first].flat(),
    found: answerOf(index, query).results.map(({ href }) => href),
  }))
  .filter(({ first, found }) => !first.includes(found[0]))
console.log(
  `queries     ${expectedResults.length - misses.length} of ${expectedResults.length} find what they mean first`,
)
for (const { query, first, found } of misses) {
  const place = found.findIndex((address) => first.includes(address)) + 1
  console.log(
    `            ${place === 0 ? 'missing' : `place ${place}`}: ${query} → ${found[0]} instead of ${first.join(' or ')}`,
  )
}
