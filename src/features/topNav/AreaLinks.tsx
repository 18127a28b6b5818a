import type { TopNavItem } from '../../lib/config/siteConfig'
import { topNavItemId } from '../../lib/navigation/topNav'
import { TopNavEntry } from './TopNavEntry'
import * as styles from './TopNav.module.css'

type AreaLinksProps = {
  areas: TopNavItem[]
  active: TopNavItem | undefined
  /** Canonical path of the current page. */
  path: string
}

export function AreaLinks({ areas, active, path }: AreaLinksProps) {
  if (areas.length === 0) return null
  return (
    <nav className={`${styles.nav} ${styles.areas}`} aria-label="Areas">
      <ul className={styles.list}>
        {areas.map((item, index) => {
          const id = topNavItemId(item, index)
          return (
            <li key={id} className={styles.item}>
              <TopNavEntry id={id} item={item} path={path} isActive={item === active} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
