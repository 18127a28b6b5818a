import { expect, hydrated, test } from './reader'

test('an unknown address has status 404, the not-found page, and a console warning', async ({ visit }) => {
  const { page, warnings } = await visit('/')
  const response = await page.goto('/no/such/page.html?a=1#b')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found', { useInnerText: true })
  expect(warnings).toContain('No routes matched location "/no/such/page.html?a=1#b"')
  await page.getByRole('link', { name: 'Go to Home Page' }).click()
  await expect(page).toHaveURL('/')
})

test('previous and next navigate without loading a document', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/installation')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL('/learn/how-a-game-works')
  await page.locator('a[rel="prev"]').click()
  await expect(page).toHaveURL('/learn/installation')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('/index.html shows the landing page', async ({ visit }) => {
  const { page, errors } = await visit('/index.html')
  await expect(page).toHaveURL('/')
  await hydrated(page)
  expect(errors).toEqual([])
})

test('supports hosts that serve /x from x.html', async ({ visit }) => {
  const { page, errors } = await visit('/')
  await page.route('**/learn/api/time', (route) => route.fulfill({ path: 'public/learn/api/time.html' }))
  await page.goto('/learn/api/time')
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe('/learn/api/time')
  expect(errors).toEqual([])
})
