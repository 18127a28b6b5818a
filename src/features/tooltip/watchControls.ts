import { NOTIFY_EVENT } from '../../dom/notify'

/** How long a pointer rests on a control before its tooltip shows. */
const TOOLTIP_DELAY_MS = 400

/** How long a word is told that no resting pointer asked for. */
const NOTICE_MS = 1500

/** A control with what its tooltip says. */
export type Tip = { control: HTMLElement; text: TooltipText }

const CONTROLS = 'button, a[href], summary'

/** Listens for pointers that rest on a control without words, and for the keyboard on it; touch has no tooltips. */
export function watchControls(show: (tip: Tip | undefined) => void): () => void {
  const watch = new Watch(show)
  watch.listen()
  // The reader may have got there before the listeners
  const [reached] = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.matches(':hover, :focus-visible') && textOf(control),
  )
  // After a tap, a finger still counts as hovering
  if (reached && matchMedia('(hover: hover)').matches) watch.open(reached, TOOLTIP_DELAY_MS)
  return watch.stop
}

class Watch {
  private shown: HTMLElement | undefined
  private meant: HTMLElement | undefined
  private timer: number | undefined
  private told: string | undefined
  private readonly stopped = new AbortController()
  // Such as a copy button that has copied, or one whose menu opens
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
    document.addEventListener(NOTIFY_EVENT, this.onTold, { signal })
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
    const text = this.told === undefined ? textOf(control) : { name: this.told, key: undefined }
    this.shown = text && control
    this.show(text && { control, text })
  }

  private readonly close = () => {
    clearTimeout(this.timer)
    this.changed.disconnect()
    this.told = this.meant = this.shown = undefined
    this.show(undefined)
  }

  /** What is told stays for its time: a followed link moves the focus, and the page below the pointer. */
  private leave() {
    if (this.told === undefined) this.close()
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

  private readonly onTold = (event: Event) => {
    this.close()
    this.told = (event as CustomEvent<string>).detail
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

/** What a control without words says of itself. */
type TooltipText = { name: string; key: string | undefined }

type Control = {
  /** What it does, in fewer words than its name has: `data-tip`. */
  tip: string | null
  /** The name that a screen reader hears. */
  label: string | null
  /** The words that are seen in it. */
  words: string
  /** The key that does the same, as `aria-keyshortcuts` tells it. */
  keyShortcut: string | null
  /** Whether it has opened what it opens, such as a menu. */
  isOpen: boolean
}

/**
 * The tooltip of a control: its tip, else its name where it shows an icon in place of words, and its key. What a control has
 * opened says what it is for, and stands where the tooltip would cover it.
 */
export function tooltipText({ tip, label, words, keyShortcut, isOpen }: Control): TooltipText | undefined {
  const name = tip ?? (words.trim() === '' ? label : null)
  if (!name || isOpen) return undefined
  return { name, key: keyShortcut?.split(' ')[0] }
}
