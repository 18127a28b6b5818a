import { useEffect, useRef, useState } from 'react'
import { NavigationMenu } from 'radix-ui'
import { activeTopNavItem, MENU_SKIP_DELAY_MS, topNavItemId, topNavItemKind } from '../../lib/navigation/topNav'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { LiveMenu } from './LiveMenu'
import { delayLeftMs, openDelayMs } from './openDelay'
import { TopNavEntry } from './TopNavEntry'
import { useIsDesktop } from './useIsDesktop'
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
