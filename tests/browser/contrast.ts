import type { Locator } from '@playwright/test'

/** An element's color and its background. */
type Contrast = { name: string; ratio: number }

type Drawn = 'color' | 'outlineColor'

/**
 * WCAG contrast between text or focus ring and the blended backgrounds below. A ring is drawn on the surface around its
 * element, which must have keyboard focus.
 */
export function contrastsOf(elements: Locator, drawn: Drawn): Promise<Contrast[]> {
  return elements.evaluateAll((all, property) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const paper = canvas.getContext('2d', { willReadFrequently: true })!
    const lay = (color: string) => {
      paper.fillStyle = color
      paper.fillRect(0, 0, 1, 1)
    }
    const luminance = () => {
      const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data].map((channel) => {
        const value = channel / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return all.map((element) => {
      if (property === 'outlineColor') (element as HTMLElement).focus({ preventScroll: true })
      const style = getComputedStyle(element)
      const isInside = property === 'outlineColor' && parseFloat(style.outlineOffset) < 0
      const surfaces: string[] = []
      let under = property === 'color' || isInside ? element : element.parentElement
      for (; under; under = under.parentElement) surfaces.unshift(getComputedStyle(under).backgroundColor)
      lay('#fff')
      surfaces.forEach(lay)
      const surface = luminance()
      if (property === 'color' || style.outlineStyle !== 'none') lay(style[property])
      const [dark = 0, light = 0] = [surface, luminance()].sort((a, b) => a - b)
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
      return { name: name.slice(0, 60), ratio: (light + 0.05) / (dark + 0.05) }
    })
  }, drawn)
}

export function belowContrast(contrasts: Contrast[], least: number): string[] {
  return contrasts.filter(({ ratio }) => ratio < least).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)
}
