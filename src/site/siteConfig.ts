import type { SiteConfig } from '../lib/config/siteConfig'
import { DISCORD_URL, GITHUB_URL, X_URL } from './links'
import { topNav } from './topNav'

export const siteConfig: SiteConfig = {
  title: 'Turbo Docs',
  titleTemplate: '%s – Turbo Docs',
  description: 'Make low-res, sprite-based 2D games as fast as possible.',
  iconUrl: { light: '/brand/icon-light.svg', dark: '/brand/icon-dark.svg' },
  logoUrl: { light: '/brand/logo-light.svg', dark: '/brand/logo-dark.svg' },
  logoSize: { width: 74, height: 12 },
  accentColor: { light: '#bf88ff', dark: '#68ebb0' },
  accentText: { light: { color: '#7d45c0', hover: '#5f2ba0' } },
  ogImageUrl: '/brand/preview.png',
  banner: {
    content: `Making a game? Share it and swap ideas in [Super Turbo Society](${DISCORD_URL}) on Discord →`,
    backgroundColor: { light: '#f1e8fd', dark: '#1f1730' },
    textColor: 'light-dark(#4a2c7a,#d9c9f2)',
    dismissable: false,
  },
  topNav,
  socials: [
    { icon: 'discord', link: DISCORD_URL },
    { icon: 'github', link: GITHUB_URL },
    { icon: 'x', link: X_URL },
  ],
  codeThemes: { light: 'github-light', dark: 'github-dark-dimmed' },
  aiCta: true,
}
