/**
 * Measures what additional pages cost, in a temporary copy of the project; they are generated from real ones. `--base`
 * states how long a build takes without them, which is then skipped; `--bare` also measures a bare Gatsby site.
 * Run: npm run bench:scale -- 500 [--base SECONDS] [--bare] [--page learn/api/circles]
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { readPage } from '../src/markdown/readPage'
import { sidebar } from '../src/site/sidebar'
import { contentPages } from '../tests/content'
import { bareMdx } from './bench/bareMdx'
import { writeBareSite } from './bench/bareSite'
import { openBrowser } from './bench/browser'
import { contentFile } from './bench/contentFile'
import { bytesBelow, coldBuild } from './bench/gatsbyBuild'
import { machineFacts, log } from './bench/machine'
import { countOf, secondsOf } from './bench/numbers'
import { copyProject } from './bench/projectCopy'
import { readerBytes } from './bench/readerBytes'
import { scaleFigures, type BuiltSite } from './bench/scaleFigures'
import { sidebarPress } from './bench/sidebarPress'
import { sidebarWithGroups } from './bench/sidebarWithGroups'
import { syntheticPages, type SyntheticPage } from './bench/syntheticPages'
import { figureTable } from './bench/table'
import { temporaryFolder } from './bench/temporaryFolder'
import { writeText } from './bench/writeText'

/** Two pages: files that both load count as loaded by all pages. */
type Pages = readonly [string, string]

type GrowingSite = { name: string; folder: string; add: (pages: readonly SyntheticPage[]) => void }

function docsSite(folder: string): GrowingSite {
  copyProject(folder)
  const add = (pages: readonly SyntheticPage[]) => {
    for (const { filePath, source } of pages) writeText(path.join(folder, 'content', filePath), source)
    const longer = JSON.stringify(sidebarWithGroups(sidebar, pages))
    const type = `import type { Sidebar } from '../lib/config/siteConfig'`
    writeText(path.join(folder, 'src/site/sidebar.ts'), `${type}\n\nexport const sidebar: Sidebar = ${longer}\n`)
  }
  return { name: 'This site', folder, add }
}

function bareSite(folder: string): GrowingSite {
  writeBareSite(folder)
  const add = (pages: readonly SyntheticPage[]) => {
    for (const { filePath, source } of pages) {
      writeText(path.join(folder, 'content', filePath), bareMdx(readPage(filePath, source)))
    }
  }
  return { name: 'Bare site', folder, add }
}

async function measured(folder: string, browser: Browser, pages: Pages): Promise<BuiltSite> {
  const built = await coldBuild(folder)
  const diskBytes = bytesBelow(path.join(folder, 'public'))
  const reader = await readerBytes(folder, browser, pages)
  return { ...built, diskBytes, reader, sidebarPressMs: await sidebarPress(folder, browser, pages[0]) }
}

type Options = { count: number; base: number | undefined; bare: boolean; page: string; other: string }

async function measureScale({ count, base, bare, page, other }: Options) {
  const facts = machineFacts()
  for (const opened of [page, other]) contentFile(opened)
  const browser = await openBrowser()
  const root = temporaryFolder('bench-scale')
  const added = syntheticPages(count, contentPages())
  const sites = [docsSite(path.join(root, 'docs')), ...(bare ? [bareSite(path.join(root, 'bare'))] : [])]
  for (const [index, { name, folder, add }] of sites.entries()) {
    const isGiven = base !== undefined && index === 0
    log(isGiven ? `${name}: the build without them takes ${base} s` : `${name}: cold build without them …`)
    const pages: Pages = [`/${page}`, `/${other}`]
    const without = isGiven ? { seconds: base } : await measured(folder, browser, pages)
    add(added)
    log(`${name}: cold build with ${count} additional pages …`)
    const rows = scaleFigures({ count, page }, without, await measured(folder, browser, pages))
    console.log(`${name}\n\n${figureTable(['Without', `With ${count}`, 'More'], rows)}\n`)
  }
  await browser.close()
  console.log(`Measured on ${facts}. What readers load is weighed after brotli.`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    bare: { type: 'boolean', default: false },
    page: { type: 'string', default: 'learn/api/circles' },
    other: { type: 'string', default: 'learn/guides/fonts' },
  },
})

Promise.resolve()
  .then(() =>
    measureScale({
      ...values,
      count: countOf('The number of pages', positionals[0] ?? '', 1),
      base: values.base === undefined ? undefined : secondsOf('--base', values.base),
    }),
  )
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
