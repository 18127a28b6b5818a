import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { LiveTopNavProps, TopNavHandover } from './LiveTopNav'

type LiveTopNav = (props: LiveTopNavProps) => JSX.Element

/** Loads the menus when the pointer or focus comes near, and records interaction until then. */
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
      // The next approach retries
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
    // The pointer may have rested here since before hydration, without an event
    const resting = nav.current?.querySelector<HTMLElement>('button[data-entry]:hover')
    if (!resting) return
    rest(resting.dataset.entry ?? '')
    fetchMenus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a pointer from before hydration sends no event
  }, [])

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
