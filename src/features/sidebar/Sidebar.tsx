import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { SCROLLER } from '../../dom/scrollToNearest'
import type { SidebarItem } from '../../lib/config/siteConfig'
import {
  groupsOf,
  isLongSidebar,
  placeOf,
  runsOf,
  sidebarItemId,
  sidebarScrollTop,
  type ActiveSidebar,
  type SidebarGroup,
} from '../../lib/navigation/sidebar'
import { BackLink } from './BackLink'
import { MoreSections } from './MoreSections'
import { shownIn } from './sectionStates'
import { SidebarEntry } from './SidebarEntry'
import { useSections } from './SidebarSections'
import * as styles from './Sidebar.module.css'

type SidebarProps = {
  sidebar: ActiveSidebar
  /** Canonical path of the current page. */
  path: string
  /** Canonical path of the previous page; undefined on the first page. */
  previousPath: string | undefined
  head?: ReactNode
  foot?: ReactNode
}

export function Sidebar({ sidebar, path, previousPath, head, foot }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  const treeId = useId()
  useCurrentEntryInView(nav, path)
  const isLong = isLongSidebar(sidebar.items)
  const { states, settled, showsAll } = useSections()
  const entry = (item: SidebarItem, position: number) => {
    const own = { item, place: placeOf(position), depth: 0, treeId, isLong }
    return <SidebarEntry {...own} {...shownIn(item, own.place, path, states)} />
  }
  const drawn = ({ position, section, items }: SidebarGroup) => (
    <div key={position} className={styles.group}>
      {section ? (
        entry(section, position)
      ) : (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={index}>{entry(item, position + index)}</li>
          ))}
        </ul>
      )}
    </div>
  )
  const isClosed = ({ section, position }: SidebarGroup) =>
    isLong && section !== undefined && settled[sidebarItemId(section, placeOf(position))] === 'collapsed'
  return (
    <>
      {head && <div className={styles.head}>{head}</div>}
      <nav ref={nav} className={styles.nav} aria-label="Pages">
        {sidebar.backLink && <BackLink previousPath={previousPath} />}
        {runsOf(groupsOf(sidebar.items), isClosed).flatMap(({ isLeftOut, groups }) => [
          isLeftOut && <MoreSections key={`before ${groups[0]!.position}`} groups={groups} />,
          ...(isLeftOut && !showsAll ? [] : groups.map(drawn)),
        ])}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  )
}

function useCurrentEntryInView(sidebar: RefObject<HTMLElement>, path: string) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const scroller = sidebar.current?.closest(SCROLLER)
      const item = sidebar.current?.querySelector('[aria-current="page"]')
      if (!scroller || !item) return
      const scrollTop = sidebarScrollTop({
        itemTop: item.getBoundingClientRect().top - scroller.getBoundingClientRect().top,
        visibleHeight: scroller.clientHeight,
        scrollTop: scroller.scrollTop,
      })
      if (scrollTop !== undefined) scroller.scrollTop = scrollTop
    })
    return () => cancelAnimationFrame(frame)
  }, [sidebar, path])
}
