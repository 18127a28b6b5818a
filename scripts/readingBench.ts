/**
 * Measures first paint, navigation and search of the built site, alternating with other sites that are served next to
 * it; figures are medians.
 * Run: npm run build && npm run bench:reading -- [--runs 3] [--folder public] [--beside NAME=ADDRESS …]
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { openBrowser } from './bench/browser'
import { machineFacts, log } from './bench/machine'
import { countOf, median } from './bench/numbers'
import { figureTable } from './bench/table'
import { FAST, newReader, PHONE, SLOW, type Reader, type Speed } from './bench-reading/reader'
import { saveData } from './bench-reading/watchPage'
import { serve } from './serve'

const START = '/learn/api/camera'
/** Pages visited one after another. */
const TURNED = ['/learn/api/circles', '/learn/guides/cli', '/learn/api/tween', '/learn/tutorials/pancake-cat']
const QUERIES = ['rect', 'tween', 'gamepad']
const DEBOUNCE_MS = 200
const DESKTOP_PX = 1440
const PHONE_PX = 390

/** Idle time in which prefetching can happen. */
const REST_MS = 3000
/** How long the pointer hovers before a click, and the user reads after it. */
const POINT_MS = 500

const UNITS = {
  'Largest paint on a phone': 'ms',
  'Largest paint on a phone, landing': 'ms',
  'Click → painted': 'ms',
  'Click → painted, 150 ms line, 4× CPU': 'ms',
  'Key → search box, 4× CPU': 'ms',
  'Search opened, one query': 'KB',
  'Last key → answer, beyond 200 ms': 'ms',
  'Last key → answer, beyond 200 ms, 4× CPU': 'ms',
  'All but pictures after idle': 'KB',
} as const

type Name = keyof typeof UNITS
type Note = (name: Name, value: number) => void
type Measure = (browser: Browser, site: string, note: Note) => Promise<void>

const KB = 1000

async function open(browser: Browser, address: string, scripts?: (() => void)[]): Promise<Reader> {
  const reader = await newReader(browser, { width: DESKTOP_PX, ...(scripts ? { scripts } : {}) })
  await reader.page.goto(address)
  await reader.page.waitForTimeout(REST_MS)
  return reader
}

function largestPaint(name: Name, path: string): Measure {
  return async (browser, site, note) => {
    const { page, setSpeed, leave } = await newReader(browser, { width: PHONE_PX })
    await setSpeed(PHONE)
    await page.goto(site + path)
    await page.waitForTimeout(REST_MS)
    note(name, await page.evaluate(() => window.reading.largestPaint))
    await leave()
  }
}

function turnedPage(name: Name, speed: Speed): Measure {
  return async (browser, site, note) => {
    const { page, setSpeed, paintedAfter, leave } = await open(browser, site + START)
    await setSpeed(speed)
    for (const path of TURNED) {
      await page.locator(`a[href="${path}"]:visible, a[href="${path}/"]:visible`).first().hover()
      await page.waitForTimeout(POINT_MS)
      await page.mouse.down()
      await page.mouse.up()
      note(name, await paintedAfter('heading'))
      await page.waitForTimeout(POINT_MS)
    }
    await leave()
  }
}

async function typeQueries({ page, paintedAfter }: Reader, note: (ms: number) => void) {
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(query, { delay: 80 })
    note((await paintedAfter('results')) - DEBOUNCE_MS)
  }
}

/** With save-data nothing is prefetched, so all bytes of the search count. */
const weighedSearch: Measure = async (browser, site, note) => {
  const reader = await open(browser, site + START, [saveData])
  const before = reader.bytes()
  await reader.page.keyboard.press('Control+k')
  await reader.paintedAfter('field')
  await reader.page.keyboard.type(QUERIES[0]!, { delay: 80 })
  await reader.paintedAfter('results')
  await reader.page.waitForTimeout(POINT_MS)
  note('Search opened, one query', (reader.bytes() - before) / KB)
  await reader.leave()
}

const fastSearch: Measure = async (browser, site, note) => {
  const reader = await open(browser, site + START)
  note('All but pictures after idle', reader.bytes() / KB)
  await reader.page.keyboard.press('Control+k')
  await reader.paintedAfter('field')
  await typeQueries(reader, (ms) => note('Last key → answer, beyond 200 ms', ms))
  await reader.leave()
}

const slowSearch: Measure = async (browser, site, note) => {
  const reader = await open(browser, site + START)
  await reader.setSpeed(SLOW)
  await reader.page.keyboard.press('Control+k')
  note('Key → search box, 4× CPU', await reader.paintedAfter('field'))
  await typeQueries(reader, (ms) => note('Last key → answer, beyond 200 ms, 4× CPU', ms))
  await reader.leave()
}

const MEASURES: readonly Measure[] = [
  largestPaint('Largest paint on a phone', START),
  largestPaint('Largest paint on a phone, landing', '/'),
  turnedPage('Click → painted', FAST),
  turnedPage('Click → painted, 150 ms line, 4× CPU', PHONE),
  slowSearch,
  weighedSearch,
  fastSearch,
]

type Site = { name: string; address: string; figures: Record<string, number[]> }

async function measureSites(sites: readonly Site[], runs: number) {
  const facts = machineFacts()
  const browser = await openBrowser()
  // The first round is a warm-up
  for (let run = 0; run <= runs; run += 1) {
    for (const measure of run === 0 ? MEASURES.slice(0, 1) : MEASURES) {
      for (const { name, address, figures } of sites) {
        log(`${name}, run ${run} of ${runs} …`)
        const note: Note = (figure, value) => {
          log(`  ${figure}: ${value}`)
          if (run > 0) (figures[figure] ??= []).push(value)
        }
        await measure(browser, address, note).catch((error: unknown) => log(String(error)))
      }
    }
  }
  await browser.close()
  const rows = (Object.keys(UNITS) as Name[]).map((name) => ({
    name,
    values: sites.map(({ figures }) => median(figures[name] ?? [])),
    unit: UNITS[name],
  }))
  console.log(
    figureTable(
      sites.map(({ name }) => name),
      rows,
    ),
  )
  console.log(`\nMedians of ${runs} runs. ${facts}.`)
}

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      folder: { type: 'string', default: 'public' },
      beside: { type: 'string', multiple: true, default: [] },
    },
  })
  const own = await serve({ folder: values.folder, compressed: true })
  const sites = [`This site=${own.address}`, ...values.beside].map((pair): Site => {
    const [name = '', address = ''] = pair.split(/=(.*)/s)
    if (!URL.canParse(address)) throw new Error(`--beside is "${pair}": give a name and an address, as Peer=http://…`)
    return { name, address: address.replace(/\/$/, ''), figures: {} }
  })
  await measureSites(sites, countOf('--runs', values.runs, 1))
  await own.close()
}

void main()
