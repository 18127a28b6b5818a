import { Logo } from '../features/brand/Logo'
import { ThemeToggle } from '../features/theme/ThemeToggle'
import * as styles from './TopBar.module.css'

type TopBarProps = {
  showsLogo: boolean
  /** On wide screens the sidebar carries the logo itself. */
  hasSidebar: boolean
}

/** The bar at the top of every page. */
export function TopBar({ showsLogo, hasSidebar }: TopBarProps) {
  return (
    <header className={styles.bar} data-sidebar={hasSidebar}>
      {showsLogo && <Logo />}
      <ThemeToggle />
    </header>
  )
}
