import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hideDismissedBanner } from '../../entry/inline/hideDismissedBanner'
import { bannerStorageKey } from '../../lib/banner/banner'
import { BannerStrip } from './Banner'

const banner = { content: 'Join [us](https://turbo.test)', backgroundColor: '#7a09fa' }
const html = 'Join <a href="https://turbo.test">us</a>'
const root = document.documentElement

afterEach(() => {
  root.className = ''
  localStorage.clear()
  jest.restoreAllMocks()
})

test('the banner is a named region, white on violet', () => {
  render(<BannerStrip banner={{ ...banner, dismissable: false }} html={html} />)
  const region = screen.getByRole('region', { name: 'Announcement' })
  expect(region.style.getPropertyValue('--banner-text')).toBe('#fff')
  expect(screen.getByRole('link', { name: 'us' })).toBeInTheDocument()
})

test.each([false, 'false' as const])('with dismissable %p there is no close button', (dismissable) => {
  render(<BannerStrip banner={{ ...banner, dismissable }} html={html} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('closing hides the banner through the root, and keeps it hidden at the next visit', async () => {
  render(<BannerStrip banner={banner} html={html} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }))
  expect(root).toHaveClass('banner-dismissed')
  root.className = ''
  hideDismissedBanner(bannerStorageKey(banner))
  expect(root).toHaveClass('banner-dismissed')
})

test('a banner with new words is seen again', async () => {
  render(<BannerStrip banner={banner} html={html} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }))
  root.className = ''
  hideDismissedBanner(bannerStorageKey({ ...banner, content: 'Something else' }))
  expect(root).not.toHaveClass('banner-dismissed')
})

test('closing works for the visit where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  render(<BannerStrip banner={banner} html={html} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }))
  expect(root).toHaveClass('banner-dismissed')
})
