import { NOTIFY_EVENT } from '../../dom/notify'

const TOOLTIP_DELAY_MS = 400

const NOTICE_MS = 1500

export type Tip = { control: HTMLElement; text: TooltipText }

const CONTROLS = 'button, a[href], summary'

/** Shows tooltips on hover and keyboard focus; touch has none. */
export function watchControls(show: (tip: Tip | undefined) => void): () => void {
  const watch = new Watch(show)
  watch.listen()
  // The pointer or focus may have been there before the listeners
  const [reached] = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.matches(':hover, :focus-visible') && textOf(control),
  )
  // After a tap, touch devices still report hover
  if (reached && matchMedia('(hover: hover)').matches) watch.open(reached, TOOLTIP_DELAY_MS)
  return watch.stop
}

class Watch {
  private shown: HTMLElement | undefined
  private meant: HTMLElement | undefined
  private timer: number | undefined
  private notice: string | undefined
  private readonly stopped = new AbortController()
  // For example, a copy button that has copied
  private readonly changed = new MutationObserver(() => this.shown && this.draw(this.shown))

  constructor(private readonly show: (tip: Tip | undefined) => void) {}

  listen() {
    const { signal } = this.stopped
    const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, listener, { signal, capture: type === 'scroll', passive: true })
    on('pointerover', this.onPointerOver)
    on('pointerout', this.onPointerOut)
    on('focusin', this.onFocusIn)
    on('focusout', ({ target }) => {
      if (target === this.meant && !this.meant?.matches(':hover')) this.leave()
    })
    on('keydown', ({ key }) => {
      if (key === 'Escape') this.close()
    })
    on('scroll', this.onScroll)
    document.addEventListener(NOTIFY_EVENT, this.onNotice, { signal })
  }

  open(control: HTMLElement, delayMs: number) {
    if (control === this.meant) return
    this.close()
    this.meant = control
    this.timer = window.setTimeout(() => {
      this.draw(control)
      this.changed.observe(control, { attributeFilter: ['aria-label', 'aria-expanded', 'data-tip'] })
    }, delayMs)
  }

  readonly stop = () => {
    this.stopped.abort()
    this.close()
  }

  private draw(control: HTMLElement) {
    const text = this.notice === undefined ? textOf(control) : { name: this.notice, key: undefined }
    this.shown = text && control
    this.show(text && { control, text })
  }

  private readonly close = () => {
    clearTimeout(this.timer)
    this.changed.disconnect()
    this.notice = this.meant = this.shown = undefined
    this.show(undefined)
  }

  /** A notice stays, because following a link moves focus and changes the page. */
  private leave() {
    if (this.notice === undefined) this.close()
  }

  private readonly onPointerOver = (event: PointerEvent) => {
    const control = controlOf(event)
    if (event.pointerType !== 'touch' && event.buttons === 0 && control && textOf(control))
      this.open(control, TOOLTIP_DELAY_MS)
  }

  private readonly onPointerOut = ({ relatedTarget, pointerType }: PointerEvent) => {
    const { meant } = this
    const next = relatedTarget as Element | null
    if (pointerType === 'touch' || !meant || meant.contains(next) || next?.closest('[data-tooltip]')) return
    if (!meant.matches(':focus-visible')) this.leave()
  }

  private readonly onFocusIn = (event: FocusEvent) => {
    const control = controlOf(event)
    if (control?.matches(':focus-visible') && textOf(control)) this.open(control, 0)
    else if (this.meant && control !== this.meant) this.leave()
  }

  private readonly onScroll = ({ target }: Event) => {
    if (!this.shown || !(target instanceof Node) || !target.contains(this.shown)) return
    this.leave()
    if (this.shown) this.draw(this.shown)
  }

  private readonly onNotice = (event: Event) => {
    this.close()
    this.notice = (event as CustomEvent<string>).detail
    this.meant = event.target as HTMLElement
    this.draw(this.meant)
    this.timer = window.setTimeout(this.close, NOTICE_MS)
  }
}

function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
}

function textOf(control: HTMLElement): TooltipText | undefined {
  return tooltipText({
    tip: control.getAttribute('data-tip'),
    label: control.getAttribute('aria-label'),
    words: control.innerText,
    keyShortcut: control.getAttribute('aria-keyshortcuts'),
    isOpen: control.getAttribute('aria-expanded') === 'true',
  })
}

type TooltipText = { name: string; key: string | undefined }

type Control = {
  /** `data-tip`, if the tooltip should be shorter than the name. */
  tip: string | null
  label: string | null
  words: string
  /** From `aria-keyshortcuts`. */
  keyShortcut: string | null
  isOpen: boolean
}

/** The tip, or the name of a control that shows only an icon, and the shortcut. Undefined while its menu is open. */
export function tooltipText({ tip, label, words, keyShortcut, isOpen }: Control): TooltipText | undefined {
  const name = tip ?? (words.trim() === '' ? label : null)
  if (!name || isOpen) return undefined
  return { name, key: keyShortcut?.split(' ')[0] }
}
