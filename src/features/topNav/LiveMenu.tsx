import { NavigationMenu } from 'radix-ui'
import { isSamePage } from '../../lib/address/paths'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { ExternalMark } from '../../ui/ExternalMark'
import { MaskIcon } from '../../ui/MaskIcon'
import { linkAttributes } from '../../ui/SiteLink'
import * as styles from './TopNav.module.css'

type LiveMenuProps = {
  id: string
  item: TopNavItem
  /** Canonical path of the current page. */
  path: string
  isActive: boolean
  onPointerLeave: () => void
}

/** The button of a menu, and the panel that it opens. */
export function LiveMenu({ id, item, path, isActive, onPointerLeave }: LiveMenuProps) {
  return (
    <>
      <NavigationMenu.Trigger
        className={styles.trigger}
        data-active={isActive}
        data-entry={id}
        onPointerLeave={onPointerLeave}
      >
        {item.text}
        <MaskIcon name="chevron-down" />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className={styles.panel}>
        <ul className={styles.panelList}>
          {item.items?.map(({ text, link = '' }) => (
            <li key={text}>
              <NavigationMenu.Link
                {...linkAttributes(link)}
                className={styles.panelLink}
                active={isSamePage(link, path)}
              >
                {text}
                <ExternalMark to={link} className={styles.external} />
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </>
  )
}
