import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { liveScripts } from '../../src/gatsby/liveScripts/liveScripts'
import { publishProgram } from '../../src/gatsby/publish/publishedFiles'
import type { Program } from 'rust/machine'
import { temporaryFolder } from '../bench/temporaryFolder'
import { serve } from '../serve'

const TARGET = 'chrome123'

const HTML = '<!doctype html><meta charset="utf-8"><canvas></canvas><script src="/inPage.js"></script>'

export type InPage = typeof import('./inPage')

type PlayerPage = {
  page: Page
  /** Returns the address. */
  publish: (written: Program) => string
  close: () => Promise<void>
}

export async function playerPage(browser: Browser): Promise<PlayerPage> {
  const folder = temporaryFolder('bench-player')
  const { addresses, texts } = await liveScripts({ minify: true, target: [TARGET], addressOf: (name) => `/${name}.js` })
  for (const name of ['player-worker', 'player-language', 'player-natives', 'player-absent'] as const) {
    fs.writeFileSync(path.join(folder, addresses[name]), texts[name])
  }
  await build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    entryPoints: ['scripts/bench-player/inPage.ts'],
    outfile: path.join(folder, 'inPage.js'),
    globalName: 'inPage',
    define: { __BASE_PATH__: '""', __PLAYER_WORKER__: JSON.stringify(addresses['player-worker']) },
  })
  fs.writeFileSync(path.join(folder, 'index.html'), HTML)
  const site = await serve({ folder })
  const page = await browser.newPage()
  await page.goto(site.address)
  const close = async () => {
    await page.close()
    await site.close()
  }
  const publish = (written: Program) => publishProgram(written, folder)
  return { page, publish, close }
}
