import type { ReactNode, RefObject } from 'react'
import { Logo } from '../features/brand/Logo'
import { MenuPopover } from '../features/mobileBars/MenuPopover'
import { OutlinePopover } from '../features/mobileBars/SecondBar'
import { SearchButton } from '../features/search/SearchButton'
import { AreaLinks } from '../features/topNav/AreaLinks'
import { TopNav } from '../features/topNav/TopNav'
import { activeTopNavItem, dividedTopNav } from '../lib/navigation/topNav'
import { siteConfig } from '../site/siteConfig'
import * as styles from './TopBar.module.css'

type TopBarProps = {
  barRef: RefObject<HTMLElement>
  /** Canonical path of the current page. */
  path: string
  /** A change closes the popovers. */
  address: string
  showsLogo: boolean
  /** On wide screens, the sidebar shows the logo. */
  hasSidebar: boolean
  sticks: boolean
  /** The pages in the menu of narrow screens. */
  pages: ReactNode
  foot: ReactNode
  /** For screens with neither an outline column nor a second bar. */
  outline: ReactNode
}

export function TopBar({ barRef, path, address, showsLogo, hasSidebar, sticks, pages, foot, outline }: TopBarProps) {
  const { areas, others } = dividedTopNav(siteConfig.topNav)
  const active = activeTopNavItem(siteConfig.topNav, path)
  return (
    <header ref={barRef} className={styles.bar} data-has-sidebar={hasSidebar} data-sticks={sticks}>
      <MenuPopover areas={areas} others={others} active={active} path={path} address={address} foot={foot}>
        {pages}
      </MenuPopover>
      <div className={styles.logo}>{showsLogo && <Logo />}</div>
      <AreaLinks areas={areas} active={active} path={path} />
      <div className={styles.outline}>{outline && <OutlinePopover address={address}>{outline}</OutlinePopover>}</div>
      <div className={styles.search}>
        <SearchButton />
      </div>
      <div className={styles.menus}>
        <TopNav items={others} path={path} />
      </div>
    </header>
  )
}
