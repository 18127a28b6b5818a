import { socialIconSize, socialLabel } from './socials'

test.each([
  ['discord', 'Discord', 18],
  ['github', 'GitHub', 17],
  ['telegram', 'Telegram', 17],
  ['warpcast', 'Warpcast', 17],
  ['x', 'X (Twitter)', 16],
] as const)('%s is called %s and drawn at %d pixels', (icon, label, size) => {
  expect(socialLabel({ icon, link: 'https://a.test' })).toBe(label)
  expect(socialIconSize(icon)).toBe(size)
})

test('a label of its own wins', () => {
  expect(socialLabel({ icon: 'x', link: 'https://a.test', label: 'News' })).toBe('News')
})

test('any other icon is drawn at 20 pixels', () => {
  expect(socialIconSize('mastodon')).toBe(20)
})
