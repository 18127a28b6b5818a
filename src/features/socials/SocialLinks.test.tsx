import { render, screen } from '@testing-library/react'
import { socialIconSize, socialLabel, SocialLinks } from './SocialLinks'

test('each place is named, opens in a new tab and has the size of its icon', () => {
  render(
    <SocialLinks
      socials={[
        { icon: 'discord', link: 'https://discord.example/turbo' },
        { icon: 'github', link: 'https://github.example/turbo' },
        { icon: 'telegram', link: 'https://telegram.example/turbo' },
        { icon: 'warpcast', link: 'https://warpcast.example/turbo' },
        { icon: 'x', link: 'https://x.example/turbo', label: 'News' },
      ]}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Discord',
    'GitHub',
    'Telegram',
    'Warpcast',
    'News',
  ])
  expect(links.map((link) => link.querySelector('svg')?.getAttribute('width'))).toEqual(['18', '17', '17', '17', '16'])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

test('without places there is no empty list', () => {
  const { container } = render(<SocialLinks socials={[]} />)
  expect(container).toBeEmptyDOMElement()
})

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
