import { isOnItsWay, POPUP_CLOSE_DELAY_MS, tapOpens } from './popupIntent'
import type { Moment } from './popupIntent'
import type { Point } from '../../dom/isInside'
import { reachedSymbol, symbolLink } from './symbolLink'

type Watched = {
  /** Shows the popup of a link, or none. */
  show: (link: HTMLAnchorElement | undefined) => void
  /** The element of the open popup. */
  popup: () => HTMLElement | null
  /** Whether popups can be shown, as far as is known. */
  isAvailable: () => boolean
  /** Whether a press on a symbol waits to be done: it decides itself whose popup opens. */
  hasPress?: boolean
}

export type SymbolWatch = {
  close: () => void
  /** Closes the popup of a link that was scrolled away. It may be late: another may be open by now. */
  leave: (link: HTMLAnchorElement) => void
  stop: () => void
}

/** A pointer that has left the symbol or the popup, with the place it may be heading for. */
type Travel = { leftAt: Point; previous: Moment; target: Element }

/** Listens for pointer, focus, taps and Escape on every documented symbol of the page, and decides whose popup is open. */
export function watchSymbols({ show, popup, isAvailable, hasPress = false }: Watched): SymbolWatch {
  let open: HTMLAnchorElement | undefined
  let travel: Travel | undefined
  /** A symbol the pointer crossed on its way to the popup of another. */
  let crossed: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointerType = ''

  const belongs = (target: EventTarget | null) =>
    target instanceof Node && (open?.contains(target) === true || popup()?.contains(target) === true)

  const arrive = () => {
    clearTimeout(timer)
    travel = undefined
    crossed = undefined
  }
  const openFor = (link: HTMLAnchorElement | undefined) => {
    arrive()
    if (link === open) return
    open = link
    show(link)
  }
  const close = () => openFor(undefined)
  /** Closes, unless the pointer is already on the next symbol. */
  const leave = () => openFor(crossed?.isConnected && crossed.matches(':hover') ? crossed : undefined)
  const closeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(leave, POPUP_CLOSE_DELAY_MS)
  }

  const onPointerOver = (event: PointerEvent) => {
    // While a button is pressed, the reader selects text
    if (event.pointerType === 'touch' || event.buttons > 0) return
    if (belongs(event.target)) {
      arrive()
      return
    }
    const link = symbolLink(event.target)
    if (travel) crossed = link ?? undefined
    else if (link) openFor(link)
  }
  const onPointerOut = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !open || !belongs(event.target) || belongs(event.relatedTarget)) return
    if (open.matches(':focus-visible')) return
    if (event.buttons > 0) {
      close()
      return
    }
    const now = momentOf(event)
    const target = open.contains(event.target as Node) ? popup() : open
    if (!target) {
      close()
      return
    }
    travel = { leftAt: now, previous: now, target }
    closeSoon()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!travel || belongs(event.target)) return
    const now = momentOf(event)
    const { leftAt, previous, target } = travel
    if (now.time === previous.time) return
    if (isOnItsWay({ leftAt, previous, now, target: target.getBoundingClientRect() })) {
      travel.previous = now
      closeSoon()
    } else leave()
  }
  const onPointerDown = (event: PointerEvent) => {
    pointerType = event.pointerType
    if (open && !belongs(event.target) && !symbolLink(event.target)) close()
  }
  const onClick = (event: MouseEvent) => {
    const link = symbolLink(event.target)
    const pressedBy = (event as PointerEvent).pointerType || pointerType
    if (!link || pressedBy !== 'touch' || event.detail === 0) return
    if (!tapOpens({ isOpen: link === open, isAvailable: isAvailable() })) return
    event.preventDefault()
    openFor(link)
  }
  const onFocusIn = (event: FocusEvent) => {
    const link = symbolLink(event.target)
    if (link?.matches(':focus-visible')) openFor(link)
  }
  const onFocusOut = (event: FocusEvent) => {
    if (event.target === open && !belongs(event.relatedTarget) && !open?.matches(':hover')) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerover', onPointerOver as EventListener],
    ['pointerout', onPointerOut as EventListener],
    ['pointermove', onPointerMove as EventListener, { passive: true }],
    ['pointerdown', onPointerDown as EventListener],
    // Before the router follows the link
    ['click', onClick as EventListener, { capture: true }],
    ['focusin', onFocusIn as EventListener],
    ['focusout', onFocusOut as EventListener],
    ['keydown', onKeyDown as EventListener],
  ]
  for (const [type, listener, options] of listeners) document.addEventListener(type, listener, options)
  // The reader may have got there before the listeners
  const reached = reachedSymbol()
  if (reached && !hasPress) openFor(reached)
  const stop = () => {
    clearTimeout(timer)
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options)
  }
  const leaveIfOpen = (link: HTMLAnchorElement) => {
    if (link === open) leave()
  }
  return { close, leave: leaveIfOpen, stop }
}

function momentOf({ clientX, clientY, timeStamp }: PointerEvent): Moment {
  return { x: clientX, y: clientY, time: timeStamp }
}
