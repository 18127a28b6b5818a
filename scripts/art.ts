import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { displayFaceModule, displayFont } from './art/displayFont'
import { fontRowsModule } from './art/engineFonts'
import { asepriteOf } from './art/aseprite'
import { iconSheet } from './art/dataUrlSheet'
import { drawings, drawnSpritesModule } from './art/engineSprites'
import { icon, logo } from './art/logo'
import { toolbarStripSheet, liveStripSheet, markStripSheet } from './art/marks'
import type { Drawing } from './art/game/drawing'
import { landing, leap, nap, preview } from './art/pictures'
import { enlarged } from './art/pixels'
import { keepShadedPictures } from './art/shadedPictures'
import { pngOf } from './art/png'
import { svgOf } from './art/svg'
import { webpOf } from './art/webp'

const BRAND = 'static/brand'
const EXAMPLE = 'content/example'
/** Sprites offered as downloads. */
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
void keepDownloads()
void keepDisplayFont()
void keepShadedPictures()
writeFileSync('src/styles/icons.css', iconSheet())
writeFileSync('src/styles/markStrip.css', markStripSheet())
writeFileSync('src/player/toolbar/toolbarStrip.css', toolbarStripSheet())
writeFileSync('src/player/toolbar/liveStrip.css', liveStripSheet())
writeFileSync('packages/engine/src/fonts/fontRows.ts', fontRowsModule())
writeFileSync('packages/engine/src/sprites/drawnSprites.ts', drawnSpritesModule())

/** PNG, WebP if animated, Aseprite if tagged. */
async function keepDownloads() {
  const isTagged = ({ name }: Drawing) => name.includes('#')
  const tagged = drawings().filter(isTagged)
  for (const drawing of drawings().filter((it) => !isTagged(it))) {
    const { name, frames } = drawing
    if (frames.length === 1) keepDownload(`${name}.png`, pngOf(frames[0]!))
    else keepDownload(`${name}.webp`, await webpOf(drawing))
  }
  for (const file of new Set(tagged.map(({ name }) => name.split('#')[0]!))) {
    keepDownload(`${file}.aseprite`, asepriteOf(tagged.filter(({ name }) => name.startsWith(`${file}#`))))
  }
}

async function keepDisplayFont() {
  writeFileSync('src/lib/theme/displayFace.ts', displayFaceModule(await displayFont()))
}

function keepDownload(name: string, content: Uint8Array) {
  const file = path.join(DOWNLOADS, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
