import { blockStorage, expect, hydrated, test } from './reader'
import { boxOf, dialogOf, optionsOf, searchFor } from './searcher'

test.describe('the query in the address', () => {
  test('stands there while the search is open, and no key press makes an entry of the history', async ({
    visitLive,
  }) => {
    const { page } = await visitLive('/learn/api/tween')
    const entries = await page.evaluate(() => history.length)
    await searchFor(page, 'camera')
    await expect(page).toHaveURL('/learn/api/tween?q=camera')
    await searchFor(page, 'flip a sprite')
    await expect(page).toHaveURL('/learn/api/tween?q=flip+a+sprite')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/learn/api/tween')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  for (const address of ['/learn/api/tween?q=gamepad', '/learn/api/tween.html?q=gamepad#easing']) {
    test(`${address} opens the search, also after it is loaded again`, async ({ visitLive }) => {
      const { page, errors } = await visitLive(address)
      for (let visit = 0; visit < 2; visit += 1) {
        await expect(boxOf(page)).toHaveValue('gamepad')
        await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/gamepad#gamepad')
        await page.reload()
        await hydrated(page)
      }
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(address.replace('?q=gamepad', ''))
      expect(errors).toEqual([])
    })
  }

  test('Back from a result leads to the open search, Forward to the result', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.evaluate(() => window.scrollTo(0, 600))
    await searchFor(page, 'camera')
    await optionsOf(page).first().click()
    await expect(page).toHaveURL('/learn/api/camera#camera')
    await expect(dialogOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/learn/api/tween?q=camera')
    await expect(dialogOf(page)).toBeVisible()
    await expect(boxOf(page)).toHaveValue('camera')
    await expect(optionsOf(page).first()).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(600)
    await page.goForward()
    await expect(page).toHaveURL('/learn/api/camera#camera')
    await expect(dialogOf(page)).toBeHidden()
    await page.goBack()
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/learn/api/tween')
  })

  test('Back from a result on the same page leads to the open search', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/camera')
    await searchFor(page, 'screen shake')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/learn/api/camera#screen-shake')
    await expect(dialogOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/learn/api/camera?q=screen+shake')
    await expect(boxOf(page)).toHaveValue('screen shake')
  })
})

test.describe('before and after a question', () => {
  test('what was found lately is offered, by keyboard, until it is cleared', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'screen shake')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/learn/api/camera#screen-shake')
    await page.keyboard.press('/')
    await boxOf(page).fill('')
    const recent = dialogOf(page).getByRole('button', { name: 'screen shake' })
    await page.keyboard.press('ArrowDown')
    await expect(recent).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(boxOf(page)).toBeFocused()
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/camera#screen-shake')
    await boxOf(page).fill('')
    await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toHaveCount(0)
    await expect(boxOf(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.recentSearches)).toBeUndefined()
  })

  test('without storage they last as long as the page', async ({ newVisitor }) => {
    const { page, context, errors } = await newVisitor()
    await blockStorage(context)
    await page.goto('/learn/api/tween')
    await hydrated(page)
    await searchFor(page, 'camera')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/learn/api/camera#camera')
    await page.keyboard.press('/')
    await boxOf(page).fill('')
    await expect(dialogOf(page).getByRole('button', { name: 'camera', exact: true })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('a fruitless question gets the nearest words, people to ask, and every page', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    await boxOf(page).fill('gemapud')
    await expect(page.getByText('No results for "gemapud"')).toBeVisible()
    await expect(dialogOf(page).getByRole('link', { name: 'Ask on Discord' })).toHaveAttribute('target', '_blank')
    await expect(dialogOf(page).getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveCount(33)
    await dialogOf(page).getByRole('button', { name: 'gamepad', exact: true }).click()
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/gamepad#gamepad')
  })

  test('types find functions, and results say their kind', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await searchFor(page, 'Bounds -> bool')
    const first = optionsOf(page).first()
    await expect(first).toHaveAttribute('href', '/learn/api/bounds#bounds-contains')
    await expect(first.locator('code')).toHaveText('contains(other: &Bounds) -> bool')
    await expect(first).toHaveAccessibleDescription('API')
    await searchFor(page, 'sprites')
    await expect(page.getByRole('option', { name: 'Sprites', exact: true })).toHaveAccessibleDescription('API')
    await expect(page.getByRole('option', { name: 'Working with Sprites', exact: true })).toHaveAccessibleDescription(
      'Guide',
    )
  })

  test('a word of 100,000 letters is answered at once', async ({ visitLive }) => {
    const { page } = await visitLive('/learn/api/tween')
    await page.keyboard.press('/')
    await boxOf(page).fill('x'.repeat(100_000))
    await expect(page.getByRole('status').getByText('No results for')).toBeVisible()
    await boxOf(page).fill('camera')
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/camera#camera')
  })
})
