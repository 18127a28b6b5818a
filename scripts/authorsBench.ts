/**
 * Measures how long an author waits for the preview to start, an edit to appear, and a build to finish, in a temporary
 * copy of the project. `--bare` alternates with a bare Gatsby site that has the same pages.
 * Run: npm run bench:authors -- [--bare] [--edits 7] [--page learn/api/circles]
 */
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { writeBareSite } from './bench/bareSite'
import { openBrowser } from './bench/browser'
import { contentFile } from './bench/contentFile'
import { EDITED, editedSource, firstWords, type Edited } from './bench/edits'
import { build, coldBuild } from './bench/gatsbyBuild'
import { machineFacts, log } from './bench/machine'
import { countOf, median } from './bench/numbers'
import { openPreview, type Preview } from './bench/preview'
import { copyProject } from './bench/projectCopy'
import { figureTable } from './bench/table'
import { temporaryFolder } from './bench/temporaryFolder'

const PAUSE_MS = 1500

/** Longer than the 5 s of idle time after which webpack writes its cache. */
const STAY_MS = 12_000

const MISSED = 'Saves that the open page missed'

type MeasuredSite = { name: string; folder: string; path: string; file: string; source: string }

/** In seconds by name, except missed saves. */
type Measured = Record<string, number | undefined>

/** Runs on all sites before the next step, so that they are under the same load. */
type Step = { name: string; measure: (site: MeasuredSite) => Promise<Measured> }

function siteIn(name: string, folder: string, page: string): MeasuredSite {
  const file = path.join(folder, contentFile(page))
  return { name, folder, path: `/${page}`, file, source: fs.readFileSync(file, 'utf8') }
}

async function firstStart(browser: Browser, site: MeasuredSite): Promise<Measured> {
  const preview = await openPreview(site.folder, browser, site.path, firstWords(site.source))
  await sleep(STAY_MS)
  await preview.stop()
  return {
    'First start: page answered': preview.answeredSeconds,
    'First start: page drawn': preview.drawnSeconds,
  }
}

async function laterStart(browser: Browser, edits: number, site: MeasuredSite): Promise<Measured> {
  const preview = await openPreview(site.folder, browser, site.path, firstWords(site.source))
  try {
    const sentences: (number | undefined)[] = []
    for (let edit = 1; edit <= edits; edit += 1) {
      sentences.push(await secondsToSee(preview, site, 'sentence', `edited${edit}`))
    }
    const heading = await secondsToSee(preview, site, 'heading', 'editedheading')
    const fence = await secondsToSee(preview, site, 'fence', 'editedfence')
    const seen = sentences.filter((seconds) => seconds !== undefined)
    return {
      'Later start: page drawn': preview.drawnSeconds,
      [`Saved sentence → seen, median of ${edits}`]: median(seen),
      [`Saved sentence → seen, worst of ${edits}`]: seen.length > 0 ? Math.max(...seen) : undefined,
      'Saved heading → seen': heading,
      'Saved fence → seen': fence,
      [MISSED]: [...sentences, heading, fence].filter((seconds) => seconds === undefined).length,
    }
  } finally {
    fs.writeFileSync(site.file, site.source)
    await preview.stop()
  }
}

/** Saves an edit after a pause; undefined if the page had to be reloaded. */
async function secondsToSee(preview: Preview, { file, source }: MeasuredSite, edited: Edited, word: string) {
  await sleep(PAUSE_MS)
  const start = performance.now()
  fs.writeFileSync(file, editedSource(edited, source, word))
  const isSeen = await preview.sees(EDITED[edited], word)
  const seconds = isSeen ? (performance.now() - start) / 1000 : undefined
  log(seconds === undefined ? `  ${edited} missed` : `  ${edited} seen after ${seconds.toFixed(2)} s`)
  return seconds
}

async function editedBuild({ folder, file, source }: MeasuredSite): Promise<Measured> {
  fs.writeFileSync(file, editedSource('sentence', source, 'rebuilt'))
  try {
    return { 'Warm build, one page edited': (await build(folder)).seconds }
  } finally {
    fs.writeFileSync(file, source)
  }
}

async function measureAuthors({ bare, edits, page }: { bare: boolean; edits: number; page: string }) {
  const facts = machineFacts()
  const browser = await openBrowser()
  const root = temporaryFolder('bench-authors')
  const docs = path.join(root, 'docs')
  copyProject(docs)
  const sites = [siteIn('This site', docs, page)]
  if (bare) {
    const folder = path.join(root, 'bare')
    writeBareSite(folder)
    sites.push(siteIn('Bare site', folder, page))
  }
  const steps: Step[] = [
    { name: 'first start', measure: (site) => firstStart(browser, site) },
    { name: 'later start and edits', measure: (site) => laterStart(browser, edits, site) },
    {
      name: 'cold build',
      measure: async ({ folder }) => ({ 'Cold build': (await coldBuild(folder)).seconds }),
    },
    {
      name: 'warm build',
      measure: async ({ folder }) => ({ 'Warm build, nothing changed': (await build(folder)).seconds }),
    },
    { name: 'warm build after an edit', measure: editedBuild },
  ]
  const figures: Measured[] = sites.map(() => ({}))
  for (const { name, measure } of steps) {
    for (const [index, site] of sites.entries()) {
      log(`${site.name}: ${name} …`)
      const measured = await measure(site)
      log(JSON.stringify(measured))
      Object.assign(figures[index]!, measured)
    }
  }
  await browser.close()
  const rows = Object.keys(figures[0]!).map((name) => {
    return { name, values: figures.map((of) => of[name]), unit: name === MISSED ? 'saves' : 's' }
  })
  const columns = sites.map(({ name }) => name)
  console.log(`${figureTable(columns, rows)}\n\nMeasured on ${facts}; the page is /${page}.`)
}

const { values } = parseArgs({
  options: {
    bare: { type: 'boolean', default: false },
    edits: { type: 'string', default: '7' },
    page: { type: 'string', default: 'learn/api/circles' },
  },
})

measureAuthors({ ...values, edits: countOf('--edits', values.edits, 1) }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
