import { MENU_OPEN_DELAY_MS, TOP_NAV_OPEN_DELAY_MS } from '../../lib/navigation/topNav'

/** How long the pointer rests on a menu before it opens: no time on desktops; smaller screens are used with fingers too. */
export function openDelayMs({ isDesktop }: { isDesktop: boolean }): number {
  return isDesktop ? TOP_NAV_OPEN_DELAY_MS : MENU_OPEN_DELAY_MS
}

/** What is left of a delay for a pointer that has rested since a time; both times in epoch ms. */
export function delayLeftMs(delayMs: number, { since, now }: { since: number; now: number }): number {
  return Math.max(0, since + delayMs - now)
}
