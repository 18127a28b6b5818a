import { bannerColors, bannerHeight, bannerStorageKey, isDismissable } from './banner'

const banner = { content: 'Join us' }

test('is dismissable unless set to false, as a boolean or a word', () => {
  expect(isDismissable(banner)).toBe(true)
  expect(isDismissable({ ...banner, dismissable: true })).toBe(true)
  expect(isDismissable({ ...banner, dismissable: false })).toBe(false)
  expect(isDismissable({ ...banner, dismissable: 'false' })).toBe(false)
})

test('stores new content under a new key', () => {
  expect(bannerStorageKey(banner)).toMatch(/^turbo\.banner:[a-z\d]+$/)
  expect(bannerStorageKey(banner)).toBe(bannerStorageKey({ content: 'Join us' }))
  expect(bannerStorageKey(banner)).not.toBe(bannerStorageKey({ content: 'Join us!' }))
})

test('is 32 pixels high by default', () => {
  expect(bannerHeight(banner)).toBe('2rem')
  expect(bannerHeight({ ...banner, height: '3rem' })).toBe('3rem')
})

test('uses white text on dark banners and black on light ones', () => {
  expect(bannerColors({ ...banner, backgroundColor: '#7a09fa' }).textColor).toBe('#fff')
  expect(bannerColors({ ...banner, backgroundColor: '#68ebb0' }).textColor).toBe('#000')
})

test('keeps a configured text color', () => {
  expect(bannerColors({ ...banner, backgroundColor: '#7a09fa', textColor: 'gold' }).textColor).toBe('gold')
})

test('has readable text in both themes with themed colors', () => {
  expect(bannerColors({ ...banner, backgroundColor: { light: '#f1e8fd', dark: '#1f1730' } })).toEqual({
    backgroundColor: 'light-dark(#f1e8fd,#1f1730)',
    textColor: 'light-dark(#000,#fff)',
  })
})

test('uses the accent colors by default', () => {
  expect(bannerColors(banner)).toEqual({
    backgroundColor: 'var(--color-accent)',
    textColor: 'var(--color-on-accent)',
  })
})
