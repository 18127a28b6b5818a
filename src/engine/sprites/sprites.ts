import { COLORS, DRAWN_SPRITES } from './drawnSprites'
import { readSprites } from './readSprites'

/** The sprites that the pages name, drawn for this site. */
export const SPRITES = readSprites(DRAWN_SPRITES, COLORS)
