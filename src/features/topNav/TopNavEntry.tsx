import type { TopNavItem } from '../../lib/config/siteConfig'
import { currentState } from '../../lib/navigation/topNav'
import { ExternalMark, SiteLink } from '../../ui/SiteLink'
import * as styles from './TopNav.module.css'

type TopNavEntryProps = { id: string; item: TopNavItem; path: string; isActive: boolean }

/** A custom element, a link, or text. */
export function TopNavEntry({ id, item, path, isActive }: TopNavEntryProps) {
  if (item.element) return item.element
  if (!item.link) return <span className={styles.word}>{item.text}</span>
  return (
    <SiteLink
      to={item.link}
      className={styles.trigger}
      data-entry={id}
      data-active={isActive}
      aria-current={currentState(item, isActive ? item : undefined, path)}
    >
      {item.text}
      <ExternalMark to={item.link} className={styles.external} />
    </SiteLink>
  )
}
