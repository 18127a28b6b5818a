import type { TopNavItem } from '../lib/config/siteConfig'
import { API_ROUTE, CHANGELOG_URL, CONTRIBUTING_URL, DISCORD_URL, ENGINE_VERSION } from './links'
import { GAMES_PATH, PLAYGROUND_PATH } from './unlistedPages'

export const topNav: TopNavItem[] = [
  { text: 'Docs', link: '/learn/getting-started', match: '/learn' },
  { text: 'API', link: API_ROUTE },
  { text: 'Games', link: GAMES_PATH },
  { text: 'Playground', link: PLAYGROUND_PATH },
  { text: 'Discord', link: DISCORD_URL },
  {
    text: ENGINE_VERSION,
    items: [
      { text: 'Changelog', link: CHANGELOG_URL },
      { text: 'Contributing', link: CONTRIBUTING_URL },
    ],
  },
]
