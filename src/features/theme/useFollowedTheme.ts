import { useEffect } from 'react'
import type { SiteConfig } from '../../lib/config/siteConfig'
import { followTheme } from './themeStore'

/** Keeps the theme in step with the system and with other tabs, on pages without a switch too. */
export function useFollowedTheme(colorScheme: SiteConfig['colorScheme']) {
  useEffect(() => followTheme(colorScheme), [colorScheme])
}
