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
  /** The menu closes when it changes. */
  address: string
  showsLogo: boolean
  /** On wide screens the sidebar has the logo. */
  hasSidebar: boolean
  /** Whether phones have a menu here; the sidebar is their menu otherwise. */
  hasMenu: boolean
  /** Whether the bar is sticky on narrow screens. */
  sticks: boolean
  /** Content below the menu's entries. */
  foot: ReactNode
  /** The outline, for screens with neither column nor second bar. */
  outline: ReactNode
}

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
