import type { Browser, CDPSession, Page } from '@playwright/test'
import { watchPage, type Wanted } from './watchPage'

/** Round trip in ms, bytes per second, CPU slowdown. */
export type Speed = { roundTripMs: number; bytesPerSecond: number; slowdown: number }

const UNLIMITED = -1

export const FAST: Speed = { roundTripMs: 0, bytesPerSecond: UNLIMITED, slowdown: 1 }
export const SLOW: Speed = { ...FAST, slowdown: 4 }
export const PHONE: Speed = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8, slowdown: 4 }

/** A visitor with an empty cache. */
export type Reader = {
  page: Page
  setSpeed: (speed: Speed) => Promise<void>
  /** Transferred bytes so far, without images. */
  bytes: () => number
  /** Milliseconds from the last press to its paint. */
  paintedAfter: (wanted: Wanted) => Promise<number>
  leave: () => Promise<void>
}

export async function newReader(
  browser: Browser,
  { width, scripts = [] }: { width: number; scripts?: (() => void)[] },
): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const bytes = countBytes(session)
  // tsx wraps named functions in __name
  await page.addInitScript('globalThis.__name = (named) => named')
  for (const script of [watchPage, ...scripts]) await page.addInitScript(script)
  return {
    page,
    bytes,
    leave: () => context.close(),
    setSpeed: async ({ roundTripMs: latency, bytesPerSecond, slowdown }) => {
      const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
      await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    },
    paintedAfter: async (wanted) => {
      const note = await page.waitForFunction((name) => window.reading?.after[name], wanted, {
        polling: 50,
        timeout: 8000,
      })
      return (await note.jsonValue())!
    },
  }
}

function countBytes(session: CDPSession): () => number {
  const pictures = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
