import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { startCommand, withinLimit, type Running } from './processes'

const START_LIMIT_MS = 10 * 60_000

/** After this time, the page is reloaded. */
const SEEN_LIMIT_MS = 30_000

const POLL_INTERVAL_MS = 100

export type OpenPage = {
  /** Reloads once if needed. */
  sees: (element: string, words: string) => Promise<boolean>
  close: () => Promise<void>
}

export type RunningPreview = {
  address: string
  open: (browser: Browser, path: string, words: string) => Promise<OpenPage>
  stop: () => Promise<void>
}

export type Preview = Omit<OpenPage, 'close'> & {
  /** Time until the page responds with status 200. */
  answeredSeconds: number
  /** Time until the page's first words are visible. */
  drawnSeconds: number
  stop: () => Promise<void>
}

export async function openPreview(folder: string, browser: Browser, path: string, words: string): Promise<Preview> {
  const start = performance.now()
  const secondsSince = () => (performance.now() - start) / 1000
  const preview = await startPreview(folder, path)
  const answeredSeconds = secondsSince()
  const { sees, close } = await preview.open(browser, path, words)
  const drawnSeconds = secondsSince()
  const stop = async () => {
    await close()
    await preview.stop()
  }
  return { answeredSeconds, drawnSeconds, sees, stop }
}

/** Waits until the preview serves the page. */
export async function startPreview(folder: string, path: string): Promise<RunningPreview> {
  const address = `http://localhost:${await freePort()}`
  const running = startCommand(folder, 'npm', 'start', '--', '--port', new URL(address).port)
  await withinLimit('The preview', START_LIMIT_MS, running, answered(address + path))
  const open = async (browser: Browser, opened: string, words: string) => {
    const tab = await browser.newPage()
    await tab.goto(address + opened, { timeout: START_LIMIT_MS })
    await withinLimit('Drawing the page', START_LIMIT_MS, running, said(tab, 'p', words))
    return {
      sees: (element: string, text: string) => comesToSay(tab, running, element, text),
      close: () => tab.close(),
    }
  }
  return { address, open, stop: running.stop }
}

async function comesToSay(tab: Page, running: Running, element: string, words: string): Promise<boolean> {
  const waiting = said(tab, element, words)
  const isSeen = await Promise.race([waiting.then(() => true), sleep(SEEN_LIMIT_MS, false, { ref: false })])
  if (isSeen) return true
  await tab.reload({ timeout: START_LIMIT_MS })
  await withinLimit(`Seeing "${words}" after a reload`, SEEN_LIMIT_MS, running, waiting)
  return false
}

/** Waits without limit; the caller sets it. */
async function said(tab: Page, element: string, words: string) {
  const waiting = tab.waitForFunction(
    ([selector, text]) => [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text)),
    [element, words] as const,
    { timeout: 0 },
  )
  // The page may be closed meanwhile
  waiting.catch(() => undefined)
  await waiting
}

async function answered(address: string) {
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    await response?.text()
    if (response?.status === 200) return
    await sleep(POLL_INTERVAL_MS)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = http.createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
