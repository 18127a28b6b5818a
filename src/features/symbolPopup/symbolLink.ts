/** The link of a documented symbol that an event happened in. */
export function symbolLink(target: EventTarget | null | undefined): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-symbol]') : null
}

/** The symbol that the reader has reached already, by pointer or keyboard, and no event tells of any more. */
export function hoveredSymbol(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[data-symbol]:is(:hover, :focus-visible)')
}
