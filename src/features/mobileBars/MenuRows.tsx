import { currentState, topNavItemId, topNavItemKind, type CurrentState } from '../../lib/navigation/topNav'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { ExternalMark, SiteLink } from '../../ui/SiteLink'
import { ChevronDownIcon, ChevronUpIcon, SMALL_ICON_PX } from '../../ui/Icon'
import * as styles from './MenuRows.module.css'

type MenuRowsProps = {
  label: string
  items: TopNavItem[]
  active: TopNavItem | undefined
  /** Canonical path of the current page. */
  path: string
}

export function MenuRows({ label, items, active, path }: MenuRowsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={topNavItemId(item, index)} className={styles.row}>
            <Row item={item} current={currentState(item, active, path)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RowProps = { item: TopNavItem; current?: CurrentState }

function Row({ item, current }: RowProps) {
  const kind = topNavItemKind(item)
  if (kind === 'element') return item.element!
  if (kind === 'link') return <RowLink item={item} current={current} />
  if (kind === 'text') return <span className={styles.entry}>{item.text}</span>
  return (
    // Only one of several details with the same name is open
    <details name="menu-rows">
      <summary className={styles.entry}>
        {item.text}
        <ChevronDownIcon size={SMALL_ICON_PX} className={styles.closedChevron} />
        <ChevronUpIcon size={SMALL_ICON_PX} className={styles.openChevron} />
      </summary>
      <ul className={styles.children}>
        {item.items?.map((child, index) => (
          <li key={topNavItemId(child, index)}>
            <RowLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function RowLink({ item, current }: RowProps) {
  return (
    <SiteLink to={item.link ?? ''} className={styles.entry} aria-current={current}>
      {item.text}
      <ExternalMark to={item.link ?? ''} className={styles.external} />
    </SiteLink>
  )
}
