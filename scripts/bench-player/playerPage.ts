import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { engineDeclarations } from '../../src/gatsby/examples/engineDeclarations'
import { optionFactsOf } from '../../src/engine/options/optionFact'
import { publishProgram } from '../../src/gatsby/publish/publishedPrograms'
import type { Program } from '../../src/rust/ir/program'
import { headerOf } from '../../src/rust/front/declarations/header'
import { temporaryFolder } from '../bench/temporaryFolder'
import { serve } from '../serve'

const HTML = '<!doctype html><meta charset="utf-8"><canvas></canvas><script src="/inPage.js"></script>'

/** What `inPage.ts` exports, as the page has it. */
export type InPage = typeof import('./inPage')

type PlayerPage = {
  page: Page
  /** Puts a program there that was written down, and tells its address. */
  publish: (written: Program) => string
  close: () => Promise<void>
}

/** Opens an empty page with nothing but the player's session and its worker, as browsers get them. */
export async function playerPage(browser: Browser): Promise<PlayerPage> {
  const folder = temporaryFolder('bench-player')
  const engine = engineDeclarations()
  const common = { bundle: true, minify: true, format: 'iife', target: 'chrome123' } as const
  await build({
    ...common,
    entryPoints: ['src/features/player/worker/playerWorker.ts'],
    outfile: path.join(folder, 'playerWorker.js'),
    define: {
      __ENGINE_HEADER__: JSON.stringify(headerOf(engine)),
      __ENGINE_OPTIONS__: JSON.stringify(optionFactsOf(engine.options)),
    },
  })
  await build({
    ...common,
    entryPoints: ['scripts/bench-player/inPage.ts'],
    outfile: path.join(folder, 'inPage.js'),
    globalName: 'inPage',
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
