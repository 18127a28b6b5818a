import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './reader'

/** The error that an action causes in the page. */
const attempt = (page: Page, act: () => void) =>
  page.evaluate((code) => {
    try {
      ;(0, eval)(`(${code})()`)
      return 'done'
    } catch (error) {
      return String(error)
    }
  }, act.toString())

// A fresh context, because other tests must not violate the policy
test('a page refuses foreign markup, scripts and workers', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.address })
  await page.goto('/learn/api/circles')
  await hydrated(page)
  expect(await attempt(page, () => (document.body.innerHTML = '<b>foreign</b>'))).toContain('TrustedHTML')
  expect(await attempt(page, () => document.body.insertAdjacentHTML('beforeend', '<b>foreign</b>'))).toContain(
    'TrustedHTML',
  )
  const script = () => (document.createElement('script').src = 'https://turbo.test/foreign.js')
  expect(await attempt(page, script)).toContain('TrustedScriptURL')
  expect(await attempt(page, () => void new Worker('data:text/javascript,1'))).toContain('TrustedScriptURL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circles', { useInnerText: true })
  await page.close()
})

test('without host headers a page obeys its own policy', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.address })
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy')
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
  await page.goto('/learn/api/circles')
  await hydrated(page)
  const breach = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        const image = document.createElement('img')
        image.src = 'https://turbo.test/foreign.png'
        document.body.append(image)
      }),
  )
  expect(await breach).toBe('img-src')
  expect(await attempt(page, () => (document.body.innerHTML = '<b>foreign</b>'))).toContain('TrustedHTML')
  // Pending prefetches do not matter
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})
