import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { icon, logo } from './art/logo'
import { landing, leap, nap, preview } from './art/pictures'
import { enlarged, mounted } from './art/pixels'
import type { Pixels } from './art/pixels'
import { pngOf } from './art/png'
import { svgOf } from './art/svg'

const BRAND = 'static/brand'
const EXAMPLE = 'content/example'

/** The icon of a home screen, on paper, because phones put transparent icons on black. */
function homeScreenIcon(scale: number, size: number): Pixels {
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
for (const [name, content] of Object.entries(files)) writeFileSync(path.join(BRAND, name), content)
writeFileSync(path.join(EXAMPLE, 'leap.png'), pngOf(leap()))
