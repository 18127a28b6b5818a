import { render, screen } from '@testing-library/react'
import { SocialLinks } from './SocialLinks'

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
