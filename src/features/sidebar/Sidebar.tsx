import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { groupsOf, isLongSidebar } from '../../lib/navigation/sidebar'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import { BackLink } from './BackLink'
import { SidebarEntry } from './SidebarEntry'
import { useFirstLoadScroll } from './useFirstLoadScroll'
import type { SidebarSections } from './useSidebarSections'
import * as styles from './Sidebar.module.css'

type SidebarProps = {
  sidebar: ActiveSidebar
  /** Canonical path of the current page. */
  path: string
  /** Canonical path of the page before; undefined on the first page of a visit. */
  previousPath: string | undefined
  sections: SidebarSections
  /** What stays in view above the entries. */
  head?: ReactNode
  /** What stays in view below the entries. */
  foot?: ReactNode
}

/** The tree of pages. */
export function Sidebar({ sidebar, path, previousPath, sections, head, foot }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  const treeId = useId()
  useFirstLoadScroll(nav)
  const tree = { path, sections, treeId, isLong: isLongSidebar(sidebar.items) }
  return (
    <>
      {head && <div className={styles.head}>{head}</div>}
      <nav ref={nav} className={styles.nav} aria-label="Pages">
        {sidebar.backLink && <BackLink previousPath={previousPath} />}
        {groupsOf(sidebar.items).map(({ position, section, items }) => (
          <div key={position} className={styles.group}>
            {section ? (
              <SidebarEntry item={section} position={[position]} {...tree} />
            ) : (
              <ul className={styles.list}>
                {items.map((item, index) => (
                  <li key={index}>
                    <SidebarEntry item={item} position={[position + index]} {...tree} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  )
}
