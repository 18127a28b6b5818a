import { TOLD_EVENT } from '../../dom/tell'
import { tooltipText } from './tooltipText'
import type { TooltipText } from './tooltipText'

/** How long a pointer rests on a control before its tooltip shows. */
export const TOOLTIP_DELAY_MS = 400

/** How long a word is told that no resting pointer asked for. */
export const TOLD_MS = 1500

/** A control with what its tooltip says. */
export type Tip = { control: HTMLElement; text: TooltipText }

const CONTROLS = 'button, a[href], summary'

/** Listens for pointers that rest on a control without words, and for the keyboard on it; touch has no tooltips. */
export function watchControls(show: (tip: Tip | undefined) => void): () => void {
  let shown: HTMLElement | undefined
  let meant: HTMLElement | undefined
  let timer: number | undefined
  let told: string | undefined

  const draw = (control: HTMLElement) => {
    const text = told === undefined ? textOf(control) : { name: told, key: undefined }
    shown = text && control
    show(text && { control, text })
  }
  const close = () => {
    clearTimeout(timer)
    changed.disconnect()
    told = meant = shown = undefined
    show(undefined)
  }
  /** What is told stays for its time: a followed link moves the focus, and the page below the pointer. */
  const leave = () => {
    if (told === undefined) close()
  }
  // Such as a copy button that has copied, or one whose menu opens
  const changed = new MutationObserver(() => shown && draw(shown))
  const open = (control: HTMLElement, delayMs: number) => {
    if (control === meant) return
    close()
    meant = control
    timer = window.setTimeout(() => {
      draw(control)
      changed.observe(control, { attributeFilter: ['aria-label', 'aria-expanded', 'data-tip'] })
    }, delayMs)
  }
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null)

  const stop = new AbortController()
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal: stop.signal, capture: type === 'scroll', passive: true })

  on('pointerover', (event) => {
    const control = controlOf(event)
    if (event.pointerType !== 'touch' && event.buttons === 0 && control && textOf(control))
      open(control, TOOLTIP_DELAY_MS)
  })
  on('pointerout', ({ relatedTarget, pointerType }) => {
    const next = relatedTarget as Element | null
    if (pointerType === 'touch' || !meant || meant.contains(next) || next?.closest('[data-tooltip]')) return
    if (!meant.matches(':focus-visible')) leave()
  })
  on('focusin', (event) => {
    const control = controlOf(event)
    if (control?.matches(':focus-visible') && textOf(control)) open(control, 0)
    else if (meant && control !== meant) leave()
  })
  on('focusout', ({ target }) => {
    if (target === meant && !meant.matches(':hover')) leave()
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  on('scroll', ({ target }) => {
    if (!shown || !(target instanceof Node) || !target.contains(shown)) return
    leave()
    if (shown) draw(shown)
  })
  document.addEventListener(
    TOLD_EVENT,
    (event) => {
      close()
      told = (event as CustomEvent<string>).detail
      meant = event.target as HTMLElement
      draw(meant)
      timer = window.setTimeout(close, TOLD_MS)
    },
    { signal: stop.signal },
  )
  // The reader may have got there before the listeners
  const [reached] = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.matches(':hover, :focus-visible') && textOf(control),
  )
  // After a tap, a finger still counts as hovering
  if (reached && matchMedia('(hover: hover)').matches) open(reached, TOOLTIP_DELAY_MS)
  return () => {
    stop.abort()
    close()
  }
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
