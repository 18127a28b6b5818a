import { NavigationMenu } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { isSamePage } from '../../lib/address/paths'
import type { TopNavItem } from '../../lib/config/siteConfig'
import {
  activeTopNavItem,
  MENU_OPEN_DELAY_MS,
  MENU_SKIP_DELAY_MS,
  TOP_NAV_OPEN_DELAY_MS,
  topNavItemId,
  topNavItemKind,
} from '../../lib/navigation/topNav'
import { DESKTOP_QUERY } from '../../lib/viewport/breakpoints'
import { ChevronDownIcon, SMALL_ICON_PX } from '../../ui/Icon'
import { ExternalMark, linkAttributes } from '../../ui/SiteLink'
import { TopNavEntry } from './TopNavEntry'
import * as styles from './TopNav.module.css'

/** Interaction with the plain buttons while the menus were loading. */
export type TopNavHandover = {
  clickedId?: string | undefined
  /** The focused entry of the replaced navigation. */
  focusedId?: string | undefined
  /** The hovered button, and when the hover started in epoch ms. */
  hovered?: { id: string; since: number } | undefined
}

export type LiveTopNavProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
  handover: TopNavHandover
}

export function LiveTopNav({ items, path, handover }: LiveTopNavProps) {
  const [openId, setOpenId] = useState(handover.clickedId ?? '')
  const [pathWhenOpened, setPathWhenOpened] = useState(path)
  const delay = openDelayMs({ isDesktop: useIsDesktop() })
  const nav = useRef<HTMLElement>(null)
  const restingTimer = useRef<ReturnType<typeof setTimeout>>()
  const active = activeTopNavItem(items, path)

  if (path !== pathWhenOpened) {
    setPathWhenOpened(path)
    setOpenId('')
  }

  useEffect(() => {
    const { focusedId, hovered } = handover
    if (focusedId) nav.current?.querySelector<HTMLElement>(`[data-entry="${focusedId}"]`)?.focus()
    if (!hovered) return
    const { id, since } = hovered
    restingTimer.current = setTimeout(() => setOpenId(id), delayLeftMs(delay, { since, now: Date.now() }))
    return () => clearTimeout(restingTimer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the handover applies once
  }, [])

  return (
    <NavigationMenu.Root
      ref={nav}
      className={styles.nav}
      aria-label="Main"
      value={openId}
      onValueChange={setOpenId}
      delayDuration={delay}
      skipDelayDuration={MENU_SKIP_DELAY_MS}
    >
      <NavigationMenu.List className={styles.list}>
        {items.map((item, index) => {
          const id = topNavItemId(item, index)
          const entry = { id, item, path, isActive: item === active }
          return (
            <NavigationMenu.Item key={id} value={id} className={styles.item}>
              {topNavItemKind(item) === 'menu' ? (
                <LiveMenu {...entry} onPointerLeave={() => clearTimeout(restingTimer.current)} />
              ) : (
                <TopNavEntry {...entry} />
              )}
            </NavigationMenu.Item>
          )
        })}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}

type LiveMenuProps = {
  id: string
  item: TopNavItem
  /** Canonical path of the current page. */
  path: string
  isActive: boolean
  onPointerLeave: () => void
}

function LiveMenu({ id, item, path, isActive, onPointerLeave }: LiveMenuProps) {
  return (
    <>
      <NavigationMenu.Trigger
        className={styles.trigger}
        data-active={isActive}
        data-entry={id}
        onPointerLeave={onPointerLeave}
      >
        {item.text}
        <ChevronDownIcon size={SMALL_ICON_PX} />
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

/** None on desktops; longer on smaller screens, which may be touch screens. */
export function openDelayMs({ isDesktop }: { isDesktop: boolean }): number {
  return isDesktop ? TOP_NAV_OPEN_DELAY_MS : MENU_OPEN_DELAY_MS
}

/** What is left of the delay after an earlier hover; times in epoch ms. */
export function delayLeftMs(delayMs: number, { since, now }: { since: number; now: number }): number {
  return Math.max(0, since + delayMs - now)
}

function useIsDesktop(): boolean {
  const [isDesktop, setIsDesktop] = useState(() => window.matchMedia(DESKTOP_QUERY).matches)
  useEffect(() => {
    const query = window.matchMedia(DESKTOP_QUERY)
    const follow = () => setIsDesktop(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesktop
}
