import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fontRowsModule } from './art/engineFonts'
import { drawnSpritesModule } from './art/engineSprites'
import { icon, logo } from './art/logo'
import { markStripSheet } from './art/marks'
import { munchCat } from './art/game/munchCat'
import { heart } from './art/game/things'
import { landing, leap, nap, preview } from './art/pictures'
import { enlarged } from './art/pixels'
import { pngOf } from './art/png'
import { svgOf } from './art/svg'
import { webpOf } from './art/webp'

const BRAND = 'static/brand'
const EXAMPLE = 'content/example'
/** The sprites that readers take home. */
const DOWNLOADS = 'static/downloads'

const files = {
  'logo-light.svg': svgOf(logo('light'), 'Turbo'),
  'logo-dark.svg': svgOf(logo('dark'), 'Turbo'),
  'icon-light.svg': svgOf(icon('light'), 'Turbo'),
  'icon-dark.svg': svgOf(icon('dark'), 'Turbo'),
  'landing.png': pngOf(enlarged(landing(), 3)),
  'nap.png': pngOf(nap()),
  'preview.png': pngOf(enlarged(preview(), 3)),
}

for (const folder of [BRAND, EXAMPLE, DOWNLOADS]) mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(files)) writeFileSync(path.join(BRAND, name), content)
writeFileSync(path.join(EXAMPLE, 'leap.png'), pngOf(leap()))
writeFileSync(path.join(DOWNLOADS, 'heart.png'), pngOf(heart().frames[0]!))
void webpOf(munchCat()).then((file) => writeFileSync(path.join(DOWNLOADS, 'munch_cat.webp'), file))
writeFileSync('src/styles/markStrip.css', markStripSheet())
writeFileSync('src/engine/fonts/fontRows.ts', fontRowsModule())
writeFileSync('src/engine/sprites/drawnSprites.ts', drawnSpritesModule())
