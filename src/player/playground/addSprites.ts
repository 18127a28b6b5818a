import type { SpriteFile } from '../project/project'
import { MAX_SPRITE_BYTES, sizeRefusal, spritePathOf, spriteRefusal } from '../project/spriteChecks'
import { loadDecoder } from './useSprites'

/** Replaces files with the same path. Reports rejected files with the reason. */
export async function withChosen(
  sprites: readonly SpriteFile[],
  chosen: readonly File[],
): Promise<{ sprites: readonly SpriteFile[]; added: readonly SpriteFile[]; errors: readonly string[] }> {
  let all = sprites
  const added: SpriteFile[] = []
  const errors: string[] = []
  for (const file of chosen) {
    const path = spritePathOf(file.name)
    if (file.size > MAX_SPRITE_BYTES) {
      // Rejected without reading
      errors.push(sizeRefusal(path, file.size))
      continue
    }
    const sprite = { path, bytes: new Uint8Array(await file.arrayBuffer()) }
    const refusal = spriteRefusal(sprite, all)
    const decoded = refusal === undefined ? await (await loadDecoder()).decodeSprite(sprite) : { error: refusal }
    if ('error' in decoded) {
      errors.push(decoded.error)
      continue
    }
    all = [...all.filter((other) => other.path !== path), sprite].sort((a, b) => a.path.localeCompare(b.path))
    added.push(sprite)
  }
  return { sprites: all, added, errors }
}
