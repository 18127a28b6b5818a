import type { ComponentPropsWithoutRef } from 'react'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { ExternalMark } from '../../ui/ExternalMark'
import { MaskIcon } from '../../ui/MaskIcon'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './TopNav.module.css'

type PlainMenuProps = ComponentPropsWithoutRef<'button'> & { id: string; item: TopNavItem; isActive: boolean }

/** The button of a menu before the menus are there, and the entries for readers without scripts. */
export function PlainMenu({ id, item, isActive, ...handlers }: PlainMenuProps) {
  return (
    <>
      <EarlyButton
        className={styles.trigger}
        data-active={isActive}
        data-entry={id}
        aria-expanded="false"
        {...handlers}
      >
        {item.text}
        <MaskIcon name="chevron-down" />
      </EarlyButton>
      <ul className={styles.scriptlessPanel}>
        {item.items?.map(({ text, link = '' }) => (
          <li key={text}>
            <SiteLink to={link} className={styles.panelLink}>
              {text}
              <ExternalMark to={link} className={styles.external} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
