import type { ReactNode } from 'react'
import { menuLabel } from './barLabels'
import { activeTopNavItem, topNavItemId, topNavItemKind } from '../../lib/navigation/topNav'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { ExternalMark } from '../../ui/ExternalMark'
import { MenuIcon } from '../../ui/Icon'
import { MaskIcon } from '../../ui/MaskIcon'
import { Popover } from '../../ui/Popover'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './MenuPopover.module.css'

type MenuPopoverProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
  /** The full address; the popover closes when it changes. */
  address: string
  hasSidebar: boolean
  /** What stands below the entries: the social links and the theme toggle. */
  foot: ReactNode
}

/** The navigation of the narrowest screens: one button that opens a list. */
export function MenuPopover({ items, path, address, hasSidebar, foot }: MenuPopoverProps) {
  const label = menuLabel({ activeItem: activeTopNavItem(items, path), hasSidebar })
  return (
    <Popover
      label="Menu"
      address={address}
      triggerClassName={styles.trigger}
      triggerLabel={label === undefined ? 'Menu' : undefined}
      trigger={
        label === undefined ? (
          <MenuIcon size={20} />
        ) : (
          <>
            {label}
            <MaskIcon name="chevron-down" />
          </>
        )
      }
    >
      <nav aria-label="Main">
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={topNavItemId(item, index)} className={styles.row}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>{foot}</div>
    </Popover>
  )
}

function Row({ item }: { item: TopNavItem }) {
  const kind = topNavItemKind(item)
  if (kind === 'element') return item.element!
  if (kind === 'link') return <RowLink item={item} />
  if (kind === 'text') return <span className={styles.entry}>{item.text}</span>
  return (
    // Disclosures of the same name close each other, so one is open at a time
    <details name="menu-rows">
      <summary className={styles.entry}>
        {item.text}
        <MaskIcon name="chevron-down" className={styles.closedChevron} />
        <MaskIcon name="chevron-up" className={styles.openChevron} />
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

function RowLink({ item }: { item: TopNavItem }) {
  return (
    <SiteLink to={item.link ?? ''} className={styles.entry}>
      {item.text}
      <ExternalMark to={item.link ?? ''} className={styles.external} />
    </SiteLink>
  )
}
