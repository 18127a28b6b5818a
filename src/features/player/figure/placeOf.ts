/** What keeps the place of a figure in the page while it stands elsewhere: with its class, it has the same room around it. */
export function placeOf(figure: HTMLElement): HTMLElement {
  const place = document.createElement('figure')
  place.className = figure.className
  place.ariaHidden = 'true'
  place.style.height = `${figure.getBoundingClientRect().height}px`
  return place
}
