import { groupsOf, isCurrentItem, showsChildren } from '../../lib/sidebar'
import type { SidebarItem } from '../../lib/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Sidebar.module.css'

type SidebarProps = {
  items: SidebarItem[]
  /** Canonical path of the current page. */
  path: string
}

/** The tree of pages. */
export function Sidebar({ items, path }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label="Pages">
      {groupsOf(items).map((group, index) => (
        <section key={index} className={styles.group}>
          {group.section && <h2 className={styles.title}>{group.section.text}</h2>}
          <SidebarList items={group.items} path={path} depth={group.section ? 1 : 0} />
        </section>
      ))}
    </nav>
  )
}

type SidebarListProps = SidebarProps & { depth: number }

function SidebarList({ items, path, depth }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id ?? item.link ?? item.text}>
          {item.link ? (
            <SiteLink
              to={item.link}
              className={styles.link}
              aria-current={isCurrentItem(item, path) ? 'page' : undefined}
            >
              {item.text}
            </SiteLink>
          ) : (
            <span>{item.text}</span>
          )}
          {item.items && showsChildren(depth) && <SidebarList items={item.items} path={path} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  )
}
