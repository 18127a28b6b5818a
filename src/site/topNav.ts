import type { TopNavItem } from '../lib/config/siteConfig'
import { CHANGELOG_URL, CONTRIBUTING_URL, ENGINE_VERSION } from './links'

export const topNav: TopNavItem[] = [
  {
    text: ENGINE_VERSION,
    items: [
      { text: 'Changelog', link: CHANGELOG_URL },
      { text: 'Contributing', link: CONTRIBUTING_URL },
    ],
  },
]
