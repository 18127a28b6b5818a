import type { ReactNode, RefObject } from 'react'
import { Logo } from '../features/brand/Logo'
import { MenuPopover } from '../features/mobileBars/MenuPopover'
import { OutlinePopover } from '../features/mobileBars/SecondBar'
import { SearchButton } from '../features/search/SearchButton'
import { TopNav } from '../features/topNav/TopNav'
import { siteConfig } from '../site/siteConfig'
import * as styles from './TopBar.module.css'

type TopBarProps = {
  barRef: RefObject<HTMLElement>
  /** Canonical path of the current page. */
  path: string
  /** The full address; the menu closes when it changes. */
  address: string
  showsLogo: boolean
  /** On wide screens the sidebar carries the logo itself. */
  hasSidebar: boolean
  /** Whether phones have a menu here; below it, the tree of pages is their menu. */
  hasMenu: boolean
  /** Whether the bar stays in view on narrow screens. */
  sticks: boolean
  /** What stands below the entries of the menu. */
  foot: ReactNode
  /** The outline of the page, for screens that have neither a column nor the second bar for it. */
  outline: ReactNode
}

/** The bar at the top of every page. */
export function TopBar({ barRef, path, address, showsLogo, hasSidebar, hasMenu, sticks, foot, outline }: TopBarProps) {
  return (
    <header ref={barRef} className={styles.bar} data-has-sidebar={hasSidebar} data-sticks={sticks}>
      {showsLogo && (
        <div className={styles.logo}>
          <Logo />
        </div>
      )}
      <div className={styles.search}>
        <SearchButton />
      </div>
      <div className={styles.menus}>
        <TopNav items={siteConfig.topNav} path={path} />
        {hasMenu && <MenuPopover items={siteConfig.topNav} path={path} address={address} foot={foot} />}
        {outline && (
          <div className={styles.outline}>
            <OutlinePopover address={address}>{outline}</OutlinePopover>
          </div>
        )}
      </div>
    </header>
  )
}
