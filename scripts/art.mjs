import { mkdirSync, writeFileSync } from 'node:fs'
import { icon, logo } from './art/logo.mjs'
import { landing, leap, nap, preview } from './art/pictures.mjs'
import { enlarged } from './art/pixels.mjs'
import { pngOf } from './art/png.mjs'
import { svgOf } from './art/svg.mjs'

const BRAND = new URL('../static/brand/', import.meta.url)
const EXAMPLE = new URL('../content/example/', import.meta.url)

const files = {
  'logo-light.svg': svgOf(logo('light'), 'Turbo'),
  'logo-dark.svg': svgOf(logo('dark'), 'Turbo'),
  'icon-light.svg': svgOf(icon('light'), 'Turbo'),
  'icon-dark.svg': svgOf(icon('dark'), 'Turbo'),
  'landing.png': pngOf(enlarged(landing(), 3)),
  'nap.png': pngOf(nap()),
  'preview.png': pngOf(enlarged(preview(), 3)),
}

for (const folder of [BRAND, EXAMPLE]) mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, BRAND), content)
writeFileSync(new URL('leap.png', EXAMPLE), pngOf(leap()))
