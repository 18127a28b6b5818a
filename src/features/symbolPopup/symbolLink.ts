export function symbolLink(target: EventTarget | null | undefined): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-symbol]') : null
}

/** The symbol under the pointer or focus, for which no further event comes. */
export function hoveredSymbol(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[data-symbol]:is(:hover, :focus-visible)')
}
