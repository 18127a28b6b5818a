/**
 * Builds a copy of the site under a base path, checks that each local address in its documents has it, and uses the
 * site in Chromium from a host that serves nothing else: search, popups, playing, editing, the playground, a shared
 * link, the not-found page.
 * Run: npm run check:base-path
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import config from '../../playwright.config'
import { copyProject } from '../../scripts/bench/projectCopy'
import { serve } from '../../scripts/serve'
import { fieldOf, overwrite } from '../browser/editor'

const BASE = '/sub/turbo'

/** Copies the project with the base path in its configuration, and builds it. */
function buildUnderBase(folder: string) {
  copyProject(folder)
  // Hard links, since symbolic links would resolve to the original folder
  fs.rmSync(path.join(folder, 'node_modules'))
  execFileSync('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  const file = path.join(folder, 'src/site/siteConfig.ts')
  const source = fs.readFileSync(file, 'utf8')
  const configured = source.replace('SiteConfig = {\n', `SiteConfig = {\n  basePath: '${BASE}',\n`)
  if (configured === source) throw new Error(`${file}: has no object to add basePath to`)
  fs.writeFileSync(file, configured)
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Local addresses without the base path, as `file: address`. */
function unprefixed(published: string): string[] {
  const files = fs
    .readdirSync(published, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(\.html|\/page-data\.json)$/.test(`/${entry.name}`))
    .map((entry) => path.relative(published, path.join(entry.parentPath, entry.name)))
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(published, file), 'utf8').replaceAll('\\"', '"')
    const addresses = [...text.matchAll(/\s(?:href|src|poster|data-program)="(\/(?!\/)[^"]*)"/g)].map(
      ([, address]) => address!,
    )
    return addresses
      .filter((address) => address !== BASE && !address.startsWith(`${BASE}/`))
      .map((address) => `${file}: ${address}`)
  })
}

/** Fails the check on a console error or a request without response. */
function watched(page: Page, errors: string[]): Page {
  page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${page.url()}: ${response.status()} for ${response.url()}`)
  })
  return page
}

async function check() {
  const root = path.resolve('test-results', 'base-path')
  fs.rmSync(root, { recursive: true, force: true })
  const hosted = path.join(root, 'host')
  const errors: string[] = []
  try {
    buildUnderBase(path.join(root, 'site'))
    fs.mkdirSync(path.join(hosted, path.dirname(BASE)), { recursive: true })
    fs.renameSync(path.join(root, 'site/public'), path.join(hosted, BASE))
    for (const file of ['404.html', '_headers']) fs.copyFileSync(path.join(hosted, BASE, file), path.join(hosted, file))

    const left = unprefixed(path.join(hosted, BASE))
    if (left.length > 0) errors.push(`${left.length} addresses lack ${BASE}:`, ...left.slice(0, 20))

    const host = await serve({ folder: hosted })
    const browser = await chromium.launch(config.use!.launchOptions)
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: host.address })
      const page = watched(await context.newPage(), errors)

      await page.goto(`${BASE}/learn/api/rectangles`)
      await page.keyboard.press('/')
      await page.getByPlaceholder('Search').last().fill('tween')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`${BASE}/learn/api/tween`))

      await page.goto(`${BASE}/learn/api/rectangles`)
      await page.locator('[data-code-block] a[data-symbol="rect!"]:not([data-option])').first().hover()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await page.mouse.move(2, 2)
      await page.getByRole('button', { name: 'Play' }).first().click()
      await expect(page.locator('canvas').first()).toBeVisible()
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await overwrite(fieldOf(page).first(), 'clear(0x00ff00ff); rect!(w = );')
      await expect(page.getByText(/expected/).first()).toBeVisible()

      await page.goto(`${BASE}/playground`)
      await fieldOf(page).click()
      await overwrite(fieldOf(page), 'turbo::go!({ clear(0xff0000ff); });')
      const corner = () =>
        page
          .locator('canvas')
          .first()
          .evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(1, 1, 1, 1).data].join())
      await expect.poll(corner).toBe('255,0,0,255')
      expect(errors).toEqual([])

      const answer = await page.goto(`${BASE}/no-such-page`)
      expect(answer!.status()).toBe(404)
      await page.getByRole('link', { name: 'Go to Home Page' }).click()
      await page.waitForURL(new RegExp(`${BASE}/?$`))
    } finally {
      await browser.close()
      await host.close()
    }
    // The not-found page responds with status 404
    const reported = errors.filter((error) => !error.includes('no-such-page'))
    if (reported.length > 0) throw new Error(reported.join('\n'))
    console.log(`The site works under ${BASE}`)
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}

void check()
