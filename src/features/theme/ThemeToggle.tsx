import { useSyncExternalStore } from 'react'
import type { SiteConfig } from '../../lib/config/siteConfig'
import { showsThemeToggle, type Theme } from '../../lib/theme/theme'
import { siteConfig } from '../../site/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { LARGE_ICON_PX, MoonIcon, SunIcon } from '../../ui/Icon'
import { chooseTheme, currentTheme, subscribeToTheme } from './themeStore'
import * as styles from './ThemeToggle.module.css'

type ThemeToggleProps = { colorScheme?: SiteConfig['colorScheme'] }

/** Absent if the configuration fixes the theme. */
export function ThemeToggle({ colorScheme = siteConfig.colorScheme }: ThemeToggleProps) {
  // The server does not know the theme, so no button is pressed before hydration; colors follow the class of the root.
  const theme = useSyncExternalStore<Theme | undefined>(subscribeToTheme, currentTheme, () => undefined)
  if (!showsThemeToggle(colorScheme)) return null
  return (
    <div className={styles.toggle} role="group" aria-label="Theme">
      <ThemeButton theme="light" current={theme} />
      <ThemeButton theme="dark" current={theme} />
    </div>
  )
}

function ThemeButton({ theme, current }: { theme: Theme; current: Theme | undefined }) {
  return (
    <EarlyButton
      className={styles.button}
      data-theme={theme}
      aria-label={theme === 'light' ? 'Light Mode' : 'Dark Mode'}
      aria-pressed={current && theme === current}
      onClick={() => chooseTheme(theme)}
    >
      {theme === 'light' ? <SunIcon size={LARGE_ICON_PX} /> : <MoonIcon size={LARGE_ICON_PX} />}
    </EarlyButton>
  )
}
