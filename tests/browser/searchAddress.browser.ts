import { blockStorage, expect, hydrated, test } from './reader'
import { boxOf, dialogOf, optionsOf, searchFor } from './searcher'

test.describe('the query in the address', () => {
  test('is present while the search is open, without history entries per key', async ({ visitLive }) => {
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

  for (const [address, tag] of [
    ['/learn/api/tween?q=gamepad', ['@deep']],
    ['/learn/api/tween.html?q=gamepad#easing', []],
  ] as const) {
    test(`${address} opens the search, also after a reload`, { tag: [...tag] }, async ({ visitLive }) => {
      const { page, errors } = await visitLive(address)
      for (let visit = 0; visit < 2; visit += 1) {
        if (visit > 0) await page.reload()
        await expect(boxOf(page)).toHaveValue('gamepad')
        await expect(optionsOf(page).first()).toHaveAttribute('href', '/learn/api/gamepad#gamepad')
      }
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(address.replace('?q=gamepad', ''))
      expect(errors).toEqual([])
    })
  }

  test('Back from a result returns to the open search, Forward to the result', async ({ visitLive }) => {
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
    await expect(boxOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/learn/api/tween')
  })

  test('Back from a result on the same page returns to the open search', { tag: '@deep' }, async ({ visitLive }) => {
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

test.describe('suggestions', () => {
  test('recent searches are offered until cleared, also by keyboard', { tag: '@deep' }, async ({ visitLive }) => {
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

  test('without storage they last for the page', { tag: '@deep' }, async ({ newVisitor }) => {
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
})
