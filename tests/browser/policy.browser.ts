import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './reader'

/** What the page says when it is asked to do something. */
const attempt = (page: Page, act: () => void) =>
  page.evaluate((code) => {
    try {
      ;(0, eval)(`(${code})()`)
      return 'done'
    } catch (error) {
      return String(error)
    }
  }, act.toString())

// A visitor of their own: those of the other tests may not break the policy
test('a page refuses markup, scripts and workers that are not its own', async ({ browser, site }) => {
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

test('a page without the headers of its host obeys the policy that it carries', async ({ browser, site }) => {
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
  // What is still fetched ahead belongs to nobody any more
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})
