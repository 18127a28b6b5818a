import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { startCommand, withinLimit } from './processes'
import type { Running } from './processes'

const START_LIMIT_MS = 10 * 60_000
const SEEN_LIMIT_MS = 2 * 60_000
const ASK_EVERY_MS = 100

/** A page that is open in the preview. */
export type Preview = {
  /** From the command until the page was answered with status 200. */
  answeredSeconds: number
  /** From the command until the first words of the page stood in the browser. */
  drawnSeconds: number
  /** Resolves when an element of the page says the words. */
  seen: (element: string, words: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the preview of the site in a folder with its own command, and opens one of its pages. */
export async function openPreview(folder: string, browser: Browser, path: string, words: string): Promise<Preview> {
  const address = `http://localhost:${await freePort()}`
  const start = performance.now()
  const secondsSince = () => (performance.now() - start) / 1000
  const running = startCommand(folder, 'npm', 'start', '--', '--port', new URL(address).port)
  await withinLimit('The preview', START_LIMIT_MS, running, answered(address + path))
  const answeredSeconds = secondsSince()
  const tab = await browser.newPage()
  await tab.goto(address + path, { timeout: START_LIMIT_MS })
  const seen = (element: string, text: string) => seenIn(tab, running, element, text)
  await seen('p', words)
  const drawnSeconds = secondsSince()
  const stop = async () => {
    await tab.close()
    await running.stop()
  }
  return { answeredSeconds, drawnSeconds, seen, stop }
}

async function seenIn(tab: Page, running: Running, element: string, words: string) {
  const shown = tab.waitForFunction(
    ([selector, text]) => [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text)),
    [element, words] as const,
    // The limit below says more: also what the preview said
    { timeout: 0 },
  )
  shown.catch(() => undefined)
  await withinLimit(`Seeing "${words}"`, SEEN_LIMIT_MS, running, shown)
}

async function answered(address: string) {
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    await response?.text()
    if (response?.status === 200) return
    await sleep(ASK_EVERY_MS)
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
