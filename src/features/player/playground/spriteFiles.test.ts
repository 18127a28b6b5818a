import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { SPRITES } from '../../../engine/sprites/sprites'
import { SPRITE_FILES, spriteFilesFor } from './spriteFiles'

const FOLDER = 'static/downloads'

test('a project has the sprites that its program names, and no others', () => {
  expect(spriteFilesFor('sprite!("heart", x = 8);\nanim.use_sprite("munch_cat"); text!("coins");')).toEqual([
    'heart.png',
    'munch_cat.webp',
  ])
  expect(spriteFilesFor('sprite!("enemies/bat");')).toEqual(['enemies/bat.webp'])
  expect(spriteFilesFor('text!("Hello");')).toEqual([])
})

test('a sprite whose tags are named comes as the file that has them', () => {
  expect(spriteFilesFor('sprite!("hero");')).toEqual(['hero.png'])
  expect(spriteFilesFor('sprite!("hero"); sprite!("hero#run");')).toEqual(['hero.aseprite'])
  expect(spriteFilesFor('let name = format!("hero#{}", action);')).toEqual(['hero.aseprite'])
})

test('every sprite of the pages is a file, and every file is listed', () => {
  const files = fs.readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(FOLDER, path.join(parentPath, name)))
  expect(names.sort()).toEqual(SPRITE_FILES)
  const stems = new Set([...SPRITES.keys()].map((name) => name.split('#')[0]))
  expect(new Set(SPRITE_FILES.map((file) => file.replace(/\.\w+$/, '')))).toEqual(stems)
})

test.each(SPRITE_FILES.filter((file) => !file.endsWith('.aseprite')))(
  '%s has the pixels of its sprite',
  async (file) => {
    const { width, height, palette, pixels, durations } = SPRITES.get(file.replace(/\.\w+$/, ''))!
    const picture = sharp(path.join(FOLDER, file), { pages: -1 }).ensureAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, height * durations.length])
    const { delay } = await picture.metadata()
    expect(delay).toEqual(durations.length > 1 ? durations : undefined)
    const drawn = Array.from({ length: data.length / 4 }, (_, place) => data.readUInt32BE(place * 4))
    expect(drawn).toEqual(Array.from(pixels, (place) => palette[place]))
  },
)
