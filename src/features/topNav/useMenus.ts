import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { LiveTopNavProps, TopNavHandover } from './LiveTopNav'

type LiveTopNav = (props: LiveTopNavProps) => JSX.Element

/** Fetches the menus when the reader approaches them, and notes meanwhile what the reader does with the plain buttons. */
export function useMenus(nav: RefObject<HTMLElement>) {
  const handover = useRef<TopNavHandover>({})
  const [live, setLive] = useState<{ Menus: LiveTopNav; handover: TopNavHandover }>()

  const fetchMenus = () => {
    import('./LiveTopNav').then(
      ({ LiveTopNav }) => {
        const focused = document.activeElement
        const focusedId = nav.current?.contains(focused) ? focused?.getAttribute('data-entry') : undefined
        setLive({ Menus: LiveTopNav, handover: { ...handover.current, focusedId: focusedId ?? undefined } })
      },
      // The next approach tries again
      () => undefined,
    )
  }
  const rest = (id: string) => {
    handover.current.hovered ??= { id, since: Date.now() }
  }
  const click = (id: string) => {
    handover.current.clickedId = id
    fetchMenus()
  }

  useEffect(() => {
    // The pointer can rest here since before this page was live, which no event will tell
    const resting = nav.current?.querySelector<HTMLElement>('button[data-entry]:hover')
    if (!resting) return
    rest(resting.dataset.entry ?? '')
    fetchMenus()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** What a plain button notes. */
  const noting = (id: string) => {
    const hover = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') rest(id)
    }
    const leave = () => {
      handover.current.hovered = undefined
    }
    return { onPointerEnter: hover, onPointerMove: hover, onPointerLeave: leave, onClick: () => click(id) }
  }
  return { live, fetchMenus, noting }
}
