/** Keeps a figure's place, with its class and thus its margins. */
export function placeOf(figure: HTMLElement): HTMLElement {
  const place = document.createElement('figure')
  place.className = figure.className
  place.ariaHidden = 'true'
  place.style.height = `${figure.getBoundingClientRect().height}px`
  return place
}
