import { useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { opensElsewhere } from '../../dom/opensElsewhere'
import {
  canCollapse,
  groupsOf,
  hasCurrentDescendant,
  isCurrentItem,
  showsChildren,
  sidebarItemId,
} from '../../lib/navigation/sidebar'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { ExternalMark } from '../../ui/ExternalMark'
import { ChevronRightIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import { BackLink } from './BackLink'
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
  const tree = { path, sections, treeId }
  return (
    <>
      {head && <div className={styles.head}>{head}</div>}
      <nav ref={nav} className={styles.nav} aria-label="Pages">
        {sidebar.backLink && <BackLink previousPath={previousPath} />}
        {groupsOf(sidebar.items).map((group) => {
          const position = sidebar.items.indexOf(group.section ?? (group.items[0] as SidebarItem))
          return (
            <div key={position} className={styles.group}>
              {group.section ? (
                <Entry item={group.section} position={[position]} {...tree} />
              ) : (
                <ul className={styles.list}>
                  {group.items.map((item, index) => (
                    <li key={index}>
                      <Entry item={item} position={[position + index]} {...tree} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  )
}

type EntryProps = {
  item: SidebarItem
  /** The place of the entry at each level; the top level has depth 0. */
  position: number[]
  path: string
  sections: SidebarSections
  /** Sets the ids of one tree apart from those of another. */
  treeId: string
}

function Entry({ item, position, ...tree }: EntryProps) {
  const { path, sections, treeId } = tree
  const depth = position.length - 1
  const id = sidebarItemId(item, position)
  const listId = `${treeId}${id}`
  const isSection = item.items !== undefined
  const showsList = isSection && item.items!.length > 0 && showsChildren(depth)
  const collapsible = canCollapse(item) && showsList
  const state = collapsible ? (sections.states[id] ?? 'open') : undefined
  const toggling = { 'aria-expanded': state === 'open', 'aria-controls': listId }
  const toggle = () => sections.toggle(id)
  const row = depth === 0 && isSection ? styles.title : styles.item
  const toggleByLink = (event: MouseEvent) => {
    if (!opensElsewhere(event)) sections.toggleByLink(id)
  }
  return (
    <div data-state={state} data-contains-current={hasCurrentDescendant(item, path) || undefined}>
      {collapsible && !item.link ? (
        <EarlyButton className={row} {...toggling} onClick={toggle}>
          {item.text}
          <ChevronRightIcon size={LARGE_ICON_PX} className={styles.chevron} />
        </EarlyButton>
      ) : (
        <div className={styles.row}>
          <EntryText item={item} path={path} className={row} onClick={collapsible ? toggleByLink : undefined} />
          {collapsible && (
            <EarlyButton className={styles.toggle} aria-label={`${item.text} section`} {...toggling} onClick={toggle}>
              <ChevronRightIcon size={LARGE_ICON_PX} className={styles.chevron} />
            </EarlyButton>
          )}
        </div>
      )}
      {showsList && (
        <ul id={listId} className={styles.list} data-inset={depth > 0 || undefined}>
          {item.items!.map((child, index) => (
            <li key={index}>
              <Entry item={child} position={[...position, index]} {...tree} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type EntryTextProps = {
  item: SidebarItem
  path: string
  className: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

function EntryText({ item, path, className, onClick }: EntryTextProps) {
  const { text, link, disabled } = item
  if (!link) return <span className={className}>{text}</span>
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {text}
      </span>
    )
  }
  return (
    <SiteLink
      to={link}
      className={className}
      aria-current={isCurrentItem(item, path) ? 'page' : undefined}
      onClick={onClick}
    >
      {text}
      <ExternalMark to={link} className={styles.external} />
    </SiteLink>
  )
}
