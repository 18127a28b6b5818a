/** The sprites of the pages as files that readers take home, below `/downloads` and in the `sprites` of a project. */
export const SPRITE_FILES = [
  'bolt.png',
  'bubble.png',
  'cat.png',
  'cat_dash.webp',
  'coin.webp',
  'enemies/bat.webp',
  'explosion.webp',
  'heal.webp',
  'heart.png',
  'hero.aseprite',
  'hero.png',
  'meteor.webp',
  'more_health.webp',
  'munch_cat.webp',
  'panel.png',
  'ship.webp',
  'shooter.webp',
  'shot.png',
  'speed.webp',
  'tank.webp',
  'windmill.webp',
  'zipper.webp',
]

const stemOf = (file: string) => file.replace(/\.\w+$/, '')

/** The files of the sprites that a program names. Where one has tags, it is the file that has them. */
export function spriteFilesFor(program: string): string[] {
  const names = [...program.matchAll(/"([^"#\n]+)(#?)[^"\n]*"/g)]
  const stems = new Set(names.map(([, stem]) => stem))
  const tagged = new Set(names.filter(([, , sign]) => sign !== '').map(([, stem]) => stem))
  return SPRITE_FILES.filter((file) => {
    const stem = stemOf(file)
    const rivals = SPRITE_FILES.filter((other) => stemOf(other) === stem)
    const hasTags = file.endsWith('.aseprite')
    return stems.has(stem) && (rivals.length === 1 || hasTags === tagged.has(stem))
  })
}
