import { useEffect, useRef, useState } from 'react'
import { NavigationMenu } from 'radix-ui'
import { isSamePage } from '../../lib/address/paths'
import {
  activeTopNavItem,
  MENU_OPEN_DELAY_MS,
  MENU_SKIP_DELAY_MS,
  TOP_NAV_OPEN_DELAY_MS,
  topNavItemId,
  topNavItemKind,
} from '../../lib/navigation/topNav'
import { DESKTOP_QUERY } from '../../lib/viewport/breakpoints'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { ExternalMark } from '../../ui/ExternalMark'
import { MaskIcon } from '../../ui/MaskIcon'
import { linkAttributes } from '../../ui/SiteLink'
import { TopNavEntry } from './TopNavEntry'
import * as styles from './TopNav.module.css'

/** What the reader did with the plain buttons while the menus were fetched. */
export type TopNavHandover = {
  clickedId?: string | undefined
  /** The entry that has the focus, in the plain navigation that is taken away. */
  focusedId?: string | undefined
  /** The button under the pointer, and since when in epoch ms. */
  hovered?: { id: string; since: number } | undefined
}

export type LiveTopNavProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
  handover: TopNavHandover
}

/** The navigation with its menus. */
export function LiveTopNav({ items, path, handover }: LiveTopNavProps) {
  const [openId, setOpenId] = useState(handover.clickedId ?? '')
  const [pathWhenOpened, setPathWhenOpened] = useState(path)
  const delay = useOpenDelay()
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
    restingTimer.current = setTimeout(() => setOpenId(hovered.id), Math.max(0, hovered.since + delay - Date.now()))
    return () => clearTimeout(restingTimer.current)
    // What happened before counts once
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
          const kind = topNavItemKind(item)
          return (
            <NavigationMenu.Item key={id} value={id} className={styles.item}>
              {kind === 'menu' ? (
                <>
                  <NavigationMenu.Trigger
                    className={styles.trigger}
                    data-active={item === active}
                    data-entry={id}
                    onPointerLeave={() => clearTimeout(restingTimer.current)}
                  >
                    {item.text}
                    <MaskIcon name="chevron-down" />
                  </NavigationMenu.Trigger>
                  <NavigationMenu.Content className={styles.panel}>
                    <ul className={styles.panelList}>
                      {item.items?.map((child) => (
                        <li key={child.text}>
                          <NavigationMenu.Link
                            {...linkAttributes(child.link ?? '')}
                            className={styles.panelLink}
                            active={isSamePage(child.link ?? '', path)}
                          >
                            {child.text}
                            <ExternalMark to={child.link ?? ''} className={styles.external} />
                          </NavigationMenu.Link>
                        </li>
                      ))}
                    </ul>
                  </NavigationMenu.Content>
                </>
              ) : (
                <TopNavEntry id={id} item={item} path={path} isActive={item === active} />
              )}
            </NavigationMenu.Item>
          )
        })}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}

/** On desktops menus open at once; the bar of smaller screens is used with fingers and thumbs too. */
function useOpenDelay(): number {
  const [isDesktop, setIsDesktop] = useState(() => window.matchMedia(DESKTOP_QUERY).matches)
  useEffect(() => {
    const query = window.matchMedia(DESKTOP_QUERY)
    const follow = () => setIsDesktop(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesktop ? TOP_NAV_OPEN_DELAY_MS : MENU_OPEN_DELAY_MS
}
