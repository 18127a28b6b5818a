import { useRef, type ComponentPropsWithoutRef } from 'react'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { activeTopNavItem, topNavItemId, topNavItemKind } from '../../lib/navigation/topNav'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChevronDownIcon, SMALL_ICON_PX } from '../../ui/Icon'
import { ExternalMark, SiteLink } from '../../ui/SiteLink'
import { TopNavEntry } from './TopNavEntry'
import { useMenus } from './useMenus'
import * as styles from './TopNav.module.css'

type TopNavProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
}

/** The menu library loads when the pointer or focus comes near; interaction with the plain buttons is passed on. */
export function TopNav({ items, path }: TopNavProps) {
  const nav = useRef<HTMLElement>(null)
  const { live, fetchMenus, noting } = useMenus(nav)
  if (items.length === 0) return null
  if (live) return <live.Menus items={items} path={path} handover={live.handover} />
  const active = activeTopNavItem(items, path)
  const approach = items.some((item) => topNavItemKind(item) === 'menu') ? fetchMenus : undefined
  return (
    <nav ref={nav} className={styles.nav} aria-label="Main" onPointerEnter={approach} onFocus={approach}>
      <ul className={styles.list}>
        {items.map((item, index) => {
          const id = topNavItemId(item, index)
          const entry = { id, item, isActive: item === active }
          return (
            <li key={id} className={styles.item}>
              {topNavItemKind(item) === 'menu' ? (
                <PlainMenu {...entry} {...noting(id)} />
              ) : (
                <TopNavEntry {...entry} path={path} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type PlainMenuProps = ComponentPropsWithoutRef<'button'> & { id: string; item: TopNavItem; isActive: boolean }

/** A button until the library loads; without scripts, it lists its entries. */
function PlainMenu({ id, item, isActive, ...handlers }: PlainMenuProps) {
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
        <ChevronDownIcon size={SMALL_ICON_PX} />
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
