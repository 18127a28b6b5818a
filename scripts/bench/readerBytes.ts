import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { serve } from '../serve'
import { nameWithoutHash } from './nameWithoutHash'
import { sumOf } from './numbers'

const OPEN_LIMIT_MS = 60_000

export type ReaderBytes = {
  html: number
  /** Before compression. */
  htmlLength: number
  scripts: number
  data: number
  /** Files loaded by all pages, by name without hash. */
  shared: Map<string, number>
  /** Files loaded on demand: search index, popups. */
  requested: Map<string, number>
}

type Loaded = Map<string, number>

/** Opens two pages, and weighs the first. */
export async function readerBytes(folder: string, browser: Browser, [page, other]: readonly [string, string]) {
  const built = path.join(folder, 'public')
  const site = await serve({ folder: built })
  const loaded = await loadedBy(browser, site.address, page)
  const loadedByOther = await loadedBy(browser, site.address, other)
  await site.close()
  const sum = (addresses: string[]) => sumOf(addresses.map((address) => loaded.get(address)!))
  const addresses = [...loaded.keys()]
  const shared = addresses.filter((address) => loadedByOther.has(address))
  return {
    html: loaded.get(page)!,
    htmlLength: fs.statSync(path.join(built, page, 'index.html')).size,
    scripts: sum(addresses.filter((address) => address.endsWith('.js'))),
    data: sum(addresses.filter((address) => address.endsWith('/page-data.json'))),
    shared: new Map(shared.map((address) => [nameWithoutHash(address), loaded.get(address)!])),
    requested: requestedFiles(built),
  } satisfies ReaderBytes
}

/** Waits until the page is idle. */
async function loadedBy(browser: Browser, site: string, page: string): Promise<Loaded> {
  const tab = await browser.newPage()
  const weights: Promise<[string, number]>[] = []
  tab.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin !== site) return
    weights.push(response.body().then((body) => [pathname, brotliCompressSync(body).length]))
  })
  await tab.goto(site + page, { timeout: OPEN_LIMIT_MS })
  await tab.waitForFunction(() => '___loader' in window, undefined, { timeout: OPEN_LIMIT_MS })
  await tab.waitForLoadState('networkidle', { timeout: OPEN_LIMIT_MS })
  const loaded = new Map(await Promise.all(weights))
  await tab.close()
  return loaded
}

/** Files in the manifest; a bare site has none. */
function requestedFiles(built: string): Map<string, number> {
  const manifest = path.join(built, 'assets/manifest.json')
  if (!fs.existsSync(manifest)) return new Map()
  const files = Object.entries(JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, string>)
  return new Map(
    files.map(([name, address]) => [name, brotliCompressSync(fs.readFileSync(path.join(built, address))).length]),
  )
}
