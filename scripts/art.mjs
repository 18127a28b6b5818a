import { mkdirSync, writeFileSync } from 'node:fs'
import { icon, logo } from './art/logo.mjs'
import { landing, leap, nap, preview } from './art/pictures.mjs'
import { enlarged, mounted } from './art/pixels.mjs'
import { pngOf } from './art/png.mjs'
import { svgOf } from './art/svg.mjs'

const BRAND = new URL('../static/brand/', import.meta.url)
const EXAMPLE = new URL('../content/example/', import.meta.url)

/** The icon of a home screen, on paper, because phones put transparent icons on black. */
function homeScreenIcon(scale, size) {
  return mounted(enlarged(icon('light'), scale), size, '#ffffff')
}

const files = {
  'logo-light.svg': svgOf(logo('light'), 'Turbo'),
  'logo-dark.svg': svgOf(logo('dark'), 'Turbo'),
  'icon-light.svg': svgOf(icon('light'), 'Turbo'),
  'icon-dark.svg': svgOf(icon('dark'), 'Turbo'),
  'icon-light.png': pngOf(homeScreenIcon(9, 180)),
  'icon-light-512.png': pngOf(homeScreenIcon(26, 512)),
  'landing.png': pngOf(enlarged(landing(), 3)),
  'nap.png': pngOf(nap()),
  'preview.png': pngOf(enlarged(preview(), 3)),
}

for (const folder of [BRAND, EXAMPLE]) mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, BRAND), content)
writeFileSync(new URL('leap.png', EXAMPLE), pngOf(leap()))
