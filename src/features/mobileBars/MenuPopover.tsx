import type { ReactNode } from 'react'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { MenuIcon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import { MenuRows } from './MenuRows'
import * as styles from './MenuPopover.module.css'

type MenuPopoverProps = {
  areas: TopNavItem[]
  others: TopNavItem[]
  active: TopNavItem | undefined
  /** Canonical path of the current page. */
  path: string
  /** A change closes the popover. */
  address: string
  children: ReactNode
  foot: ReactNode
}

/** The panel of narrow screens: areas, pages, versions and social links. */
export function MenuPopover({ areas, others, active, path, address, children, foot }: MenuPopoverProps) {
  return (
    <Popover
      label="Menu"
      side
      address={address}
      triggerClassName={styles.trigger}
      triggerLabel="Menu"
      trigger={<MenuIcon size={20} />}
    >
      <MenuRows label="Areas" items={areas} active={active} path={path} />
      {children}
      <MenuRows label="Main" items={others} active={active} path={path} />
      <div className={styles.foot}>{foot}</div>
    </Popover>
  )
}
