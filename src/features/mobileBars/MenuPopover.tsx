import type { ReactNode } from 'react'
import { activeTopNavItem } from '../../lib/navigation/topNav'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { MenuIcon } from '../../ui/Icon'
import { MaskIcon } from '../../ui/MaskIcon'
import { Popover } from '../../ui/Popover'
import { MenuRows } from './MenuRows'
import * as styles from './MenuPopover.module.css'

type MenuPopoverProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
  /** The popover closes when it changes. */
  address: string
  /** Social links and theme switch. */
  foot: ReactNode
}

/** The phone menu of pages without a sidebar. */
export function MenuPopover({ items, path, address, foot }: MenuPopoverProps) {
  const label = activeTopNavItem(items, path)?.text
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
      <MenuRows items={items} />
      <div className={styles.foot}>{foot}</div>
    </Popover>
  )
}
