import { routes } from '../routes'
import { hydrated, site, visit } from './reader'

const aliases = routes.filter((route) => route !== '/').map((route) => `${route}.html`)

test.each([...routes, ...aliases])(
  '%s becomes live without an error, a change of address or a foreign request',
  async (route) => {
    const { page, context, errors, foreignRequests } = await visit(route)
    await hydrated(page)
    expect(errors).toEqual([])
    expect(foreignRequests).toEqual([])
    expect(new URL(page.url()).pathname).toBe(route)
    await context.close()
  },
)

test('an unknown address answers 404 with the not-found page and warns in the console', async () => {
  const { page, context, warnings } = await visit('/')
  const response = await page.goto(`${site.address}/no/such/page.html?a=1#b`)
  expect(response?.status()).toBe(404)
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page Not Found')
  expect(warnings).toContain('No routes matched location "/no/such/page.html?a=1#b"')
  await page.getByRole('link', { name: 'Go to Home Page' }).click()
  await page.waitForURL(`${site.address}/`)
  await context.close()
})

test('previous and next lead through the pages without loading a document', async () => {
  const { page, context } = await visit('/learn/installation')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('a[rel="next"]').click()
  await page.waitForURL(`${site.address}/learn/cheatsheet`)
  await page.locator('a[rel="prev"]').click()
  await page.waitForURL(`${site.address}/learn/installation`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await context.close()
})

test('/index.html shows the front page at its own address', async () => {
  const { page, context, errors } = await visit('/index.html')
  await page.waitForURL(`${site.address}/`)
  await hydrated(page)
  expect(errors).toEqual([])
  await context.close()
})

test('a host that answers /x with x.html keeps the address', async () => {
  const { page, context, errors } = await visit('/')
  await page.route('**/learn/api/time', (route) => route.fulfill({ path: 'public/learn/api/time.html' }))
  await page.goto(`${site.address}/learn/api/time`)
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe('/learn/api/time')
  expect(errors).toEqual([])
  await context.close()
})
