import { chromium } from '@playwright/test'
import { chromiumPath } from './chromiumPath'
import { serve } from './serve'
async function main() {
  const site = await serve({ folder: 'public' })
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  for (const slow of [process.argv[2] === "slow"]) for (const target of process.argv.slice(3)) {
    const times: number[] = [], doms: number[] = []; let bytes = 0, tasks: number[] = []
    for (let i = 0; i < 3; i++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Network.enable')
      if (slow) { await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 }) }
      await page.goto((site as any).address + '/learn/getting-started')
      await page.waitForFunction("document.documentElement.dataset.live === 'true'")
      await page.waitForTimeout(slow ? 1500 : 500)
      const link = page.locator(`nav a[href="${target}"]`).first()
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.waitForTimeout(400)
      let count = 0
      cdp.on('Network.dataReceived', (e: any) => { count += e.encodedDataLength })
      await page.evaluate(`(() => {
        window.__long = []; new PerformanceObserver((l) => l.getEntries().forEach((e) => window.__long.push(e.duration))).observe({ type: 'longtask' })
        window.__t = new Promise((resolve) => document.addEventListener('click', () => {
          const start = performance.now(); const old = document.querySelector('main h1').textContent
          const mo = new MutationObserver(() => { const h = document.querySelector('main h1'); if (h && h.textContent !== old) { mo.disconnect(); const d = performance.now() - start; requestAnimationFrame(() => setTimeout(() => resolve([performance.now() - start, d]))) } })
          mo.observe(document.body, { childList: true, subtree: true, characterData: true })
        }, { capture: true, once: true }))
      })()`)
      await link.click()
      const [t, d] = await page.evaluate('window.__t') as [number, number]
      times.push(t); doms.push(d); bytes = count
      tasks = await page.evaluate('window.__long') as number[]
      await page.close()
    }
    times.sort((a, b) => a - b)
    console.log(slow ? 'slow' : 'local', target, 'median', times[1]!.toFixed(0), 'all', times.map((t) => t.toFixed(0)).join(' '), 'dom', doms.map((t) => t.toFixed(0)).join(' '), 'bytes', bytes, 'longtasks', tasks.map((t) => t.toFixed(0)).join(' '))
  }
  await browser.close(); await site.close?.()
  process.exit(0)
}
void main()
