export function symbolLink(target: EventTarget | null | undefined): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-symbol]') : null
}

/** Hovered or focused before listeners existed, so no further event will report it. */
export function hoveredSymbol(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[data-symbol]:is(:hover, :focus-visible)')
}
