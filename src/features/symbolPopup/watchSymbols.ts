import { isHeadingForPopup, POPUP_CLOSE_DELAY_MS, tapOpens, type Moment } from './popupIntent'
import type { Point } from '../../dom/boxes'
import { hoveredSymbol, symbolLink } from './symbolLink'

type Watched = {
  show: (link: HTMLAnchorElement | undefined) => void
  popup: () => HTMLElement | null
  /** Whether popups can be shown, as far as known. */
  isAvailable: () => boolean
  /** Whether the user pressed a symbol, whose popup then opens. */
  hasPress?: boolean
}

export type SymbolWatch = {
  close: () => void
  /** Closes the popup of a link that scrolled away, unless another one is open. */
  leave: (link: HTMLAnchorElement) => void
  stop: () => void
}

type Travel = { leftAt: Point; previous: Moment; target: Element }

/** Decides from pointer, focus, taps and Escape whose popup is open. */
export function watchSymbols(watched: Watched): SymbolWatch {
  const watch = new Watch(watched)
  const { close, leave, stop } = watch
  watch.listen()
  // The pointer or focus may have been there before the listeners
  const reached = hoveredSymbol()
  if (reached && !watched.hasPress) watch.openFor(reached)
  return { close, leave, stop }
}

class Watch implements SymbolWatch {
  private open: HTMLAnchorElement | undefined
  private travel: Travel | undefined
  /** A symbol that the pointer crossed on its way to a popup. */
  private crossed: HTMLAnchorElement | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private pointerType = ''
  private readonly stopped = new AbortController()

  constructor(private readonly watched: Watched) {}

  listen() {
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
      options: AddEventListenerOptions = {},
    ) => document.addEventListener(type, listener, { ...options, signal: this.stopped.signal })
    on('pointerover', this.onPointerOver)
    on('pointerout', this.onPointerOut)
    on('pointermove', this.onPointerMove, { passive: true })
    on('pointerdown', this.onPointerDown)
    // Before the router
    on('click', this.onClick, { capture: true })
    on('focusin', this.onFocusIn)
    on('focusout', this.onFocusOut)
    on('keydown', this.onKeyDown)
  }

  openFor(link: HTMLAnchorElement | undefined) {
    this.arrive()
    if (link === this.open) return
    this.open = link
    this.watched.show(link)
  }

  readonly close = () => this.openFor(undefined)

  readonly leave = (link: HTMLAnchorElement) => {
    if (link === this.open) this.closeOrGoOn()
  }

  readonly stop = () => {
    clearTimeout(this.timer)
    this.stopped.abort()
  }

  private belongs(target: EventTarget | null): boolean {
    if (!(target instanceof Node)) return false
    return this.open?.contains(target) === true || this.watched.popup()?.contains(target) === true
  }

  private arrive() {
    clearTimeout(this.timer)
    this.travel = undefined
    this.crossed = undefined
  }

  private readonly closeOrGoOn = () =>
    this.openFor(this.crossed?.isConnected && this.crossed.matches(':hover') ? this.crossed : undefined)

  private closeSoon() {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.closeOrGoOn, POPUP_CLOSE_DELAY_MS)
  }

  private readonly onPointerOver = (event: PointerEvent) => {
    // A pressed button means that the user is selecting text
    if (event.pointerType === 'touch' || event.buttons > 0) return
    if (this.belongs(event.target)) return this.arrive()
    const link = symbolLink(event.target)
    if (this.travel) this.crossed = link ?? undefined
    else if (link) this.openFor(link)
  }

  private readonly onPointerOut = (event: PointerEvent) => {
    const { open } = this
    if (event.pointerType === 'touch' || !open) return
    if (!this.belongs(event.target) || this.belongs(event.relatedTarget)) return
    if (open.matches(':focus-visible')) return
    const target = open.contains(event.target as Node) ? this.watched.popup() : open
    if (event.buttons > 0 || !target) return this.close()
    const now = momentOf(event)
    this.travel = { leftAt: now, previous: now, target }
    this.closeSoon()
  }

  private readonly onPointerMove = (event: PointerEvent) => {
    const { travel } = this
    if (!travel || this.belongs(event.target)) return
    const now = momentOf(event)
    const { leftAt, previous, target } = travel
    if (now.time === previous.time) return
    if (isHeadingForPopup({ leftAt, previous, now, target: target.getBoundingClientRect() })) {
      travel.previous = now
      this.closeSoon()
    } else this.closeOrGoOn()
  }

  private readonly onPointerDown = (event: PointerEvent) => {
    this.pointerType = event.pointerType
    if (this.open && !this.belongs(event.target) && !symbolLink(event.target)) this.close()
  }

  private readonly onClick = (event: MouseEvent) => {
    const link = symbolLink(event.target)
    const pressedBy = (event as PointerEvent).pointerType || this.pointerType
    if (!link || pressedBy !== 'touch' || event.detail === 0) return
    if (!tapOpens({ isOpen: link === this.open, isAvailable: this.watched.isAvailable() })) return
    event.preventDefault()
    this.openFor(link)
  }

  private readonly onFocusIn = (event: FocusEvent) => {
    const link = symbolLink(event.target)
    if (link?.matches(':focus-visible')) this.openFor(link)
  }

  private readonly onFocusOut = (event: FocusEvent) => {
    if (event.target === this.open && !this.belongs(event.relatedTarget) && !this.open?.matches(':hover')) this.close()
  }

  private readonly onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.close()
  }
}

function momentOf({ clientX, clientY, timeStamp }: PointerEvent): Moment {
  return { x: clientX, y: clientY, time: timeStamp }
}
