import { bannerColors, bannerHeight, bannerStorageKey, isDismissable } from './banner'

const banner = { content: 'Join us' }

test('a banner is dismissable unless it says false, as a boolean or as a word', () => {
  expect(isDismissable(banner)).toBe(true)
  expect(isDismissable({ ...banner, dismissable: true })).toBe(true)
  expect(isDismissable({ ...banner, dismissable: false })).toBe(false)
  expect(isDismissable({ ...banner, dismissable: 'false' })).toBe(false)
})

test('new content is stored under a new key', () => {
  expect(bannerStorageKey(banner)).toMatch(/^turbo\.banner:[a-z\d]+$/)
  expect(bannerStorageKey(banner)).toBe(bannerStorageKey({ content: 'Join us' }))
  expect(bannerStorageKey(banner)).not.toBe(bannerStorageKey({ content: 'Join us!' }))
})

test('the banner is 32 pixels high unless it says otherwise', () => {
  expect(bannerHeight(banner)).toBe('2rem')
  expect(bannerHeight({ ...banner, height: '3rem' })).toBe('3rem')
})

test('words on a dark banner are white, on a light one black', () => {
  expect(bannerColors({ ...banner, backgroundColor: '#7a09fa' }).textColor).toBe('#fff')
  expect(bannerColors({ ...banner, backgroundColor: '#68ebb0' }).textColor).toBe('#000')
})

test('a text color of its own is kept', () => {
  expect(bannerColors({ ...banner, backgroundColor: '#7a09fa', textColor: 'gold' }).textColor).toBe('gold')
})

test('a banner with a color for each theme has words that can be read on both', () => {
  expect(bannerColors({ ...banner, backgroundColor: { light: '#f1e8fd', dark: '#1f1730' } })).toEqual({
    backgroundColor: 'light-dark(#f1e8fd,#1f1730)',
    textColor: 'light-dark(#000,#fff)',
  })
})

test('a banner without colors has those of the accent', () => {
  expect(bannerColors(banner)).toEqual({
    backgroundColor: 'var(--color-accent)',
    textColor: 'var(--color-on-accent)',
  })
})
